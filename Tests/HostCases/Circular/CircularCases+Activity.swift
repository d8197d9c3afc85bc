import Headway

/// Starting, stopping and hiding.
extension CircularCases {
    static let activity: [HostCase<any CircularSubject>] = [
        HostCase("an indeterminate ring moves; frames are wanted only while it can be seen to") { view, found in
            found.expect("at rest", !view.wantsFrames)
            view.setMode(.indeterminate, animated: false, completion: nil)
            view.startAnimating(completion: nil)
            found.expect("animating", view.isAnimating)
            found.expect("moving", view.wantsFrames)
            await view.run(0.5)
            let before = view.picture()
            found.expect("an arc", before.degrees() > 0 && before.degrees() < 360)
            await view.run(0.2)
            found.expect("another place", view.picture() != before)
            view.setInWindow(false)
            found.expect("outside of a window", !view.wantsFrames)
            view.setInWindow(true)
            found.expect("back again", view.wantsFrames)
        },
        HostCase("stopped it thins out and is gone; the view itself stays") { view, found in
            view.setMode(.indeterminate, animated: false, completion: nil)
            view.startAnimating(completion: nil)
            await view.run(0.3)
            view.stopAnimating(completion: found.note("stop"))
            found.expect("not animating", !view.isAnimating)
            await view.run(0.05)
            found.expect("on its way out", view.picture().degrees() > 0)
            await view.run(0.2)
            found.expect("gone", view.picture().degrees(), is: 0)
            found.expect("completions", found.calls, is: ["stop true"])
            found.expect("no frames", !view.wantsFrames)
            found.expect("not hidden", !view.isHidden)
        },
        HostCase("a ring that stays when stopped leaves its track, at rest") { view, found in
            view.hidesWhenStopped = false
            view.trackEnabled = true
            view.setMode(.indeterminate, animated: false, completion: nil)
            view.startAnimating(completion: nil)
            await view.run(0.3)
            view.stopAnimating(completion: nil)
            await view.run(0.5)
            found.expect("the whole circle", view.picture().degrees(), is: 360)
            found.expect("in one colour", Set(view.picture().colors).count, is: 1)
            found.expect("no frames", !view.wantsFrames)
        },
        HostCase("a value that is stopped is gone, and shows when started") { view, found in
            view.setProgress(0.5, animated: false, completion: nil)
            view.stopAnimating(completion: nil)
            await view.run(0.3)
            found.expect("gone", view.picture().degrees(), is: 0)
            view.startAnimating(completion: found.note("start"))
            await view.run(0.3)
            found.expect("back", abs(view.picture().degrees() - 180) < 5)
            found.expect("completions", found.calls, is: ["start true"])
        },
        HostCase("a stopped ring that is no longer to hide shows at once") { view, found in
            view.setProgress(0.5, animated: false, completion: nil)
            view.stopAnimating(completion: nil)
            await view.run(0.3)
            view.hidesWhenStopped = false
            found.expect("back", abs(view.picture().degrees() - 180) < 5)
        },
        HostCase("every start begins the first cycle") { view, found in
            view.setMode(.indeterminate, animated: false, completion: nil)
            view.stopAnimating(completion: nil)
            await view.run(0.5)
            view.startAnimating(completion: nil)
            await view.run(0.2)
            let first = view.picture()
            view.stopAnimating(completion: nil)
            await view.run(0.7)
            view.startAnimating(completion: nil)
            await view.run(0.2)
            found.expect("picture", view.picture(), is: first)
        },
        HostCase("hidden it costs nothing, and a value shows again") { view, found in
            view.setProgress(0.5, animated: false, completion: nil)
            view.isHidden = true
            found.expect("hidden", view.isHidden)
            found.expect("nothing to see", view.picture().degrees(), is: 0)
            view.isHidden = false
            found.expect("not hidden", !view.isHidden)
            view.startAnimating(completion: nil)
            await view.run(0.3)
            found.expect("back", abs(view.picture().degrees() - 180) < 5)
            view.setMode(.indeterminate, animated: false, completion: nil)
            found.expect("moving", view.wantsFrames)
            view.isHidden = true
            found.expect("no frames", !view.wantsFrames)
        },
    ]
}
