import Headway

/// What a download control does, whatever the host.
public enum DownloadCases {
    /// The cases.
    public static let all: [HostCase<any DownloadSubject>] = [
        HostCase("every state can follow every other, and completes") { view, found in
            for from in DownloadState.allCases {
                for to in DownloadState.allCases {
                    view.setState(from, animated: false, completion: nil)
                    view.setState(to, animated: true, completion: found.note("\(to)"))
                    found.expect("state", view.state, is: to)
                    await view.run(0.4)
                    found.expect("completions", found.calls, is: ["\(to) true"])
                    found.calls = []
                }
            }
        },
        HostCase("full is not completed: the state is the app's (NFDownloadButton 6)") { view, found in
            view.setState(.running, animated: false, completion: nil)
            view.setProgress(1, animated: false, completion: nil)
            await view.run(0.2)
            found.expect("state", view.state, is: .running)
            found.expect("spoken", view.accessibleValue, is: "99%")
            view.setState(.failed, animated: true, completion: nil)
            view.setState(.running, animated: true, completion: nil)
            found.expect("back again", view.state, is: .running)
        },
        HostCase("a second run starts from 0") { view, found in
            view.setState(.running, animated: false, completion: nil)
            view.setProgress(0.7, animated: false, completion: nil)
            view.setState(.completed, animated: false, completion: nil)
            view.setState(.running, animated: false, completion: nil)
            found.expect("value", view.progress, is: 0)
        },
        HostCase("running before any value shows an empty ring") { view, found in
            view.setState(.running, animated: false, completion: nil)
            let empty = view.picture()
            view.setProgress(1, animated: false, completion: nil)
            found.expect("another picture when full", view.picture() != empty)
        },
        HostCase("a tap tells the state; a disabled control does not answer") { view, found in
            view.tap()
            view.setState(.running, animated: false, completion: nil)
            view.tap()
            found.expect("taps", view.taps, is: [.initial, .running])
            view.isEnabled = false
            view.tap()
            found.expect("disabled", view.taps.count, is: 2)
        },
        HostCase("each state has its own name; the app's name wins") { view, found in
            var names: [String] = []
            for state in [DownloadState.initial, .running, .completed, .paused, .failed] {
                view.setState(state, animated: false, completion: nil)
                names.append(view.accessibleLabel ?? "")
            }
            found.expect(
                "names", names,
                is: ["Download", "Downloading", "Downloaded", "Download paused", "Download failed"])
            view.accessibleLabel = "Episode 1"
            found.expect("the app's", view.accessibleLabel, is: "Episode 1")
        },
        HostCase("frames are wanted while waiting, and not at rest") { view, found in
            found.expect("initial", !view.wantsFrames)
            view.setState(.indeterminate, animated: false, completion: nil)
            found.expect("waiting", view.wantsFrames)
            view.setInWindow(false)
            found.expect("outside of a window", !view.wantsFrames)
            view.setInWindow(true)
            found.expect("again in a window (cell reuse, DRPLoadingSpinner 4)", view.wantsFrames)
            view.setState(.completed, animated: false, completion: nil)
            await view.run(0.1)
            found.expect("completed", !view.wantsFrames)
        },
        HostCase("a redraw does not restart the motion") { view, found in
            view.setState(.indeterminate, animated: false, completion: nil)
            await view.run(0.4)
            let before = view.picture()
            await view.setEnvironment { $0.appearance = .dark }
            await view.setEnvironment { $0.appearance = .light }
            found.expect("the same moment", view.picture(), is: before)
        },
        HostCase("hiding and showing complete in their order, and end shown") { view, found in
            view.setHidden(true, animated: true, completion: found.note("hide"))
            await view.run(0.05)
            found.expect("still to be seen", !view.isHidden)
            view.setHidden(false, animated: true, completion: found.note("show"))
            await view.run(1)
            found.expect("completions", found.calls, is: ["hide false", "show true"])
            view.setHidden(true, animated: true, completion: nil)
            await view.run(1)
            found.expect("hidden", view.isHidden)
        },
        HostCase("a transfer is followed and steered, until it is no more") { view, found in
            let transfer = HandTransfer()
            view.follow(transfer: transfer)
            await view.run(0.05)
            found.expect("state", view.state, is: .initial)
            view.tap()
            await view.run(until: .running)
            found.expect("started", view.state, is: .running)
            transfer.report(0.5)
            await view.run(0.12)
            found.expect("value", view.progress, is: 0.5)
            view.tap()
            await view.run(until: .paused)
            found.expect("paused", view.state, is: .paused)
            found.expect("taps reach the app too", view.taps, is: [.initial, .running])
            view.unfollow()
            transfer.resume()
            await view.run(0.05)
            found.expect("not followed any more", view.state, is: .paused)
        },
        HostCase("a transfer that is followed anew shows its state at once (reused cells)") { view, found in
            let transfer = HandTransfer()
            transfer.start()
            transfer.report(0.5)
            view.setState(.completed, animated: false, completion: nil)
            await view.run(0.1)
            view.follow(transfer: transfer)
            let picture = view.picture()
            found.expect("state", view.state, is: .running)
            await view.run(1)
            found.expect("nothing crossed over", view.picture(), is: picture)
            transfer.cancel()
            await view.run(0.05)
            let crossing = view.picture()
            await view.run(1)
            found.expect("what changes later does", view.picture() != crossing)
        },
        HostCase("a source of progress is followed; the state stays the app's") { view, found in
            view.setState(.running, animated: false, completion: nil)
            let counter = ProgressCounter(total: 4)
            view.follow(counter)
            await Task.detached { counter.advance(by: 4) }.value
            await view.run(0.12)
            found.expect("value", view.progress, is: 1)
            found.expect("state", view.state, is: .running)
        },
        HostCase("what is followed outside of a window wants no frames, and is caught up with in one") { view, found in
            view.setState(.running, animated: false, completion: nil)
            await AnyViewCases.followingUnseen(view, found)
        },
        HostCase("what is followed while hidden wants no frames, and is caught up with when it shows") { view, found in
            view.setState(.running, animated: false, completion: nil)
            await AnyViewCases.followingHidden(view, found)
        },
        HostCase("the app's value wins, and nil gives the per cent back") { view, found in
            view.setState(.running, animated: false, completion: nil)
            AnyViewCases.ownAccessibleValue(view, found)
        },
    ]
}

extension DownloadSubject {
    /// Lets frames come until a state shows, or a minute is over: what a transfer tells comes by way of other
    /// threads, which have turns of their own.
    fileprivate func run(until state: DownloadState) async {
        let deadline = ContinuousClock.now + .seconds(60)
        while self.state != state, ContinuousClock.now < deadline { await run(1.0 / 60) }
    }
}
