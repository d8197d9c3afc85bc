/// The colours of an indicator in one environment.
package struct Palette: Sendable, Hashable {
    /// What is done.
    package var active: Color
    /// The whole way.
    package var track: Color

    /// By how much a track stands out from the background where more contrast is asked for; 3:1 is WCAG 2.2's least for
    /// graphics (1.4.11), the rest is room for rounding to 8 bits.
    package static let contrastRatio = 3.1

    /// Resolves a style's wishes: its own colours first, then the host's accent, then the theme's table.
    package init(theme: Theme, tint: Color?, trackTint: Color?, environment: Environment) {
        let own = tint ?? environment.tint
        active = own ?? Self.active(theme, environment)
        if let trackTint {
            track = trackTint
            return
        }
        track = own?.track(in: environment.appearance) ?? Self.track(theme, environment.appearance)
        if environment.increasesContrast {
            let background = environment.background ?? Self.background(theme, environment.appearance)
            track = track.standingOut(from: background, by: Self.contrastRatio)
        } else if let background = environment.background {
            track = track.told(from: background, in: environment.appearance)
        }
    }

    /// What the indicator is taken to stand on (Sources.md#material-colors; classic: plain white and black).
    package static func background(_ theme: Theme, _ appearance: Environment.Appearance) -> Color {
        switch (theme, appearance) {
        case (.classic, .light): .white
        case (.classic, .dark): .black
        case (.material3, .light): Color(hex: 0xFEF7FF)
        case (.material3, .dark): Color(hex: 0x141218)
        }
    }

    private static func active(_ theme: Theme, _ environment: Environment) -> Color {
        switch (theme, environment.appearance, environment.increasesContrast) {
        // Blue 500 of both originals (Sources.md#classic-linear); with more contrast Blue 900 and Blue 100 of that palette.
        case (.classic, _, false): Color(hex: 0x2196F3)
        case (.classic, .light, true): Color(hex: 0x0D47A1)
        case (.classic, .dark, true): Color(hex: 0xBBDEFB)
        // Primary (Sources.md#material-colors); with more contrast the primary tones 20 and 95.
        case (.material3, .light, false): Color(hex: 0x6750A4)
        case (.material3, .dark, false): Color(hex: 0xD0BCFF)
        case (.material3, .light, true): Color(hex: 0x381E72)
        case (.material3, .dark, true): Color(hex: 0xF6EDFF)
        }
    }

    private static func track(_ theme: Theme, _ appearance: Environment.Appearance) -> Color {
        switch (theme, appearance) {
        // Derived from Blue 500 whatever the contrast: #B4D7F3 in light (Sources.md#classic-linear).
        case (.classic, _): Color(hex: 0x2196F3).track(in: appearance)
        // Secondary container (Sources.md#material-colors).
        case (.material3, .light): Color(hex: 0xE8DEF8)
        case (.material3, .dark): Color(hex: 0x4A4458)
        }
    }
}
