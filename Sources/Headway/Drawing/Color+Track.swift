extension Color {
    /// The colour of a track under a bar of this colour.
    ///
    /// Hue, brightness and opacity stay and the saturation falls to 0.3 of what it was (seed-components.md b.1); in dark
    /// surroundings the result is also darkened to 0.35 of its brightness (chosen by eye, so that the track does not
    /// outshine the bar). A colour without much saturation has none to lose (report MDC 4862: a grey tint left no
    /// visible track), so the greyer it is, the more the track is set off by lightness instead.
    public func track(in appearance: Environment.Appearance) -> Color {
        let top = max(red, green, blue)
        let saturation = top > 0 ? (top - min(red, green, blue)) / top : 0
        let share = appearance == .dark ? 0.35 : 1
        func washed(_ component: Double) -> Double { (top - (top - component) * 0.3) * share }
        let washedOut = Color(red: washed(red), green: washed(green), blue: washed(blue), alpha: alpha)
        let greyness = 1 - saturation / 0.25
        return greyness > 0 ? washedOut.mixed(with: setOffByLightness(in: appearance), greyness) : washedOut
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
