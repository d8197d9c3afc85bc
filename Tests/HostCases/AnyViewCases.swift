import Foundation
import Headway
import HeadwayHosting

/// What every view does, whatever it shows: bodies of cases that the tables of bars, rings and downloads have in common.
enum AnyViewCases {
    /// The law of frames on demand, for what is followed: nobody sees it, so nobody looks.
    @MainActor
    static func followingUnseen(_ view: any HostSubject, _ found: Findings) async {
        let counter = ProgressCounter(total: 4)
        view.setInWindow(false)
        view.follow(counter)
        found.expect("outside of a window", !view.wantsFrames)
        counter.advance()
        view.setInWindow(true)
        found.expect("caught up", view.progress, is: 0.25)
        view.setInWindow(false)
        found.expect("outside again", !view.wantsFrames)
    }

    /// Contract 13: what stands still costs nothing, and what moves is moved to, within a tenth of a second.
    @MainActor
    static func following(_ view: any HostSubject, _ found: Findings) async {
        let counter = ProgressCounter(total: 4)
        view.follow(counter)
        await view.run(1)
        found.expect("stalled, no frames", !view.wantsFrames)
        await Task.detached { counter.advance() }.value
        await view.run(0.12)
        found.expect("value", view.progress, is: 0.25)
        found.expect("it moves there", view.wantsFrames)
        await view.run(1)
        found.expect("stalled again", !view.wantsFrames)
        await Task.detached { counter.advance(by: 3) }.value
        await view.run(0.12)
        found.expect("the last value", view.progress, is: 1)
        await view.run(1)
        found.expect("at rest", !view.wantsFrames)
    }

    /// The same of a view that is hidden in its window.
    @MainActor
    static func followingHidden(_ view: any HostSubject, _ found: Findings) async {
        let counter = ProgressCounter(total: 4)
        view.follow(counter)
        view.isHidden = true
        await view.run(0.5)
        found.expect("hidden", !view.wantsFrames)
        counter.advance()
        await view.run(0.5)
        found.expect("not looked at", view.progress, is: 0)
        view.isHidden = false
        found.expect("caught up", view.progress, is: 0.25)
    }

    /// Contract 9 where an app has words of its own for the value.
    @MainActor
    static func ownAccessibleValue(_ view: any HostSubject, _ found: Findings) {
        view.setProgress(0.4, animated: false, completion: nil)
        view.accessibleValue = "2 of 5"
        found.expect("the app's", view.accessibleValue, is: "2 of 5")
        view.setProgress(0.6, animated: false, completion: nil)
        found.expect("still the app's", view.accessibleValue, is: "2 of 5")
        view.accessibleValue = nil
        found.expect("the per cent", view.accessibleValue, is: "60%")
    }

    /// Foundation's progress is a thing that is followed like others: the last one asked for wins.
    @MainActor
    static func observing(_ view: any ObservingSubject, _ found: Findings) async {
        let progress = Progress(totalUnitCount: 10)
        view.observedProgress = progress
        progress.completedUnitCount = 5
        await view.run(0.12)
        found.expect("value", view.progress, is: 0.5)
        found.expect("observed", view.observedProgress === progress)
        let counter = ProgressCounter(total: 4)
        view.follow(counter)
        found.expect("observed no more", view.observedProgress == nil)
        counter.advance()
        progress.completedUnitCount = 9
        await view.run(0.12)
        found.expect("followed", view.progress, is: 0.25)
    }

    /// Contract 9: the value that assistive technology is told.
    @MainActor
    static func wholePercent(_ view: any HostSubject, _ found: Findings) {
        view.setProgress(0.424, animated: false, completion: nil)
        found.expect("value", view.accessibleValue, is: "42%")
        view.setProgress(0.999, animated: false, completion: nil)
        found.expect("nearly done", view.accessibleValue, is: "99%")
        view.setProgress(1, animated: false, completion: nil)
        found.expect("done", view.accessibleValue, is: "100%")
    }
}
