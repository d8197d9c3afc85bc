/// What a bar does, whatever the host.
public enum LinearCases {
    /// The cases.
    public static let all = completions + values + colors + visibility + surroundings + accessibility
}

extension LinearSubject {
    /// The width in points of the bar on top; 0 when only the track shows.
    func filled() -> Double {
        let bars = picture()
        return bars.count > 1 ? bars[bars.count - 1].width : 0
    }

    /// The height in points of the track; 0 when nothing shows.
    func height() -> Double { picture().first?.height ?? 0 }
}
