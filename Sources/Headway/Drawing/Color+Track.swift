extension Color {
    /// The colour of a track under a bar of this colour on a ground, as Material 3 has it: of the same hue, pale in bright
    /// surroundings and dark in dark ones.
    ///
    /// It stands as far from the ground as the baseline's container does from its surface (Sources.md#material-colors), and
    /// 3 : 1 from a bar that has 3.4 : 1 on the ground (WCAG 2.2, 1.4.11: the least for graphics). Under a bar that is itself
    /// hard to see the track stays near the ground, on the side away from the bar if there is room.
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

    /// The colour of a track where more contrast is asked for: at least 3 : 1 from a bar of this colour, on the ground's side
    /// of it where that can be, and 3 : 1 from the ground as well where both have room.
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

    /// What WCAG adds to a luminance before it takes a ratio.
    private static let flare = 0.05
    /// The least contrast of bar and track: 3, and room for rounding to 8 bits.
    private static let leastContrast = 3.1
    /// The contrast with the ground from which a bar leaves room for a track.
    private static let clearContrast = 3.4
    /// How far a track goes from the ground where there is no such room (chosen by eye).
    private static let nearGround = 1.23
    /// From this luminance on, `flare` included, a ground counts as bright: black and white have the same contrast on it.
    private static let brightest = 0.229
    /// The chroma of CIELAB that the baseline's secondary containers have (Sources.md#material-colors).
    private static let containerChroma = 14.0

    /// The colour of a track under a bar of this colour as the iOS original has it.
    ///
    /// Hue, brightness and opacity stay and the saturation falls to 0.3 of what it was (Sources.md#classic-linear); in dark
    /// surroundings the result is also darkened to 0.35 of its brightness (chosen by eye, so that the track does not
    /// outshine the bar). Where that would hardly be told from the bar (a grey tint left no visible track in the original;
    /// pale yellows and near-blacks have the same trouble) the track is set off by lightness instead.
    func desaturatedTrack(in appearance: Environment.Appearance) -> Color {
        let top = max(red, green, blue)
        let share = appearance == .dark ? 0.35 : 1
        func washed(_ component: Double) -> Double { (top - (top - component) * 0.3) * share }
        let plain = Color(red: washed(red), green: washed(green), blue: washed(blue), alpha: alpha)
        // Below this luminance no darker or paler shade is seen beside the tint (chosen by eye).
        return luminance >= 0.02 && difference(from: plain) >= 0.06 ? plain : setOffByLightness(in: appearance)
    }

    /// How different two colours look, 0…1: the components' differences, weighted as luma weights them.
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
