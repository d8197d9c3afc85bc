import CGTK
import Foundation
import HostCases

extension RenderNode {
    /// Device pixels a point: many, so that a line's middle is never at its edge.
    private static let scale = 8.0

    /// The colours of a ring in the middle of a square of so many points, on a circle of a radius.
    static func ring(_ node: OpaquePointer?, side: Double, radius: Double) -> PaintedRing {
        let pixels = Int32(side * scale)
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels, pixels)
        let context = cairo_create(surface)
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        cairo_scale(context, scale, scale)
        if let node { gsk_render_node_draw(node, context) }
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard let data = cairo_image_surface_get_data(surface) else { return PaintedRing(colors: []) }
        return PaintedRing(
            colors: (0..<360).map { degree in
                let angle = (Double(degree) + 0.5) * .pi / 180
                let x = Int((side / 2 + radius * sin(angle)) * scale)
                let y = Int((side / 2 - radius * cos(angle)) * scale)
                let pixel = data + stride * y + 4 * x
                return pixel[3] < 16 ? nil : hex([Int(pixel[2]), Int(pixel[1]), Int(pixel[0])])
            })
    }
}
