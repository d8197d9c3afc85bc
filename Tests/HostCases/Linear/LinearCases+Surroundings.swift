import Headway

/// Contracts 6 and 7: direction, reduced motion, dark surroundings; and starting and stopping.
extension LinearCases {
    static let surroundings: [HostCase<any LinearSubject>] = [
        HostCase("from right to left the bar grows from the right") { view, found in
            await view.setEnvironment { $0.direction = .rightToLeft }
            view.setProgress(0.25, animated: false, completion: nil)
            found.expect("left edge", view.picture().last?.x, is: 75)
            found.expect("width", view.picture().last?.width, is: 25)
        },
        HostCase("under reduced motion values change at once, and complete") { view, found in
            await view.setEnvironment { $0.reducesMotion = true }
            view.setProgress(0.5, animated: true, completion: found.note("a"))
            found.expect("filled", view.filled(), is: 50)
            await view.run(0.1)
            found.expect("completions", found.calls, is: ["a true"])
        },
        HostCase("under reduced motion something still moves while no value is known") { view, found in
            await view.setEnvironment { $0.reducesMotion = true }
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
            await view.setEnvironment { $0.appearance = .dark }
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
