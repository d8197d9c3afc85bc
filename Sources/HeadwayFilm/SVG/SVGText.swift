import Headway

/// Words of a film as elements of an SVG: one for each line that stands there, shown while it does.
struct SVGText {
    private(set) var text = ""

    init(_ words: FilmText, _ timeline: SVGTimeline) {
        let shown = timeline.samples.map { words.text(at: $0.at) }
        var lines: [String] = []
        for line in shown where !line.isEmpty && !lines.contains(line) { lines.append(line) }
        guard !lines.isEmpty else { return }
        let appearance = timeline.samples.first?.environment.appearance ?? .light
        let color = words.color ?? appearance.labelColor
        text = "  <g font-family=\"\(words.font.families)\" font-size=\"\(SVGPath.text(words.size))\""
        text += " fill=\"\(color.opaqueHexadecimal)\" xml:space=\"preserve\">\n"
        for line in lines {
            var runs = SVGRuns()
            for (frame, other) in shown.enumerated() { runs.add(other == line ? "visible" : "hidden", at: frame) }
            let animation = runs.animation(of: "visibility", timeline)
            let hidden = runs.first == "hidden" ? " visibility=\"hidden\"" : ""
            if let bar = words.bar(of: line) {
                text += Self.element(bar, hidden, animation)
                continue
            }
            text += "    <text x=\"\(SVGPath.text(words.origin.x))\" y=\"\(SVGPath.text(words.origin.y))\"\(hidden)"
            // A terminal's columns are equally wide whatever font a reader has.
            if words.font == .monospace {
                let width = Double(line.count) * words.size * FilmText.monospaceAdvance
                text += " textLength=\"\(SVGPath.text(width))\" lengthAdjust=\"spacingAndGlyphs\""
            }
            text += ">\(line.escaped)\(animation ?? "")</text>\n"
        }
        text += "  </g>\n"
    }

    private static func element(_ bar: Rect, _ hidden: String, _ animation: String?) -> String {
        let places = [bar.x, bar.y, bar.width, bar.height].map(SVGPath.text)
        let start =
            "    <rect x=\"\(places[0])\" y=\"\(places[1])\" width=\"\(places[2])\" height=\"\(places[3])\"\(hidden)"
        return start + (animation.map { ">\($0)</rect>\n" } ?? "/>\n")
    }
}

extension FilmFont {
    fileprivate var families: String {
        switch self {
        case .sansSerif: "system-ui, 'DejaVu Sans', sans-serif"
        case .monospace: "ui-monospace, Menlo, 'DejaVu Sans Mono', monospace"
        }
    }
}

extension String {
    /// With the characters that mean something in XML written as names.
    fileprivate var escaped: String {
        reduce(into: "") { text, character in
            switch character {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            default: text.append(character)
            }
        }
    }
}
