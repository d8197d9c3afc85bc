extension Color {
    /// The colour of the track for a bar of this colour on a background, in Material 3's style: the same hue, pale on a light
    /// background and dark on a dark one.
    ///
    /// Its contrast with the background is that between the baseline's container and its surface
    /// (Sources.md#material-colors), and its contrast with a bar that has 3.4 : 1 on the background is 3 : 1 (the
    /// minimum for graphics, WCAG 2.2, 1.4.11). If the bar itself is hard to see, the track stays close to the
    /// background, away from the bar if there is room.
    func containerTrack(on ground: Color) -> Color {
        let own = luminance + Self.flare
        let around = ground.luminance + Self.flare
        let isBright = around > Self.brightest
        var light = isBright ? around / 1.23 : around * 2
        if contrast(with: ground) >= Self.clearContrast {
            light = around > own ? max(light, own * Self.leastContrast) : min(light, own / Self.leastContrast)
        } else {
            let away = around > own ? around * Self.nearGround : around / Self.nearGround
            let near = isBright ? around / Self.nearGround : around * Self.nearGround
            light = (Self.flare...1 + Self.flare).contains(away) ? away : near
        }
        return toned(luminance: light - Self.flare, chroma: Self.containerChroma)
    }

    /// The colour of the track with increased contrast: at least 3 : 1 against a bar of this colour, between bar and background where
    /// possible, and 3 : 1 against the background too where there is room for both.
    func contrastingTrack(on ground: Color) -> Color {
        let own = luminance + Self.flare
        let around = ground.luminance + Self.flare
        let above = own * Self.leastContrast
        let below = own / Self.leastContrast
        let isBelowGround = around > own || around == own && around > Self.brightest
        let light =
            isBelowGround
            ? (above <= 1 + Self.flare ? max(above, around / Self.leastContrast) : below)
            : (below >= Self.flare ? min(below, around * Self.leastContrast) : above)
        return toned(luminance: light - Self.flare, chroma: Self.containerChroma)
    }

    /// What WCAG adds to luminances before dividing them.
    private static let flare = 0.05
    /// The minimum contrast of bar and track: 3, with a margin for rounding to 8 bits.
    private static let leastContrast = 3.1
    /// The bar's contrast with the background from which there is room for a track.
    private static let clearContrast = 3.4
    /// The track's contrast with the background where there is no such room (chosen by eye).
    private static let nearGround = 1.23
    /// The luminance, `flare` included, on which black and white have the same contrast; brighter backgrounds count as light.
    private static let brightest = 0.229
    /// The CIELAB chroma of the baseline's secondary containers (Sources.md#material-colors).
    private static let containerChroma = 14.0

    /// The colour of a track under a bar of this colour in the classic style, on a background if it is known.
    ///
    /// It is the original's, except on a background that is neither light nor dark, such as a selected row's: where that would stand
    /// out more than the bar, it is Material 3's.
    func classicTrack(on ground: Color?, in appearance: Environment.Appearance) -> Color {
        let plain = desaturatedTrack(in: appearance)
        guard let ground, plain.contrast(with: ground) > contrast(with: ground) else { return plain }
        return containerTrack(on: ground)
    }

    /// The colour of a track under a bar of this colour in the iOS original.
    ///
    /// Hue, brightness and opacity stay the same, and the saturation is reduced to 0.3 of its value (Sources.md#classic-linear); in
    /// dark appearance the brightness is also reduced to 0.35 of its value (chosen by eye, so that the track does not outshine the
    /// bar). Where that could hardly be told from the bar (a grey tint left no visible track in the original; pale yellows and
    /// near-blacks have the same problem), the track differs in lightness instead.
    func desaturatedTrack(in appearance: Environment.Appearance) -> Color {
        let top = max(red, green, blue)
        let share = appearance == .dark ? 0.35 : 1
        func washed(_ component: Double) -> Double { (top - (top - component) * 0.3) * share }
        let plain = Color(red: washed(red), green: washed(green), blue: washed(blue), alpha: alpha)
        // Below this luminance neither a darker nor a paler shade is visible next to the tint (chosen by eye).
        return luminance >= 0.02 && difference(from: plain) >= 0.06 ? plain : setOffByLightness(in: appearance)
    }

    /// How different two colours look, 0…1: the components' differences, weighted as in luma.
    private func difference(from other: Color) -> Double {
        0.299 * (red - other.red).magnitude + 0.587 * (green - other.green).magnitude
            + 0.114 * (blue - other.blue).magnitude
    }

    private func setOffByLightness(in appearance: Environment.Appearance) -> Color {
        switch appearance {
        case .light: luminance > 0.4 ? mixed(with: .black.at(alpha), 0.35) : mixed(with: .white.at(alpha), 0.7)
        case .dark: luminance > 0.1 ? mixed(with: .black.at(alpha), 0.7) : mixed(with: .white.at(alpha), 0.35)
        }
    }

    private func at(_ alpha: Double) -> Color {
        Color(red: red, green: green, blue: blue, alpha: alpha)
    }
}
