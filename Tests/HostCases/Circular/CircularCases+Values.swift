import Foundation
import Headway
import HeadwayHosting

/// Contracts 1, 3 and 6: values, where they are drawn, and following.
extension CircularCases {
    static let values: [HostCase<any CircularSubject>] = [
        HostCase("values beyond the ends are clamped, and what is not a number is ignored") { view, found in
            view.setProgress(2, animated: false, completion: nil)
            found.expect("above", view.progress, is: 1)
            found.expect("the whole ring", view.picture().degrees(), is: 360)
            view.setProgress(-1, animated: false, completion: nil)
            found.expect("below", view.progress, is: 0)
            view.setProgress(0.25, animated: false, completion: nil)
            view.setProgress(.nan, animated: false, completion: nil)
            found.expect("not a number", view.progress, is: 0.25)
        },
        HostCase("a value shows clockwise from 12 o'clock, from right to left as well") { view, found in
            view.setProgress(0.25, animated: false, completion: nil)
            found.expect("the first quarter", view.picture().isPainted(0..<90))
            found.expect("and no more", view.picture().isEmpty(90..<360))
            let before = view.picture()
            await view.setEnvironment { $0.direction = .rightToLeft }
            found.expect("from right to left", view.picture(), is: before)
        },
        HostCase("an animated value reads its goal at once and gets there, back as well") { view, found in
            view.setProgress(0.5, animated: true, completion: nil)
            found.expect("value", view.progress, is: 0.5)
            await view.run(0.2)
            found.expect("on the way", (10...175).contains(view.picture().degrees()))
            await view.run(0.6)
            found.expect("half the ring", abs(view.picture().degrees() - 180) < 5)
            view.setProgress(0.25, animated: true, completion: nil)
            await view.run(0.05)
            found.expect("on the way back", view.picture().degrees() > 120)
            await view.run(0.8)
            found.expect("a quarter", abs(view.picture().degrees() - 90) < 5)
            found.expect("at rest", !view.wantsFrames)
        },
        HostCase("the least value is a dot") { view, found in
            found.expect("at 0", (1...12).contains(view.picture().degrees()))
        },
        HostCase("a track shows the whole circle under the arc") { view, found in
            view.setProgress(0.5, animated: false, completion: nil)
            found.expect("without", view.picture().isEmpty(180..<360))
            view.trackEnabled = true
            found.expect("the whole circle", view.picture().degrees(), is: 360)
            found.expect("in another colour", view.picture().colors[270] != view.picture().colors[90])
        },
        HostCase("a track with a colour shows, until it is switched off") { view, found in
            view.setProgress(0.5, animated: false, completion: nil)
            found.expect("at first", !view.trackEnabled)
            view.setTrackTint(Color(hex: 0x00FF00))
            found.expect("enabled", view.trackEnabled)
            found.expect("the app's colour", view.picture().colors[270], is: "#00ff00")
            view.trackEnabled = false
            found.expect("switched off", view.picture().isEmpty(180..<360))
        },
        HostCase("a tint takes the place of a cycle's colours, and they of a tint") { view, found in
            view.setProgress(0.5, animated: false, completion: nil)
            let plain = view.picture()
            view.setTint(Color(hex: 0xFF0000))
            found.expect("tint", view.picture().colors[90], is: "#ff0000")
            view.setCycleColors([Color(hex: 0x00FF00), Color(hex: 0x0000FF)])
            found.expect("the first of a cycle", view.picture().colors[90], is: "#00ff00")
            view.setTint(Color(hex: 0xFF0000))
            found.expect("tint again", view.picture().colors[90], is: "#ff0000")
            view.setTint(nil)
            found.expect("the theme's", view.picture(), is: plain)
        },
        HostCase("a radius is the ring's, and half the side it asks for; it has a floor (MDC 10219)") { view, found in
            view.setProgress(1, animated: false, completion: nil)
            view.radius = 20
            found.expect("side", view.wantedSide, is: 40)
            found.expect("drawn so", view.picture().degrees(), is: 360)
            view.radius = 2
            found.expect("floor", view.radius, is: 5)
            view.radius = .nan
            found.expect("not a number", view.radius, is: 5)
        },
        HostCase("a value set right after the start is there to be seen (MDC 4854)") { view, found in
            view.stopAnimating(completion: nil)
            await view.run(0.5)
            view.startAnimating(completion: nil)
            view.setProgress(0.4, animated: true, completion: nil)
            await view.run(1)
            found.expect("degrees", abs(view.picture().degrees() - 144) < 5)
        },
        HostCase("a counter that another thread advances is followed, whatever the mode was") { view, found in
            view.setMode(.indeterminate, animated: false, completion: nil)
            await AnyViewCases.following(view, found)
            found.expect("done", view.picture().degrees(), is: 360)
        },
        HostCase("what is followed outside of a window wants no frames, and is caught up with in one") { view, found in
            await AnyViewCases.followingUnseen(view, found)
        },
        HostCase("a Progress is observed until something else is followed") { view, found in
            await AnyViewCases.observing(view, found)
        },
    ]
}
