extension Color {
    /// The colour of a track under a bar of this colour.
    ///
    /// Hue, brightness and opacity stay and the saturation falls to 0.3 of what it was (Sources.md#classic-linear); in dark
    /// surroundings the result is also darkened to 0.35 of its brightness (chosen by eye, so that the track does not
    /// outshine the bar). Where that would hardly be told from the bar (report MDC 4862: a grey tint left no visible
    /// track; pale yellows and near-blacks have the same trouble) the track is set off by lightness instead.
    public func track(in appearance: Environment.Appearance) -> Color {
        let top = max(red, green, blue)
        let share = appearance == .dark ? 0.35 : 1
        func washed(_ component: Double) -> Double { (top - (top - component) * 0.3) * share }
        let plain = Color(red: washed(red), green: washed(green), blue: washed(blue), alpha: alpha)
        // Below this brightness no darker or paler shade is seen beside the tint.
        return roughLuminance >= 0.02 && difference(from: plain) >= Self.leastDifference
            ? plain : setOffByLightness(in: appearance)
    }

    /// How different two colours have to look to be told apart (chosen by eye).
    private static let leastDifference = 0.06
    /// The same for a thin track on wide ground, which takes more (chosen by eye).
    private static let leastGroundDifference = 0.12

    /// The colour, or where it would hardly be told from the ground, as much of white or, in light surroundings, of black
    /// with it as it takes.
    ///
    /// Cheap enough for every frame, unlike `standingOut`.
    func told(from ground: Color, in appearance: Environment.Appearance) -> Color {
        guard difference(from: ground) < Self.leastGroundDifference else { return self }
        let (own, other) = (luma, ground.luma)
        return switch appearance {
        case .dark:
            mixed(
                with: .white.at(alpha), ((other + Self.leastGroundDifference - own) / max(1 - own, 0.001)).clampedToUnit
            )
        case .light:
            mixed(with: .black.at(alpha), ((own - other + Self.leastGroundDifference) / max(own, 0.001)).clampedToUnit)
        }
    }

    private var luma: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

    /// The luminance with a gamma of 2, near enough for a threshold and cheap enough for every frame.
    private var roughLuminance: Double { 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue }

    /// How different two colours look, 0…1: the components' differences, weighted as luma weights them.
    func difference(from other: Color) -> Double {
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
