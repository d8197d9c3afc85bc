import CCairo
public import Headway

/// Replays drawings onto a Cairo context, for every host that draws with Cairo.
///
/// Cairo's calls on a context in an error state do nothing, so nothing has to be checked here.
public struct CairoReplay {
    private let cairo: headway_cairo
    private let context: OpaquePointer

    /// Replays onto a context (a `cairo_t *`), which the caller keeps alive; one unit is one point.
    ///
    /// Nil if Cairo's library is missing.
    public init?(context: OpaquePointer) {
        guard let cairo = CairoLibrary.shared else { return nil }
        self.cairo = cairo
        self.context = context
    }

    /// Replays a drawing, back to front.
    public func replay(_ drawing: Drawing) {
        var opacities: [Double] = []
        for operation in drawing.operations { replay(operation, drawing, &opacities) }
    }

    private func replay(_ operation: Drawing.Operation, _ drawing: Drawing, _ opacities: inout [Double]) {
        switch operation {
        case .fillBar(let rect, let radius, let paint):
            trace(rect, radius: radius)
            setSource(paint, drawing.gradientLine(of: operation))
            cairo.set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
            cairo.fill(context)
        case .strokeArc(let arc, let color): stroke(arc, color)
        case .fillPath(let range, let rule, let color):
            trace(drawing.elements[range])
            setSource(color)
            cairo.set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo.fill(context)
        case .strokePath(let range, let width, let cap, let paint):
            trace(drawing.elements[range])
            setSource(paint, drawing.gradientLine(of: operation))
            stroke(width: width, cap)
        case .beginGroup(let origin, let scale, let opacity):
            cairo.save(context)
            cairo.translate(context, origin.x, origin.y)
            cairo.scale(context, scale, scale)
            opacities.append(opacity)
            if opacity < 1 { cairo.push_group(context) }
        case .endGroup:
            if let opacity = opacities.popLast(), opacity < 1 {
                cairo.pop_group_to_source(context)
                cairo.paint_with_alpha(context, opacity)
            }
            cairo.restore(context)
        }
    }

    private func trace(_ rect: Rect, radius: Double) {
        if radius > 0 {
            let right = Double.pi / 2
            cairo.new_sub_path(context)
            cairo.arc(context, rect.maxX - radius, rect.y + radius, radius, -right, 0)
            cairo.arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, right)
            cairo.arc(context, rect.x + radius, rect.maxY - radius, radius, right, 2 * right)
            cairo.arc(context, rect.x + radius, rect.y + radius, radius, 2 * right, 3 * right)
            cairo.close_path(context)
        } else {
            cairo.rectangle(context, rect.x, rect.y, rect.width, rect.height)
        }
    }

    private func stroke(_ arc: ArcShape, _ color: Color) {
        // Cairo's angles run clockwise from 3 o'clock, in radians.
        let start = (arc.start - 90) * .pi / 180
        cairo.new_sub_path(context)
        cairo.arc(context, arc.center.x, arc.center.y, arc.radius, start, start + arc.sweep * .pi / 180)
        if arc.sweep >= 360 { cairo.close_path(context) }
        setSource(color)
        stroke(width: arc.width, arc.cap)
    }

    private func stroke(width: Double, _ cap: LineCap) {
        cairo.set_line_width(context, width)
        cairo.set_line_cap(context, cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo.set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo.stroke(context)
    }

    private func trace(_ elements: ArraySlice<PathElement>) {
        for element in elements {
            switch element {
            case .move(let point): cairo.move_to(context, point.x, point.y)
            case .line(let point): cairo.line_to(context, point.x, point.y)
            case .curve(let first, let second, let end):
                cairo.curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo.close_path(context)
            }
        }
    }

    private func setSource(_ color: Color) {
        cairo.set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    private func setSource(_ paint: Paint, _ line: (start: Point, end: Point)?) {
        switch paint {
        case .solid(let color): setSource(color)
        case .gradient(let colors, _): if let line { setSource(colors, from: line.start, to: line.end) }
        }
    }

    private func setSource(_ colors: [Color], from start: Point, to end: Point) {
        guard let pattern = cairo.pattern_create_linear(start.x, start.y, end.x, end.y) else { return }
        for (index, color) in colors.enumerated() {
            let offset = Double(index) / Double(max(1, colors.count - 1))
            cairo.pattern_add_color_stop_rgba(pattern, offset, color.red, color.green, color.blue, color.alpha)
        }
        cairo.set_source(context, pattern)
        cairo.pattern_destroy(pattern)
    }
}
