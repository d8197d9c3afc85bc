import Headway

/// Contract 7, and what else happens around a ring.
extension CircularCases {
    static let surroundings: [HostCase<any CircularSubject>] = [
        HostCase("under reduced motion values change at once, and it never stops (codex 22787)") { view, found in
            await view.setEnvironment { $0.reducesMotion = true }
            view.setProgress(0.5, animated: true, completion: nil)
            found.expect("half the ring", abs(view.picture().degrees() - 180) < 5)
            view.setMode(.indeterminate, animated: true, completion: nil)
            view.startAnimating(completion: nil)
            await view.run(0.3)
            let before = view.picture()
            found.expect("an arc", before.degrees() > 0)
            await view.run(0.3)
            found.expect("another place", view.picture() != before)
        },
        HostCase("leaving and coming back keeps place and colour (MDC 4113)") { view, found in
            view.setMode(.indeterminate, animated: false, completion: nil)
            view.startAnimating(completion: nil)
            await view.run(1.7)
            let before = view.picture()
            view.setInWindow(false)
            view.setInWindow(true)
            found.expect("picture", view.picture(), is: before)
            found.expect("animating", view.isAnimating)
        },
        HostCase("the colour goes on to the next each cycle") { view, found in
            view.setCycleColors([Color(hex: 0xFF0000), Color(hex: 0x00FF00)])
            view.setMode(.indeterminate, animated: false, completion: nil)
            view.stopAnimating(completion: nil)
            await view.run(0.5)
            view.startAnimating(completion: nil)
            await view.run(0.5)
            found.expect("the first", view.picture().degrees("#ff0000") > 0)
            // A cycle of the original's takes 4/3 s (Sources.md#classic-ring).
            await view.run(4.0 / 3)
            found.expect("the second", view.picture().degrees("#00ff00") > 0)
        },
    ]
}
