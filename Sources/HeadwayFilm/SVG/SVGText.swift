import Headway

/// Text of a film as elements of an SVG: one for each line, visible while the line is.
struct SVGText {
    private(set) var elements: [SVGElement] = []

    init(_ words: FilmText, _ timeline: SVGTimeline) {
        let shown = timeline.samples.map { words.text(at: $0.at) }
        var lines: [String] = []
        for line in shown where !line.isEmpty && !lines.contains(line) { lines.append(line) }
        guard !lines.isEmpty else { return }
        let appearance = timeline.samples.first?.environment.appearance ?? .light
        let color = words.color ?? appearance.labelColor
        var group = SVGElement("g")
        group.set("font-family", words.font.families)
        group.set("font-size", SVGPath.text(words.size))
        group.set("fill", color.opaqueHexadecimal)
        group.set("xml:space", "preserve")
        for line in lines {
            let bar = words.bar(of: line)
            var element = SVGElement(bar == nil ? "text" : "rect")
            let visibility = SVGTrack(
                Self.keys(of: shown.map { $0 == line }, timeline), over: timeline.duration.seconds
            ) {
                $0[0] > 0 ? "visible" : "hidden"
            }
            if let bar {
                for (name, value) in [("x", bar.x), ("y", bar.y), ("width", bar.width), ("height", bar.height)] {
                    element.set(name, SVGPath.text(value))
                }
                element.set("visibility", visibility, unless: "visible")
                group.add(element)
                continue
            }
            element.set("x", SVGPath.text(words.origin.x))
            element.set("y", SVGPath.text(words.origin.y))
            // A terminal's columns have the same width whatever font a reader has.
            if words.font == .monospace {
                let width = Double(line.count) * words.size * FilmText.monospaceAdvance
                element.set("textLength", SVGPath.text(width))
                element.set("lengthAdjust", "spacingAndGlyphs")
            }
            element.add(text: line.escapedForXML)
            element.set("visibility", visibility, unless: "visible")
            group.add(element)
        }
        elements = [group]
    }

    /// What holds from each sample to the next.
    private static func keys(of shown: [Bool], _ timeline: SVGTimeline) -> [FilmLayer.Key] {
        let times = timeline.samples.map { ($0.at - (timeline.samples.first?.at ?? .zero)).seconds }
        return zip(times, shown).enumerated().flatMap { index, sample in
            let end = index + 1 < times.count ? times[index + 1] : timeline.duration.seconds
            return [sample.0, end].map { FilmLayer.Key(time: $0, values: [sample.1 ? 1 : 0]) }
        }
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
    /// With XML's special characters escaped.
    var escapedForXML: String {
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
