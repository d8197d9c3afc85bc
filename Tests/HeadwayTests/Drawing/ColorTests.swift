import TestSupport
import Testing

@testable import Headway

@Suite("Colours")
struct ColorTests {
    struct Derived: CustomTestStringConvertible {
        let tint: UInt32
        let track: UInt32
        var testDescription: String { Self.hex(tint) }

        static func hex(_ value: UInt32) -> String { "#" + String(value, radix: 16, uppercase: true) }
    }

    /// To half a shade of 8 bits.
    private func expect(_ color: Color, _ hex: UInt32) {
        let other = Color(hex: hex)
        for (a, b) in [(color.red, other.red), (color.green, other.green), (color.blue, other.blue)] {
            #expect((a - b).magnitude <= 0.5 / 255 + 1e-9, "\(color) is not \(Derived.hex(hex))")
        }
    }

    @Test(
        "a track has 0.3 of its tint's saturation",
        arguments: [
            Derived(tint: 0x2196F3, track: 0xB4D7F3), Derived(tint: 0x6200EE, track: 0xC4A7EE),
            Derived(tint: 0xFF0000, track: 0xFFB3B3), Derived(tint: 0x00FF00, track: 0xB3FFB3),
        ])
    func desaturated(derived: Derived) {
        expect(Color(hex: derived.tint).track(in: .light), derived.track)
    }

    @Test("the classic look is Blue 500 on that track")
    func classic() {
        let frame = LinearIndicator(style: .with(.classic), progress: .fraction(0.5)).frame()
        expect(frame.bar(.active)?.color ?? .clear, 0x2196F3)
        expect(frame.bar(.track)?.color ?? .clear, 0xB4D7F3)
    }

    @Test(
        "Material 3's primary and secondary container",
        arguments: [(Environment.Appearance.light, 0x6750A4, 0xE8DEF8), (.dark, 0xD0BCFF, 0x4A4458)])
    func material(_ appearance: Environment.Appearance, _ active: UInt32, _ track: UInt32) {
        let frame = LinearIndicator(style: .with(), progress: .fraction(0.5))
            .frame(in: .with { $0.appearance = appearance })
        expect(frame.bar(.active)?.color ?? .clear, active)
        expect(frame.bar(.stop)?.color ?? .clear, active)
        expect(frame.bar(.track)?.color ?? .clear, track)
    }

    @Test("contrasts of Material's own colours")
    func contrasts() {
        let light = Color(hex: 0x6750A4).contrast(with: Color(hex: 0xE8DEF8))
        let dark = Color(hex: 0xD0BCFF).contrast(with: Color(hex: 0x4A4458))
        #expect((light - 4.98).magnitude < 0.01 && (dark - 5.45).magnitude < 0.01)
        #expect((Color.white.contrast(with: .black) - 21).magnitude < 1e-6)
    }

    static let components: [(name: String, set: Double, kept: Double)] = [
        ("NaN", .nan, 0), ("below", -3, 0), ("minus infinity", -.infinity, 0), ("above", 1e300, 1),
        ("infinity", .infinity, 1), ("within", 0.25, 0.25),
    ]

    @Test("a component that is set is kept in 0…1, since hosts make bytes of it", arguments: components)
    func keptInRange(name: String, set: Double, kept: Double) {
        var color = Color(hex: 0x123456)
        color.red = set
        color.green = set
        color.blue = set
        color.alpha = set
        #expect(color == Color(red: kept, green: kept, blue: kept, alpha: kept))
    }

    private static let appearances: [Environment.Appearance] = [.light, .dark]

    @Test("any tint leaves a track that is seen beside it", arguments: appearances)
    func visibleTrack(appearance: Environment.Appearance) {
        var random = SeededRandom(seed: 61)
        for _ in 0..<2000 {
            let tint = Color.random(&random)
            let track = tint.track(in: appearance)
            // A saturated yellow's track is as bright as the yellow, and seen by its paleness.
            let isSeen = track.contrast(with: tint) > 1.3 || track.difference(from: tint) >= 0.06
            #expect(isSeen, "\(tint) has \(track)")
            #expect(track.alpha == 1)
        }
    }

    @Test("any tint's track is seen on a background that the host knows", arguments: appearances)
    func backgroundLaw(appearance: Environment.Appearance) {
        var random = SeededRandom(seed: 63)
        // Adwaita's windows, and a theme's own ground.
        let grounds: [Color] = appearance == .light ? [Color(hex: 0xF6F5F4), .white] : [Color(hex: 0x353535), .black]
        for _ in 0..<2000 {
            let environment = Environment.with {
                $0.appearance = appearance
                $0.background = grounds[random.chance(0.5) ? 1 : 0]
                $0.tint = random.chance(0.05) ? nil : .random(&random)
            }
            let palette = Palette(theme: .material3, tint: nil, trackTint: nil, environment: environment)
            let difference = palette.track.difference(from: environment.background ?? palette.track)
            #expect(difference >= 0.0599, "tint \(String(describing: environment.tint)): \(difference)")
        }
    }

    @Test("with increased contrast any tint's track stands out 3:1 from the ground", arguments: appearances)
    func contrastLaw(appearance: Environment.Appearance) {
        var random = SeededRandom(seed: 62)
        for _ in 0..<2000 {
            for theme in Theme.allCases {
                let environment = Environment.with {
                    $0.appearance = appearance
                    $0.increasesContrast = true
                    $0.tint = random.chance(0.05) ? nil : .random(&random)
                }
                let palette = Palette(theme: theme, tint: nil, trackTint: nil, environment: environment)
                let ratio = palette.track.in8Bits.contrast(with: Palette.background(theme, appearance))
                #expect(ratio >= 3, "\(theme), tint \(String(describing: environment.tint)): \(ratio)")
            }
        }
    }

    @Test("an app's own track is left as it is")
    func ownTrack() {
        let environment = Environment.with { $0.increasesContrast = true }
        let style = LinearStyle.with { $0.trackTint = Color(hex: 0xFAFAFA) }
        let frame = LinearIndicator(style: style).frame(in: environment)
        expect(frame.bar(.track)?.color ?? .clear, 0xFAFAFA)
    }

    @Test("components that are no colour are clamped, and none is nothing")
    func broken() {
        let color = Color(red: .nan, green: 7, blue: -1, alpha: .infinity)
        #expect(color == Color(red: 0, green: 1, blue: 0, alpha: 1))
        let style = LinearStyle.with { $0.tint = .clear }
        #expect(LinearIndicator(style: style, progress: .fraction(0.5)).frame().bar(.active) == nil)
    }
}

extension Color {
    /// Any opaque colour; one in five is grey, black or white.
    static func random(_ random: inout SeededRandom) -> Color {
        if random.chance(0.2) {
            let level = random.pick([0, 1, random.unit()])
            return Color(red: level, green: level, blue: level)
        }
        return Color(red: random.unit(), green: random.unit(), blue: random.unit())
    }

    /// As a screen shows it.
    var in8Bits: Color {
        func rounded(_ part: Double) -> Double { (part * 255).rounded() / 255 }
        return Color(red: rounded(red), green: rounded(green), blue: rounded(blue), alpha: alpha)
    }
}
