import Headway

/// Writes a film as one self-contained animated SVG: SMIL, no script, in a loop.
///
/// It is made from plans: each part is one element whose attributes go from key to key, as smoothly as the display can show it.
struct SVGWriter {
    private(set) var text = ""
    private let duration: Double
    private var gradients: [SVGGradient] = []
    private var definitions: [SVGElement] = []

    init(_ film: Film) throws(FilmError) {
        guard !film.samples.isEmpty else {
            throw FilmError(field: "samples", problem: "takes at least one instant for a picture")
        }
        let timeline = SVGTimeline(film)
        duration = timeline.duration.seconds
        var content: [SVGElement] = []
        // A film with dark appearance has its own background, for bright pages.
        if let dark = timeline.samples.first(where: { $0.environment.appearance == .dark }) {
            content.append(SVGShape.bar(Rect(film.size), 0, .solid(dark.environment.appearance.ground), &gradients))
        }
        content += parts(of: film)
        for view in film.views { content.append(part(view)) }
        for words in film.texts { content += SVGText(words, timeline).elements }
        text = root(film, content).lines.joined(separator: "\n") + "\n"
    }

    /// The elements of an indicator's film, back to front.
    private mutating func parts(of film: Film) -> [SVGElement] {
        let layers = FilmLayer.all(of: film, through: duration).map { SVGLayer($0, through: duration) }
        for layer in layers {
            for gradient in layer.gradients where !gradients.contains(gradient) { gradients.append(gradient) }
            definitions += layer.definitions
        }
        return layers.flatMap(\.elements)
    }

    /// An indicator of a page, clipped to its view.
    private mutating func part(_ view: Film.View) -> SVGElement {
        var element = SVGElement("svg")
        for (name, value) in [
            ("x", view.origin.x), ("y", view.origin.y), ("width", view.film.size.width),
            ("height", view.film.size.height),
        ] { element.set(name, SVGPath.text(value)) }
        for part in parts(of: view.film) { element.add(part) }
        return element
    }

    private func root(_ film: Film, _ content: [SVGElement]) -> SVGElement {
        var root = SVGElement("svg")
        root.set("xmlns", "http://www.w3.org/2000/svg")
        root.set("role", "img")
        let (width, height) = (SVGPath.text(film.size.width), SVGPath.text(film.size.height))
        root.set("width", width)
        root.set("height", height)
        root.set("viewBox", "0 0 \(width) \(height)")
        root.add("<title>\(film.title.escapedForXML)</title>")
        let defined = gradients.map(\.element) + definitions
        if !defined.isEmpty {
            var element = SVGElement("defs")
            for each in defined { element.add(each) }
            root.add(element)
        }
        for element in content { root.add(element) }
        return root
    }
}
