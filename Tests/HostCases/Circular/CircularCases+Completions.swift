import Headway

/// Contract 2: completions are called exactly once, later, with the right flag, in order.
extension CircularCases {
    static let completions: [HostCase<any CircularSubject>] = [
        HostCase("a completion is called once, after the call has returned") { view, found in
            view.setProgress(0.5, animated: true, completion: found.note("moving"))
            found.expect("within the call", found.calls, is: [])
            await view.run(1)
            view.setProgress(0.6, animated: false, completion: found.note("at once"))
            found.expect("within the call", found.calls, is: ["moving true"])
            await view.run(0.1)
            found.expect("in the end", found.calls, is: ["moving true", "at once true"])
        },
        HostCase("a change that is overtaken completes first, as cut short") { view, found in
            view.setProgress(0.5, animated: true, completion: found.note("first"))
            await view.run(0.1)
            view.setProgress(0.9, animated: true, completion: found.note("second"))
            await view.run(1)
            found.expect("in the end", found.calls, is: ["first false", "second true"])
        },
        HostCase("a start during a stop turns round, and both complete in their order") { view, found in
            view.setMode(.indeterminate, animated: false, completion: nil)
            view.startAnimating(completion: nil)
            await view.run(0.5)
            view.stopAnimating(completion: found.note("stop"))
            await view.run(0.05)
            view.startAnimating(completion: found.note("start"))
            await view.run(0.5)
            found.expect("in the end", found.calls, is: ["stop false", "start true"])
            found.expect("moving", view.wantsFrames && view.picture().degrees() > 0)
        },
        HostCase("modes toggled quickly complete in their order and end at 12 o'clock (MDC pull 2390)") { view, found in
            view.setProgress(0.25, animated: false, completion: nil)
            for (step, mode) in [IndicatorMode.indeterminate, .determinate, .indeterminate, .determinate].enumerated() {
                view.setMode(mode, animated: true, completion: found.note("\(step)"))
                await view.run(0.05)
            }
            await view.run(2)
            found.expect("in the end", found.calls, is: ["0 false", "1 false", "2 false", "3 true"])
            found.expect("the first quarter", view.picture().isPainted(0..<90) && view.picture().isEmpty(90..<360))
        },
        HostCase("leaving the window completes as cut short, at the goal") { view, found in
            view.setProgress(0.5, animated: true, completion: found.note("a"))
            await view.run(0.1)
            view.setInWindow(false)
            await view.run(0.1)
            found.expect("in the end", found.calls, is: ["a false"])
            view.setInWindow(true)
            found.expect("half the ring", abs(view.picture().degrees() - 180) < 5)
        },
    ]
}
