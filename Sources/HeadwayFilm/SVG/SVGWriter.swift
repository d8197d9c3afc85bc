import Headway

/// Prints a film as one SVG that moves by itself: SMIL, no script, in a loop.
///
/// Frames of equal structure share elements whose attributes switch at the samples; nothing is interpolated between them.
struct SVGWriter {
    private(set) var text = ""
    private let timeline: SVGTimeline
    private var gradients: [SVGGradient] = []
    private var scenes: [SVGScene] = []

    init(_ film: Film) throws(FilmError) {
        guard !film.samples.isEmpty else {
            throw FilmError(field: "samples", problem: "takes at least one instant where a picture is made")
        }
        timeline = SVGTimeline(film)
        addFrames()
        write(title: film.title)
    }

    private mutating func addFrames() {
        // On a bright page a film of dark surroundings brings its ground along.
        let hasGround = timeline.samples.contains { $0.environment.appearance == .dark }
        let frames = timeline.samples.map { sample in
            var shapes = SVGShapes()
            if hasGround { shapes.addGround(sample.size, sample.environment.appearance.ground) }
            shapes.add(sample.frame.drawing)
            return shapes
        }
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
    }

    private mutating func write(title: String) {
        let width = SVGPath.text(timeline.samples.map(\.size.width).max() ?? 0)
        let height = SVGPath.text(timeline.samples.map(\.size.height).max() ?? 0)
        text += #"<svg xmlns="http://www.w3.org/2000/svg" role="img" width="\#(width)" height="\#(height)""#
        text += " viewBox=\"0 0 \(width) \(height)\">\n  <title>\(title)</title>\n"
        if !gradients.isEmpty { text += "  <defs>\n" + gradients.map(\.text).joined() + "  </defs>\n" }
        for scene in scenes { text += scene.text(timeline) }
        text += "</svg>\n"
    }
}
