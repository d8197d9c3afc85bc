import Headway

/// Contracts 1, 3, 4, 6 and 7: values, interruption, backward modes, direction, reduced motion; and frames on demand only.
public enum MotionCases {
    /// The cases.
    public static let all: [HostCase<any LinearSubject>] = values + visibility + surroundings

    static let values: [HostCase<any LinearSubject>] = [
        HostCase("values beyond the ends are clamped") { view, found in
            view.setProgress(-1, animated: false, completion: nil)
            found.expect("below", view.progress, is: 0)
            view.setProgress(2, animated: false, completion: nil)
            found.expect("above", view.progress, is: 1)
            found.expect("filled", view.filled(), is: 100)
        },
        HostCase("an animated value reads its goal at once and gets there evenly") { view, found in
            view.setProgress(0.8, animated: true, completion: nil)
            found.expect("value", (view.progress * 100).rounded(), is: 80)
            await view.run(0.125)
            found.expect("half way", abs(view.filled() - 40) < 6)
            await view.run(0.25)
            found.expect("at the end", view.filled(), is: 80)
        },
        HostCase("0 and then a value in the same turn grows from 0 (GTProgressBar 24)") { view, found in
            view.setProgress(0.9, animated: false, completion: nil)
            view.setProgress(0, animated: false, completion: nil)
            view.setProgress(0.8, animated: true, completion: nil)
            await view.run(0.05)
            found.expect("on the way from 0", view.filled() < 40)
        },
        HostCase("backward by reset collapses and grows") { view, found in
            view.backward = .reset
            view.setProgress(0.8, animated: false, completion: nil)
            view.setProgress(0.4, animated: true, completion: nil)
            await view.run(0.02)
            found.expect("from 0", view.filled() < 10)
            await view.run(0.5)
            found.expect("at the end", view.filled(), is: 40)
        },
        HostCase("backward by animation moves back") { view, found in
            view.backward = .animate
            view.setProgress(0.8, animated: false, completion: nil)
            view.setProgress(0.4, animated: true, completion: nil)
            await view.run(0.02)
            found.expect("from where it was", view.filled() > 70)
            await view.run(0.5)
            found.expect("at the end", view.filled(), is: 40)
        },
        HostCase("no frame falls back to an old value, at the end neither (DACircularProgress 32)") { view, found in
            view.setProgress(0.2, animated: false, completion: nil)
            view.setProgress(0.9, animated: true, completion: nil)
            var widths = [view.filled()]
            for _ in 0..<30 {
                await view.run(1.0 / 60)
                widths.append(view.filled())
            }
            found.expect("never back", zip(widths, widths.dropFirst()).allSatisfy { $0 <= $1 })
            found.expect("at the end", widths.last, is: 90)
        },
        HostCase("back from indeterminate the value shows, and nothing else moves") { view, found in
            view.setProgress(0.5, animated: false, completion: nil)
            view.setMode(.indeterminate, animated: true, completion: nil)
            view.startAnimating()
            await view.run(0.7)
            view.setMode(.determinate, animated: true, completion: found.note("mode"))
            await view.run(0.5)
            found.expect("bars", view.picture().map(\.width), is: [100, 50])
            found.expect("at rest", !view.wantsFrames)
            found.expect("completions", found.calls, is: ["mode true"])
        },
        HostCase("an interrupted motion goes on from what is on screen") { view, found in
            view.backward = .animate
            view.setProgress(1, animated: true, completion: nil)
            await view.run(0.125)
            let before = view.filled()
            view.setProgress(0.1, animated: true, completion: nil)
            found.expect("no jump", abs(view.filled() - before) < 1)
        },
        HostCase("frames are wanted only while something moves (MDC pull 1928)") { view, found in
            found.expect("at rest", !view.wantsFrames)
            view.setProgress(0.5, animated: true, completion: nil)
            found.expect("moving", view.wantsFrames)
            await view.run(0.5)
            found.expect("arrived", !view.wantsFrames)
            view.setMode(.indeterminate, animated: false, completion: nil)
            view.startAnimating()
            found.expect("indeterminate", view.wantsFrames)
            view.setInWindow(false)
            found.expect("outside of a window", !view.wantsFrames)
            view.setInWindow(true)
            found.expect("back again", view.wantsFrames)
            view.setHidden(true, animated: false, completion: nil)
            found.expect("hidden", !view.wantsFrames)
        },
    ]

    static let visibility: [HostCase<any LinearSubject>] = [
        HostCase("hiding shrinks to the bottom edge, and hides at the end") { view, found in
            view.setHidden(true, animated: true, completion: nil)
            await view.run(0.125)
            let bar = view.picture().first
            found.expect("half the height", abs((bar?.height ?? 0) - 5) < 1.1)
            found.expect("at the bottom", bar.map { $0.y + $0.height }, is: 10)
            found.expect("not hidden yet", !view.isHidden)
            await view.run(0.3)
            found.expect("hidden", view.isHidden)
        },
        HostCase("showing while hiding turns round and ends shown") { view, found in
            view.setHidden(true, animated: true, completion: found.note("hide"))
            await view.run(0.125)
            let before = view.height()
            view.setHidden(false, animated: true, completion: found.note("show"))
            found.expect("no jump", abs(view.height() - before) < 1)
            await view.run(0.5)
            found.expect("shown", !view.isHidden)
            found.expect("whole", view.height(), is: 10)
            found.expect("completions", found.calls, is: ["hide false", "show true"])
        },
        HostCase("hiding while showing ends hidden") { view, found in
            view.setHidden(true, animated: false, completion: nil)
            view.setHidden(false, animated: true, completion: nil)
            await view.run(0.1)
            view.setHidden(true, animated: true, completion: nil)
            await view.run(0.5)
            found.expect("hidden", view.isHidden)
        },
        HostCase("a hiding that another hiding follows after a showing does not end early") { view, found in
            view.setHidden(true, animated: true, completion: nil)
            await view.run(0.1)
            view.setHidden(false, animated: true, completion: nil)
            await view.run(0.05)
            view.setHidden(true, animated: true, completion: nil)
            await view.run(0.02)
            found.expect("still to be seen", !view.isHidden)
            await view.run(0.5)
            found.expect("hidden", view.isHidden)
        },
        HostCase("hide, show and hide again in one turn shrinks to the end") { view, found in
            view.setHidden(true, animated: true, completion: found.note("first"))
            await view.run(0.1)
            view.setHidden(false, animated: true, completion: found.note("second"))
            view.setHidden(true, animated: true, completion: found.note("third"))
            await view.run(0.02)
            found.expect("still to be seen", !view.isHidden)
            await view.run(0.5)
            found.expect("hidden", view.isHidden)
            found.expect("completions", found.calls, is: ["first false", "second false", "third true"])
        },
        HostCase("what was hidden at once grows whole when shown, bar and track together (MDC 2462)") { view, found in
            view.setProgress(0.5, animated: false, completion: nil)
            view.setHidden(true, animated: false, completion: nil)
            view.setHidden(false, animated: true, completion: nil)
            await view.run(0.125)
            let heights = view.picture().map(\.height)
            found.expect("track and bar", heights.count, is: 2)
            found.expect("the same height", Set(heights).count, is: 1)
        },
    ]

    static let surroundings: [HostCase<any LinearSubject>] = [
        HostCase("from right to left the bar grows from the right") { view, found in
            view.setEnvironment { $0.direction = .rightToLeft }
            view.setProgress(0.25, animated: false, completion: nil)
            found.expect("left edge", view.picture().last?.x, is: 75)
            found.expect("width", view.picture().last?.width, is: 25)
        },
        HostCase("under reduced motion values change at once, and complete") { view, found in
            view.setEnvironment { $0.reduceMotion = true }
            view.setProgress(0.5, animated: true, completion: found.note("a"))
            found.expect("filled", view.filled(), is: 50)
            await view.run(0.1)
            found.expect("completions", found.calls, is: ["a true"])
        },
        HostCase("under reduced motion something still moves while no value is known") { view, found in
            view.setEnvironment { $0.reduceMotion = true }
            view.setMode(.indeterminate, animated: true, completion: nil)
            view.startAnimating()
            await view.run(0.5)
            let before = view.picture()
            found.expect("a bar shows", before.count, is: 2)
            await view.run(0.5)
            found.expect("it has moved", view.picture() != before)
        },
        HostCase("dark surroundings darken the track") { view, found in
            let light = view.picture().first?.color
            view.setEnvironment { $0.appearance = .dark }
            found.expect("another colour", view.picture().first?.color != light)
        },
        HostCase("a stopped indeterminate bar is a track; started it moves") { view, found in
            view.setMode(.indeterminate, animated: false, completion: nil)
            view.stopAnimating()
            await view.run(0.3)
            found.expect("bars at rest", view.picture().count, is: 1)
            view.startAnimating()
            await view.run(0.5)
            found.expect("bars in motion", view.picture().count > 1)
        },
        HostCase("started before it became indeterminate, it moves when it does (MDC 5066)") { view, found in
            view.startAnimating()
            view.setMode(.indeterminate, animated: false, completion: nil)
            await view.run(0.5)
            found.expect("bars in motion", view.picture().count > 1)
        },
    ]
}
