import Headway

/// What colours mean; what they look like is tested on the engine.
extension LinearCases {
    private static let red = Color(hex: 0xFF0000)
    private static let green = Color(hex: 0x00FF00)
    private static let blue = Color(hex: 0x0000FF)

    static let colors: [HostCase<any LinearSubject>] = [
        HostCase("a tint is the app's until it is nil, and the track is made from it") { view, found in
            view.setProgress(0.5, animated: false, completion: nil)
            let plain = view.picture().map(\.color)
            view.setTint(red)
            found.expect("bar", view.picture().last?.color, is: "#ff0000")
            found.expect("another track", view.picture().first?.color != plain.first)
            view.setTrackTint(green)
            found.expect("the app's track", view.picture().first?.color, is: "#00ff00")
            view.setTint(nil)
            view.setTrackTint(nil)
            found.expect("the theme's", view.picture().map(\.color), is: plain)
        },
        HostCase("a gradient takes the place of a tint, and a tint of a gradient") { view, found in
            view.setProgress(0.5, animated: false, completion: nil)
            view.setTint(red)
            view.setGradient([green, blue])
            found.expect("leftmost", view.picture().last?.color, is: "#00ff00")
            view.setTint(red)
            found.expect("one colour", view.picture().last?.color, is: "#ff0000")
        },
        HostCase("an empty gradient is the theme's colour") { view, found in
            view.setProgress(0.5, animated: false, completion: nil)
            let plain = view.picture()
            view.setGradient([red, blue])
            view.setGradient([])
            found.expect("picture", view.picture(), is: plain)
        },
        HostCase("a gradient is mirrored from right to left") { view, found in
            view.setProgress(0.5, animated: false, completion: nil)
            view.setGradient([green, blue])
            await view.setEnvironment { $0.direction = .rightToLeft }
            found.expect("leftmost", view.picture().last?.color, is: "#0000ff")
        },
        HostCase("a buffer lies under the value, and is clamped") { view, found in
            view.setProgress(0.3, animated: false, completion: nil)
            view.setBuffer(0.8)
            found.expect("bars", view.picture().map(\.width), is: [100, 80, 30])
            view.setBuffer(7)
            found.expect("above", view.picture().contains { $0.width == 80 }, is: false)
            view.setBuffer(.nan)
            found.expect("value", view.filled(), is: 30)
        },
    ]
}
