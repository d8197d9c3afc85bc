import Headway

/// Writes a film as one self-contained animated SVG: SMIL, no script, in a loop.
///
/// Frames of equal structure share elements whose attributes switch at the samples; nothing is interpolated between them.
struct SVGWriter {
    private(set) var text = ""
    private let timeline: SVGTimeline
    private var gradients: [SVGGradient] = []

    init(_ film: Film) throws(FilmError) {
        guard !film.samples.isEmpty else {
            throw FilmError(field: "samples", problem: "takes at least one instant where a picture is made")
        }
        timeline = SVGTimeline(film)
        // A film in dark appearance includes its background, since it may be shown on a light page.
        let isDark = timeline.samples.contains { $0.environment.appearance == .dark }
        var content = ""
        if film.views.isEmpty, film.texts.isEmpty {
            content = scenes(of: timeline, hasGround: isDark)
        } else {
            if isDark, let first = timeline.samples.first { content += ground(film.size, first.environment.appearance) }
            if film.views.isEmpty { content += scenes(of: timeline) }
            for view in film.views { content += part(view) }
            for words in film.texts { content += SVGText(words, timeline).text }
        }
        text = header(film) + defined + content + "</svg>\n"
    }

    /// An indicator of a page, clipped to its view.
    private mutating func part(_ view: Film.View) -> String {
        let places = [view.origin.x, view.origin.y, view.film.size.width, view.film.size.height].map(SVGPath.text)
        return "  <svg x=\"\(places[0])\" y=\"\(places[1])\" width=\"\(places[2])\" height=\"\(places[3])\">\n"
            + scenes(of: SVGTimeline(view.film)) + "  </svg>\n"
    }

    private func ground(_ size: Size, _ appearance: Environment.Appearance) -> String {
        "  <rect width=\"\(SVGPath.text(size.width))\" height=\"\(SVGPath.text(size.height))\""
            + " fill=\"\(appearance.ground.opaqueHexadecimal)\"/>\n"
    }

    /// The elements of a film's frames.
    private mutating func scenes(of timeline: SVGTimeline, hasGround: Bool = false) -> String {
        let frames = timeline.samples.map { sample in
            var shapes = SVGShapes()
            if hasGround { shapes.addGround(sample.size, sample.environment.appearance.ground) }
            shapes.add(sample.frame.drawing)
            return shapes
        }
        var scenes: [SVGScene] = []
        var places: [[SVGShape.Kind]: Int] = [:]
        let indices = frames.map { frame in
            let kinds = frame.shapes.map(\.kind)
            if let place = places[kinds] { return place }
            places[kinds] = scenes.count
            scenes.append(SVGScene(kinds))
            return scenes.count - 1
        }
        for (frame, shapes) in frames.enumerated() {
            for gradient in shapes.gradients where !gradients.contains(gradient) { gradients.append(gradient) }
            for index in scenes.indices { scenes[index].add(index == indices[frame] ? shapes.shapes : nil, at: frame) }
        }
        return scenes.map { $0.text(timeline) }.joined()
    }

    private func header(_ film: Film) -> String {
        let (width, height) = (SVGPath.text(film.size.width), SVGPath.text(film.size.height))
        return #"<svg xmlns="http://www.w3.org/2000/svg" role="img" width="\#(width)" height="\#(height)""#
            + " viewBox=\"0 0 \(width) \(height)\">\n  <title>\(film.title)</title>\n"
    }

    private var defined: String {
        gradients.isEmpty ? "" : "  <defs>\n" + gradients.map(\.text).joined() + "  </defs>\n"
    }
}
