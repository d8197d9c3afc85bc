import Headway

/// The elements of one part of an indicator, and what they refer to.
struct SVGLayer {
    private(set) var elements: [SVGElement] = []
    private(set) var definitions: [SVGElement] = []
    private(set) var gradients: [SVGGradient] = []
    let layer: FilmLayer
    let end: Double
    /// How far straight lines may be off: half a device pixel of the film, like a frame's edges after rounding to
    /// pixels.
    let length: Double
    let scale: Double

    init(_ layer: FilmLayer, through end: Double) {
        self.layer = layer
        self.end = end
        scale = max(1, layer.pieces.first?.sample.environment.scale ?? 1)
        length = 0.5 / scale
        switch layer.layer.kind {
        case .bar: addBar()
        case .arc: addArc()
        case .art: addArt()
        case .levelWave, .ringWave: addWave()
        }
    }

    mutating func add(_ element: SVGElement) { elements.append(element) }
    mutating func define(_ element: SVGElement) { definitions.append(element) }

    // MARK: Tracks

    /// The keys of some properties, few enough to be printed.
    func keys(
        of properties: [PlanProperty], within tolerances: [Double], absent: [Double]? = nil, isBent: Bool = false,
        _ map: ([Double], FilmLayer.Piece) -> [Double]
    ) -> [FilmLayer.Key] {
        layer.keys(of: properties, through: end, absent: absent, isBent: { _ in isBent }, map)
            .reduced(within: tolerances)
    }

    func track(_ keys: [FilmLayer.Key], _ text: ([Double]) -> String) -> SVGTrack { SVGTrack(keys, over: end, text) }

    func number(_ property: PlanProperty, within tolerance: Double) -> SVGTrack {
        track(keys(of: [property], within: [tolerance]) { values, _ in values }) { $0[0].compact(places: 1) }
    }

    var opacity: SVGTrack {
        track(keys(of: [.opacity], within: [0.004], absent: [0]) { values, _ in values.map(Self.shade) }) {
            $0[0].compact(places: 3)
        }
    }

    /// An opacity, which need not be exact where nothing or everything is visible.
    static func shade(_ opacity: Double) -> Double { opacity < 0.005 ? 0 : opacity > 0.995 ? 1 : opacity }

    var color: SVGTrack {
        let shade = 0.5 / 255
        return track(keys(of: [.red, .green, .blue], within: [shade, shade, shade]) { values, _ in values }) {
            Color(red: $0[0], green: $0[1], blue: $0[2]).opaqueHexadecimal
        }
    }

    /// Fills or strokes an element with the layer's colour, or with a gradient along it.
    mutating func paint(_ element: inout SVGElement, _ attribute: String) {
        if layer.layer.colors.isEmpty {
            element.set(attribute, color)
        } else {
            let gradient = SVGGradient(colors: layer.layer.colors, axis: layer.layer.axis)
            gradients.append(gradient)
            element.set(attribute, "url(#\(gradient.identifier))")
        }
    }

    // MARK: Parts

    private mutating func addBar() {
        var element = SVGElement("rect")
        for (start, extent, names) in [
            (PlanProperty.x, PlanProperty.width, ("x", "width")), (.y, .height, ("y", "height")),
        ] {
            let edges = layer.keys(of: [start, extent], through: end) { values, _ in [values[0], values[0] + values[1]]
            }
            .restingOnPixels(scale: scale)
            // Together they may be off by little more than one edge.
            let half = length * (start == .x ? 0.7 : 0.3)
            let starts = edges.map { FilmLayer.Key(time: $0.time, values: [$0.values[0]]) }
            element.set(names.0, SVGTrack(starts, over: end, within: half) { $0.compact(places: 1) }, unless: "0")
            let extents = edges.map { FilmLayer.Key(time: $0.time, values: [max(0, $0.values[1] - $0.values[0])]) }
            element.set(names.1, SVGTrack(extents, over: end, within: half) { $0.compact(places: 1) })
        }
        element.set("rx", number(.radius, within: length), unless: "0")
        paint(&element, "fill")
        element.set("fill-opacity", opacity, unless: "1")
        add(element)
    }

    private mutating func addArc() {
        var line = circle(inset: true, width: nil)
        paint(&line, "stroke")
        line.set("stroke-opacity", opacity, unless: "1")
        var place = SVGElement("g")
        let middles = keys(of: [.radius], within: [length, length]) { _, piece in
            [piece.layer.center.x, piece.layer.center.y]
        }
        place.set(
            transform: "translate", track(middles) { "\($0[0].compact(places: 1)) \($0[1].compact(places: 1))" },
            unless: "0 0")
        place.add(line)
        add(place)
    }

    /// The line of an arc around 0, from a circle that begins at three o'clock: a dash as long as the arc, rotated to
    /// its start.
    func circle(inset: Bool, width: Double?) -> SVGElement {
        let cap = inset ? layer.layer.cap : .butt
        let radius = max(
            1,
            layer.pieces.first.flatMap { piece in
                piece.sample.plan.value(of: .radius, in: piece.layer, after: 0)
            } ?? 1)
        let properties: [PlanProperty] = [.start, .sweep, .radius, .lineWidth]
        let keys = layer.keys(of: properties, through: end, isBent: { inset && $0[1] < 60 }) { values, piece in
            var arc = ArcShape(
                center: piece.layer.center, radius: values[2], width: values[3], start: values[0], sweep: values[1],
                cap: cap)
            if inset { arc = arc.withCapsInside }
            return [arc.start, arc.sweep, arc.width, values[1] <= 0 ? 0 : 1]
        }
        let degrees = length / radius * 180 / .pi
        let lines = keys.reduced(within: [degrees, degrees, length, 0])
        var element = SVGElement("circle")
        element.set("r", number(.radius, within: length / 2))
        element.set("fill", "none")
        let around = 2 * Double.pi * radius
        if !lines.allSatisfy({ $0.values[1] >= 360 }) {
            element.set("stroke-dasharray", around.compact(places: 1))
            // Offset by the whole circle, a dash has not begun: another half a point leaves no trace of a round end.
            element.set(
                "stroke-dashoffset",
                track(lines) { ($0[3] == 0 ? around + 0.5 : around * (1 - $0[1] / 360)).compact(places: 1) },
                unless: "0")
            element.set("stroke-linecap", cap == .round ? "round" : "butt", unless: "butt")
            element.set(transform: "rotate", track(lines) { ($0[0] - 90).compact(places: 1) }, unless: "0")
        }
        if let width {
            element.set("stroke-width", width.compact(places: 1))
        } else {
            element.set("stroke-width", track(lines) { ($0[3] == 0 ? 0 : $0[2]).compact(places: 1) })
        }
        return element
    }

    private mutating func addArt() {
        // Different pictures of one part are separate parts.
        for (picture, pieces) in pictures {
            let part = FilmLayer(layer: layer.layer, pieces: pieces)
            let place = picture.place
            let scales = part.keys(of: [.scale], through: end) { values, _ in values }
                .reduced(within: [length / max(1, place.width / 2)])
            let isStill = scales.allSatisfy { $0.values == [1] }
            let origin =
                isStill
                ? Point(x: place.x, y: place.y) : Point(x: -place.width / 2, y: -place.height / 2)
            let shapes = SVGShape.all(of: picture.drawing, at: origin)
            gradients += shapes.gradients
            var group = SVGElement("g")
            let opacities = part.keys(of: [.opacity], through: end, absent: [0]) { values, _ in
                values.map(Self.shade)
            }
            group.set("opacity", track(opacities.reduced(within: [0.004])) { $0[0].compact(places: 3) }, unless: "1")
            guard !isStill else {
                for shape in shapes.elements { group.add(shape) }
                add(group)
                continue
            }
            let middle = Point(x: place.x + place.width / 2, y: place.y + place.height / 2)
            group.set("transform", "translate(\(middle.x.compact(places: 1)) \(middle.y.compact(places: 1)))")
            var grown = SVGElement("g")
            grown.set(transform: "scale", track(scales) { $0[0].compact(places: 3) }, unless: "1")
            for shape in shapes.elements { grown.add(shape) }
            group.add(grown)
            add(group)
        }
    }

    private var pictures: [(picture: Film.ArtPicture, pieces: [FilmLayer.Piece])] {
        var pictures: [(picture: Film.ArtPicture, pieces: [FilmLayer.Piece])] = []
        for piece in layer.pieces {
            guard let picture = piece.sample.pictures[piece.layer.slot] else { continue }
            let known = pictures.firstIndex {
                $0.picture.place == picture.place && $0.picture.drawing == picture.drawing
            }
            if let known { pictures[known].pieces.append(piece) } else { pictures.append((picture, [piece])) }
        }
        return pictures
    }
}
