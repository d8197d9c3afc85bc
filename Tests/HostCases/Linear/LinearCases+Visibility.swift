/// Contract 3 of hiding and showing.
extension LinearCases {
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
}
