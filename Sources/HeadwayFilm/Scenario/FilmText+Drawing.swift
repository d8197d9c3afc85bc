import Headway
import HeadwayCairo

extension FilmText {
    /// The text at an instant, as outlines.
    func drawing(at now: Instant, on appearance: Environment.Appearance) -> Drawing {
        var drawing = Drawing()
        let words = text(at: now)
        if let bar = bar(of: words) {
            drawing.fillBar(bar, radius: 0, .solid(color ?? appearance.labelColor))
            return drawing
        }
        guard !words.isEmpty, let text = CairoText(words, family: font.family, size: size) else { return drawing }
        var placed = Drawing()
        placed.fill(text.outline, color ?? appearance.labelColor)
        drawing.append(placed, origin: origin)
        return drawing
    }
}

extension FilmFont {
    /// The family that Debian's Cairo comes with.
    var family: String {
        switch self {
        case .sansSerif: "DejaVu Sans"
        case .monospace: "DejaVu Sans Mono"
        }
    }
}
