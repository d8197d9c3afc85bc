import Foundation
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
        expect(Color(hex: derived.tint).desaturatedTrack(in: .light), derived.track)
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

    @Test("classic: any tint leaves a track that is seen beside it", arguments: appearances)
    func visibleTrack(appearance: Environment.Appearance) {
        var random = SeededRandom(seed: 61)
        for _ in 0..<2000 {
            let tint = Color.random(&random)
            let track = tint.desaturatedTrack(in: appearance)
            // A saturated yellow's track is as bright as the yellow, and seen by its paleness.
            let difference = [(0.299, \Color.red), (0.587, \.green), (0.114, \.blue)]
                .map { $0.0 * (track[keyPath: $0.1] - tint[keyPath: $0.1]).magnitude }.reduce(0, +)
            #expect(tint.ratio(to: track) > 1.3 || difference >= 0.06, "\(tint) has \(track)")
            #expect(track.alpha == 1)
        }
    }

    /// The colours of a bar, as a screen shows them, in random surroundings.
    private func randomPalette(
        _ theme: Theme, _ random: inout SeededRandom, _ appearance: Environment.Appearance, increasesContrast: Bool
    ) -> (active: Color, track: Color, ground: Color) {
        let environment = Environment.with {
            $0.appearance = appearance
            $0.increasesContrast = increasesContrast
            $0.background = random.chance(0.5) ? nil : Color.random(&random).in8Bits
            $0.tint = random.chance(0.05) ? nil : Color.random(&random).in8Bits
        }
        let palette = Palette(.init(theme: theme, tint: nil, trackTint: nil), in: environment)
        return (palette.active.in8Bits, palette.track.in8Bits, palette.ground)
    }

    @Test(
        "Material 3: 3 : 1 from any bar that is clear of its ground, and near the ground elsewhere",
        arguments: appearances)
    func containerLaw(appearance: Environment.Appearance) {
        var random = SeededRandom(seed: 63)
        for _ in 0..<5000 {
            let (active, track, ground) = randomPalette(.material3, &random, appearance, increasesContrast: false)
            if active.ratio(to: ground) >= 3.4 {
                #expect(active.ratio(to: track) >= 3, "\(active) on \(ground) has \(track)")
            } else {
                #expect(track.ratio(to: ground) <= 1.3, "\(active) on \(ground) has \(track)")
            }
        }
    }

    @Test("with increased contrast 3 : 1 from any bar, in both themes", arguments: appearances)
    func contrastLaw(appearance: Environment.Appearance) {
        var random = SeededRandom(seed: 62)
        for _ in 0..<5000 {
            for theme in Theme.allCases {
                let (active, track, ground) = randomPalette(theme, &random, appearance, increasesContrast: true)
                #expect(active.ratio(to: track) >= 3, "\(theme), \(active) on \(ground) has \(track)")
                // Where bar and ground leave room for both, the track stands out from the ground as well.
                if active.ratio(to: ground) >= 9.7 {
                    #expect(track.ratio(to: ground) >= 3, "\(theme), \(active) on \(ground) has \(track)")
                }
            }
        }
    }

    @Test("Material 3: the baseline's primary, named by an app, has the baseline's container but for a shade or two")
    func namedPrimary() {
        for (appearance, primary, container) in [
            (Environment.Appearance.light, 0x6750A4, 0xE8DEF8), (.dark, 0xD0BCFF, 0x4A4458),
        ] as [(Environment.Appearance, UInt32, UInt32)] {
            let style = LinearStyle.with { $0.tint = Color(hex: primary) }
            let track = LinearIndicator(style: style).frame(in: .with { $0.appearance = appearance }).bar(.track)?.color
            let expected = Color(hex: container)
            for part in [\Color.red, \.green, \.blue] {
                let miss = ((track?[keyPath: part] ?? 0) - expected[keyPath: part]).magnitude
                #expect(miss <= 2.5 / 255, "\(appearance): \(String(describing: track))")
            }
        }
    }

    @Test(
        "Material 3: a container has its tint's hue: of red, green and blue the same one leads",
        arguments: [(0xB3261E, 0), (0x31C45D, 1), (0x1565C0, 2)] as [(UInt32, Int)])
    func hue(tint: UInt32, leading: Int) {
        for appearance in Self.appearances {
            let environment = Environment.with { $0.appearance = appearance }
            let palette = Palette(.init(theme: .material3, tint: Color(hex: tint), trackTint: nil), in: environment)
            let parts = [palette.track.red, palette.track.green, palette.track.blue]
            #expect(parts[leading] == parts.max() && (parts.max() ?? 0) - (parts.min() ?? 0) > 0.03)
        }
    }

    @Test("a grey tint has a grey container")
    func grey() {
        let track = Color(hex: 0x555555).containerTrack(on: .white)
        #expect((track.red - track.green).magnitude < 1e-6 && (track.green - track.blue).magnitude < 1e-6)
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
    /// The contrast ratio as WCAG 2 defines it, written anew with the C library's power.
    func ratio(to other: Color) -> Double {
        func light(_ color: Color) -> Double {
            let parts = [color.red, color.green, color.blue]
                .map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
            return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
        }
        let (a, b) = (light(self), light(other))
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

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

@Suite("A colour that a dark ground swallows")
struct StandingOutTests {
    /// Accents of desktops, and dark windows.
    private static let accents: [UInt32] = [0x15539E, 0x3584E4, 0x813D9C, 0xA51D2D, 0x26A269, 0x63452C, 0x000080]
    private static let grounds: [UInt32] = [0x353535, 0x242424, 0x1E1E1E, 0x121212, 0x2D2D3D]

    @Test("gets the ratio and stays as colourful as it was", arguments: accents, grounds)
    func staysColourful(accent: UInt32, ground: UInt32) {
        let color = Color(hex: accent)
        let shown = color.standingOut(from: Color(hex: ground), by: 3.4)
        #expect(shown.contrast(with: Color(hex: ground)) > 3.39)
        func spread(_ color: Color) -> Double {
            max(color.red, color.green, color.blue) - min(color.red, color.green, color.blue)
        }
        #expect(spread(shown) > 0.75 * spread(color), "\(shown)")
    }
}

@Suite("The classic track on a background that is neither light nor dark")
struct ClassicTrackTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        let appearance: Environment.Appearance
        let tint: UInt32
        let background: UInt32
    }

    private static let cases = [
        Case(testDescription: "a selected row", appearance: .light, tint: 0x0F2F5A, background: 0x3584E4),
        Case(testDescription: "purple in a light theme", appearance: .light, tint: 0xA8C0FF, background: 0x7A1FA2),
        Case(testDescription: "pale yellow in a dark theme", appearance: .dark, tint: 0x15539E, background: 0xEEEEBB),
    ]

    @Test("stands out less than the bar, and from it", arguments: cases)
    func stands(_ colors: Case) {
        let ground = Color(hex: colors.background)
        let environment = Environment.with {
            $0.appearance = colors.appearance
            $0.background = ground
        }
        let palette = Palette(.init(theme: .classic, tint: Color(hex: colors.tint), trackTint: nil), in: environment)
        #expect(palette.track.contrast(with: ground) < palette.active.contrast(with: ground))
        #expect(palette.track.contrast(with: palette.active) > 1.5)
    }

    @Test("is the original's on a light one")
    func plain() {
        let tint = Color(hex: 0x3584E4)
        let request = Palette.Request(theme: .classic, tint: tint, trackTint: nil)
        let environments = [Environment(), .with { $0.background = Color(hex: 0xF6F5F4) }]
        #expect(Set(environments.map { Palette(request, in: $0).track }) == [tint.desaturatedTrack(in: .light)])
    }
}
