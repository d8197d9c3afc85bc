import Headway

/// The shapes of a static picture.
enum SVGShape {
    /// The elements of a drawing, and the gradients that they name; `origin` is the position of the drawing's own.
    static func all(of drawing: Drawing, at origin: Point) -> (elements: [SVGElement], gradients: [SVGGradient]) {
        let place = Place(origin: origin)
        var gradients: [SVGGradient] = []
        let elements = drawing.operations.compactMap { operation -> SVGElement? in
            switch operation {
            case .fillBar(let rect, let radius, let paint):
                let corner = place.point(Point(x: rect.x, y: rect.y))
                return bar(
                    Rect(x: corner.x, y: corner.y, width: rect.width, height: rect.height), radius, paint, &gradients)
            case .strokeArc(let arc, let color):
                let path = SVGPath(arc, center: place.point(arc.center), radius: arc.radius)
                return line(path, width: arc.width, arc.cap, .solid(color), &gradients)
            case .strokePath(let range, let width, let cap, let paint):
                return line(SVGPath(drawing.elements[range], place), width: width, cap, paint, &gradients)
            case .fillPath(let range, let rule, let color):
                var element = SVGElement("path")
                element.set("d", SVGPath(drawing.elements[range], place).text)
                paint(&element, "fill", .solid(color), &gradients)
                element.set("fill-rule", rule == .evenOdd ? "evenodd" : "nonzero", unless: "nonzero")
                return element
            // A film's pictures contain no groups.
            case .beginGroup, .endGroup: return nil
            }
        }
        return (elements, gradients)
    }

    static func bar(_ rect: Rect, _ radius: Double, _ paint: Paint, _ gradients: inout [SVGGradient]) -> SVGElement {
        var element = SVGElement("rect")
        element.set("x", SVGPath.text(rect.x), unless: "0")
        element.set("y", SVGPath.text(rect.y), unless: "0")
        element.set("width", SVGPath.text(rect.width))
        element.set("height", SVGPath.text(rect.height))
        element.set("rx", SVGPath.text(radius), unless: "0")
        self.paint(&element, "fill", paint, &gradients)
        return element
    }

    private static func line(
        _ path: SVGPath, width: Double, _ cap: LineCap, _ paint: Paint, _ gradients: inout [SVGGradient]
    ) -> SVGElement {
        var element = SVGElement("path")
        element.set("d", path.text)
        self.paint(&element, "stroke", paint, &gradients)
        element.set("stroke-width", SVGPath.text(width))
        element.set("stroke-linecap", cap == .round ? "round" : "butt", unless: "butt")
        element.set("fill", "none")
        element.set("stroke-linejoin", "round")
        return element
    }

    private static func paint(
        _ element: inout SVGElement, _ attribute: String, _ paint: Paint, _ gradients: inout [SVGGradient]
    ) {
        switch paint {
        case .solid(let color):
            element.set(attribute, color.opaqueHexadecimal)
            element.set(attribute + "-opacity", color.alpha.decimal(), unless: "1")
        case .gradient(let colors, let axis):
            let gradient = SVGGradient(colors: colors, axis: axis)
            gradients.append(gradient)
            element.set(attribute, "url(#\(gradient.identifier))")
        }
    }
}

/// Where a drawing's coordinates lie in the picture.
struct Place {
    var origin = Point(x: 0, y: 0)

    func point(_ point: Point) -> Point { Point(x: origin.x + point.x, y: origin.y + point.y) }
}
