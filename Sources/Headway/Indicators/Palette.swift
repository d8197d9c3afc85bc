/// The colours of an indicator in one environment.
package struct Palette: Sendable, Hashable {
    /// The active part.
    package let active: Color
    /// The whole length.
    package let track: Color
    /// The background, or the theme's surface if the host does not know it.
    package let ground: Color

    /// Resolves what a style asks for: first its own colours, then the host's accent, then the theme's.
    package init(_ request: Request, in environment: Environment) {
        let theme = request.theme
        let own = request.tint ?? environment.tint
        active = own ?? Self.active(theme, environment)
        ground = environment.background ?? Self.background(theme, environment.appearance)
        if let trackTint = request.trackTint {
            track = trackTint
        } else if environment.increasesContrast {
            track = active.contrastingTrack(on: ground)
        } else if theme == .classic {
            track = active.classicTrack(on: environment.background, in: environment.appearance)
        } else if own == nil && environment.background == nil {
            // Secondary container (Sources.md#material-colors).
            track = Color(hex: environment.appearance == .light ? 0xE8DEF8 : 0x4A4458)
        } else {
            track = active.containerTrack(on: ground)
        }
    }

    /// What a style asks for.
    package struct Request: Sendable, Hashable {
        let theme: Theme
        let tint: Color?
        let trackTint: Color?

        package init(theme: Theme, tint: Color?, trackTint: Color?) {
            self.theme = theme
            self.tint = tint
            self.trackTint = trackTint
        }
    }

    /// The assumed background (Sources.md#material-colors, "surface"; classic: plain white and black).
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
        // Blue 500 of both originals (Sources.md#classic-linear).
        case (.classic, _, false): Color(hex: 0x2196F3)
        // With more contrast, Blue 900 of that palette, darkened to leave room for a track between it and white, and Blue 100.
        case (.classic, .light, true): Color(hex: 0x0C3F90)
        case (.classic, .dark, true): Color(hex: 0xBBDEFB)
        // Primary (Sources.md#material-colors); with more contrast the primary tones 20 and 95.
        case (.material3, .light, false): Color(hex: 0x6750A4)
        case (.material3, .dark, false): Color(hex: 0xD0BCFF)
        case (.material3, .light, true): Color(hex: 0x381E72)
        case (.material3, .dark, true): Color(hex: 0xF6EDFF)
        }
    }
}

/// The colours that were resolved last, cached by the frame's owner: computing contrast takes roots, which cost more than a frame.
///
/// The cache is not part of the picture: frames are equal whatever they have cached.
struct PaletteCache: Sendable, Hashable {
    private var request: Palette.Request?
    private var environment = Environment()
    private var colors: ArtworkColors?

    /// The colours of a style in an environment.
    mutating func colors(_ request: Palette.Request, in environment: Environment) -> ArtworkColors {
        if let colors, request == self.request, environment == self.environment { return colors }
        let colors = ArtworkColors(Palette(request, in: environment))
        (self.request, self.environment, self.colors) = (request, environment, colors)
        return colors
    }

    static func == (a: PaletteCache, b: PaletteCache) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
