/// Contract 2 of the design: completions are called exactly once, later, with the right flag, in order.
extension LinearCases {
    static let completions: [HostCase<any LinearSubject>] = [
        HostCase("a completion is called once, after the call has returned") { view, found in
            view.setProgress(0.5, animated: true, completion: found.note("a"))
            found.expect("within the call", found.calls, is: [])
            await view.run(0.1)
            found.expect("on the way", found.calls, is: [])
            await view.run(0.5)
            found.expect("in the end", found.calls, is: ["a true"])
        },
        HostCase("without motion the completion comes too, and later (MDC pull 2564)") { view, found in
            view.setProgress(0.5, animated: false, completion: found.note("a"))
            found.expect("within the call", found.calls, is: [])
            await view.run(0.1)
            found.expect("in the end", found.calls, is: ["a true"])
        },
        HostCase("a value that is already there completes as finished") { view, found in
            view.setProgress(0, animated: true, completion: found.note("a"))
            await view.run(0.5)
            found.expect("in the end", found.calls, is: ["a true"])
        },
        HostCase("what is not a number is ignored and completes") { view, found in
            view.setProgress(0.3, animated: false, completion: nil)
            view.setProgress(.nan, animated: true, completion: found.note("nan"))
            await view.run(0.5)
            found.expect("value", (view.progress * 100).rounded(), is: 30)
            found.expect("in the end", found.calls, is: ["nan true"])
        },
        HostCase("a change that is overtaken completes first, as cut short") { view, found in
            view.setProgress(0.5, animated: true, completion: found.note("first"))
            await view.run(0.1)
            view.setProgress(0.9, animated: true, completion: found.note("second"))
            await view.run(0.5)
            found.expect("in the end", found.calls, is: ["first false", "second true"])
        },
        HostCase("values given one after the other complete in their order") { view, found in
            for step in 1...3 {
                view.setProgress(Double(step) / 4, animated: true, completion: found.note("\(step)"))
            }
            await view.run(0.5)
            found.expect("in the end", found.calls, is: ["1 false", "2 false", "3 true"])
        },
        HostCase("a completion may start the next change and keeps its own completion") { view, found in
            view.setProgress(0.5, animated: true) { _ in
                found.calls.append("outer")
                view.setProgress(1, animated: true, completion: found.note("inner"))
            }
            await view.run(1)
            found.expect("in the end", found.calls, is: ["outer", "inner true"])
            found.expect("value", view.progress, is: 1)
        },
        HostCase("leaving the window completes as cut short, at the goal") { view, found in
            view.setProgress(0.8, animated: true, completion: found.note("a"))
            await view.run(0.1)
            view.setInWindow(false)
            await view.run(0.1)
            found.expect("in the end", found.calls, is: ["a false"])
            view.setInWindow(true)
            found.expect("filled", view.filled(), is: 80)
        },
        HostCase("outside of a window a change completes at once, as finished") { view, found in
            view.setInWindow(false)
            view.setProgress(0.5, animated: true, completion: found.note("a"))
            await view.run(0.1)
            found.expect("in the end", found.calls, is: ["a true"])
        },
        HostCase("hiding twice in a row completes both (MDC pull 787)") { view, found in
            view.setHidden(true, animated: true, completion: found.note("first"))
            view.setHidden(true, animated: true, completion: found.note("second"))
            await view.run(1)
            found.expect("in the end", found.calls, is: ["first true", "second true"])
            found.expect("hidden", view.isHidden)
        },
        HostCase("hiding what is hidden completes as finished") { view, found in
            view.setHidden(true, animated: false, completion: nil)
            view.setHidden(true, animated: true, completion: found.note("a"))
            await view.run(0.5)
            found.expect("in the end", found.calls, is: ["a true"])
        },
        HostCase("properties complete when each is due") { view, found in
            view.setProgress(0.5, animated: true, completion: found.note("value"))
            view.setHidden(false, animated: true, completion: found.note("shown"))
            await view.run(0.5)
            found.expect("in the end", found.calls, is: ["shown true", "value true"])
        },
        HostCase("after a suspension everything has arrived") { view, found in
            view.setProgress(0.5, animated: true, completion: found.note("a"))
            view.leap(3600)
            await view.run(0.1)
            found.expect("in the end", found.calls, is: ["a true"])
            found.expect("filled", view.filled(), is: 50)
        },
    ]
}
