import Foundation
import Headway
import HeadwayHosting

/// Contracts 1, 3 and 4: values, interruption, backward modes; and frames on demand only.
extension LinearCases {
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
        HostCase("a counter that another thread advances is followed until it is done") { view, found in
            await AnyViewCases.following(view, found)
            found.expect("done", view.filled(), is: 100)
        },
        HostCase("what is followed no more changes nothing") { view, found in
            let counter = ProgressCounter(total: 4)
            view.follow(counter)
            view.unfollow()
            view.setProgress(0.5, animated: false, completion: nil)
            counter.advance()
            await view.run(0.3)
            found.expect("value", view.progress, is: 0.5)
        },
        HostCase("a source without a total shows that it goes on (SwiftProgressView 1)") { view, found in
            view.follow(ProgressCounter())
            await view.run(0.5)
            found.expect("it moves", view.wantsFrames)
            found.expect("bars in motion", view.picture().count > 1)
            found.expect("no per cent", view.accessibleValue?.contains("%") != true)
        },
        HostCase("what is followed outside of a window wants no frames, and is caught up with in one") { view, found in
            await AnyViewCases.followingUnseen(view, found)
        },
        HostCase("what is followed while hidden wants no frames, and is caught up with when it shows") { view, found in
            await AnyViewCases.followingHidden(view, found)
        },
        HostCase("a Progress is observed until something else is followed") { view, found in
            await AnyViewCases.observing(view, found)
        },
    ]
}
