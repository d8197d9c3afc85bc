import CCairo
import FoundationEssentials
import Headway
import HeadwayCairo

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
        CairoReplay(context: context).replay(drawing)
        cairo_restore(context)
    }

    private func setSource(_ color: Color) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
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
