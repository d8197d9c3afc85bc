import CCairo
import Foundation
import Headway

/// A bitmap that drawings are replayed onto, with Cairo: the one file of the module that knows C types.
///
/// Cairo's calls on a surface in error do nothing, so only the result has to be checked.
final class CairoCanvas {
    /// Cairo's greatest extent of an image surface, in pixels.
    static let greatestSide = 32_767

    private let surface: OpaquePointer
    private let context: OpaquePointer

    /// Makes an opaque black bitmap of so many pixels; nil when memory or Cairo's limit does not reach.
    init?(width: Int, height: Int) {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(clamping: width), Int32(clamping: height))
        guard let surface else { return nil }
        guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.surface = surface
        self.context = context
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Fills whole pixels.
    func fill(_ rect: Rect, _ color: Color) {
        setSource(color)
        cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        cairo_fill(context)
    }

    /// Replays a drawing from a pixel on, at so many pixels a point, clipped to a view's size.
    func replay(_ drawing: Drawing, at origin: Point, scale: Double, clippedTo size: Size) {
        cairo_save(context)
        cairo_translate(context, origin.x, origin.y)
        cairo_scale(context, scale, scale)
        cairo_rectangle(context, 0, 0, size.width, size.height)
        cairo_clip(context)
        var opacities: [Double] = []
        for operation in drawing.operations { replay(operation, drawing, &opacities) }
        cairo_restore(context)
    }

    private func replay(_ operation: Drawing.Operation, _ drawing: Drawing, _ opacities: inout [Double]) {
        switch operation {
        case .fillBar(let rect, let radius, let paint): fillBar(rect, radius: radius, paint)
        case .strokeArc(let arc, let color): stroke(arc, color)
        case .fillPath(let range, let rule, let color):
            trace(drawing.elements[range])
            setSource(color)
            cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill(context)
        case .strokePath(let range, let width, let cap, let color):
            trace(drawing.elements[range])
            setSource(color)
            stroke(width: width, cap)
        case .beginGroup(let origin, let scale, let opacity):
            cairo_save(context)
            cairo_translate(context, origin.x, origin.y)
            cairo_scale(context, scale, scale)
            opacities.append(opacity)
            if opacity < 1 { cairo_push_group(context) }
        case .endGroup:
            if let opacity = opacities.popLast(), opacity < 1 {
                cairo_pop_group_to_source(context)
                cairo_paint_with_alpha(context, opacity)
            }
            cairo_restore(context)
        }
    }

    private func fillBar(_ rect: Rect, radius: Double, _ paint: Paint) {
        if radius > 0 {
            let right = Double.pi / 2
            cairo_new_sub_path(context)
            cairo_arc(context, rect.maxX - radius, rect.y + radius, radius, -right, 0)
            cairo_arc(context, rect.maxX - radius, rect.maxY - radius, radius, 0, right)
            cairo_arc(context, rect.x + radius, rect.maxY - radius, radius, right, 2 * right)
            cairo_arc(context, rect.x + radius, rect.y + radius, radius, 2 * right, 3 * right)
            cairo_close_path(context)
        } else {
            cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
        }
        switch paint {
        case .solid(let color): setSource(color)
        case .gradient(let colors): setSource(colors, from: rect.x, to: rect.maxX)
        }
        cairo_fill(context)
    }

    private func stroke(_ arc: ArcShape, _ color: Color) {
        // Cairo's angles run clockwise from 3 o'clock, in radians.
        let start = (arc.start - 90) * .pi / 180
        cairo_new_sub_path(context)
        cairo_arc(context, arc.center.x, arc.center.y, arc.radius, start, start + arc.sweep * .pi / 180)
        if arc.sweep >= 360 { cairo_close_path(context) }
        setSource(color)
        stroke(width: arc.width, arc.cap)
    }

    private func stroke(width: Double, _ cap: LineCap) {
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        cairo_stroke(context)
    }

    private func trace(_ elements: ArraySlice<PathElement>) {
        for element in elements {
            switch element {
            case .move(let point): cairo_move_to(context, point.x, point.y)
            case .line(let point): cairo_line_to(context, point.x, point.y)
            case .curve(let first, let second, let end):
                cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
            case .close: cairo_close_path(context)
            }
        }
    }

    private func setSource(_ color: Color) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    private func setSource(_ colors: [Color], from left: Double, to right: Double) {
        guard let pattern = cairo_pattern_create_linear(left, 0, right, 0) else { return }
        for (index, color) in colors.enumerated() {
            let offset = Double(index) / Double(max(1, colors.count - 1))
            cairo_pattern_add_color_stop_rgba(pattern, offset, color.red, color.green, color.blue, color.alpha)
        }
        cairo_set_source(context, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// The bitmap as a PNG file; nil when Cairo ran out of memory on the way.
    func png() -> Data? {
        var data = Data()
        // The pointer to `data` goes in and comes back within this call.
        let status = withUnsafeMutablePointer(to: &data) { sink in
            cairo_surface_write_to_png_stream(
                surface,
                { sink, bytes, count in
                    guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    sink.assumingMemoryBound(to: Data.self).pointee.append(bytes, count: Int(count))
                    return CAIRO_STATUS_SUCCESS
                }, sink)
        }
        return status == CAIRO_STATUS_SUCCESS ? data : nil
    }
}
