import Headway

extension FilmText {
    /// A line of nothing but block elements as one rectangle; nil for all others.
    ///
    /// A terminal's bar is made of them. Fonts leave gaps between them, and terminals do not.
    func bar(of line: String) -> Rect? {
        guard font == .monospace, !line.isEmpty else { return nil }
        var columns = 0.0
        for scalar in line.unicodeScalars {
            // From the full block on, each next one is an eighth narrower.
            guard (0x2588...0x258F).contains(scalar.value), columns.truncatingRemainder(dividingBy: 1) == 0
            else { return nil }
            columns += Double(0x2590 - scalar.value) / 8
        }
        return Rect(
            x: origin.x, y: origin.y - size * 0.92, width: columns * size * Self.monospaceAdvance, height: size * 1.15)
    }
}
