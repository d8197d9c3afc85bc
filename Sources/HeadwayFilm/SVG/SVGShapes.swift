import Headway

/// The shapes of one frame, and the gradients they refer to.
struct SVGShapes {
    private(set) var shapes: [SVGShape] = []
    private(set) var gradients: [SVGGradient] = []

    /// The transforms of the open groups; they are applied to the coordinates, since SVG cannot switch a whole transform
    /// from frame to frame.
    private var places = [Place()]

    /// Adds a rectangle that fills a view.
    mutating func addGround(_ size: Size, _ color: Color) {
        addBar(Rect(size), radius: 0, .solid(color))
    }

    mutating func add(_ drawing: Drawing) {
        for operation in drawing.operations { add(operation, drawing) }
    }

    private mutating func add(_ operation: Drawing.Operation, _ drawing: Drawing) {
        let place = places.last ?? Place()
        switch operation {
        case .fillBar(let rect, let radius, let paint):
            let origin = place.point(Point(x: rect.x, y: rect.y))
            let placed = Rect(
                x: origin.x, y: origin.y, width: rect.width * place.scale, height: rect.height * place.scale)
            addBar(placed, radius: radius * place.scale, paint)
        case .strokeArc(let arc, let color):
            let radius = arc.radius * place.scale
            let path = SVGPath(arc, center: place.point(arc.center), radius: radius)
            addStroke(path, width: arc.width * place.scale, arc.cap, .solid(color))
        case .strokePath(let range, let width, let cap, let paint):
            addStroke(SVGPath(drawing.elements[range], place), width: width * place.scale, cap, paint)
        case .fillPath(let range, let rule, let color):
            let path = SVGPath(drawing.elements[range], place)
            shapes.append(
                SVGShape(
                    kind: .fill,
                    values: [
                        path.text, color.opaqueHexadecimal, color.alpha.decimal(),
                        rule == .evenOdd ? "evenodd" : "nonzero",
                    ]))
        case .beginGroup(let origin, let scale, let opacity):
            places.append(Place(origin: place.point(origin), scale: place.scale * scale))
            shapes.append(SVGShape(kind: .group, values: [opacity.decimal()]))
        case .endGroup:
            places.removeLast()
            shapes.append(.groupEnd)
        }
    }

    private mutating func addBar(_ rect: Rect, radius: Double, _ paint: Paint) {
        let values = [rect.x, rect.y, rect.width, rect.height, radius].map(SVGPath.text)
        shapes.append(SVGShape(kind: .bar, values: values + self.values(of: paint)))
    }

    private mutating func addStroke(_ path: SVGPath, width: Double, _ cap: LineCap, _ paint: Paint) {
        shapes.append(
            SVGShape(
                kind: .stroke,
                values: [path.text] + values(of: paint) + [SVGPath.text(width), cap == .round ? "round" : "butt"]))
    }

    /// A colour or the name of a gradient, and an opacity.
    private mutating func values(of paint: Paint) -> [String] {
        switch paint {
        case .solid(let color): return [color.opaqueHexadecimal, color.alpha.decimal()]
        case .gradient(let colors, let axis):
            let gradient = SVGGradient(colors: colors, axis: axis)
            gradients.append(gradient)
            return ["url(#\(gradient.identifier))", "1"]
        }
    }
}

/// The position and scale of a group in the view.
struct Place {
    var origin = Point(x: 0, y: 0)
    var scale = 1.0

    func point(_ point: Point) -> Point {
        Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale)
    }
}
