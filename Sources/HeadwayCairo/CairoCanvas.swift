import CCairo
public import Headway

/// A bitmap that drawings are replayed onto.
///
/// Cairo's calls on a surface in an error state do nothing, so only the result has to be checked.
public final class CairoCanvas {
    /// The largest side of an image surface in Cairo, in pixels.
    public static let greatestSide = 32_767

    /// False if Cairo's library is missing, so that no bitmap can be made.
    public static var isAvailable: Bool { CairoLibrary.shared != nil }

    private let cairo: headway_cairo
    private let surface: OpaquePointer
    private let context: OpaquePointer

    /// Makes an opaque black bitmap with this many pixels; nil if it exceeds memory or Cairo's limit, or Cairo is
    /// missing.
    public init?(width: Int, height: Int) {
        guard let cairo = CairoLibrary.shared,
            let surface = cairo.image_surface_create(
                CAIRO_FORMAT_RGB24, Int32(clamping: width), Int32(clamping: height))
        else { return nil }
        guard cairo.surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo.create(surface) else {
            cairo.surface_destroy(surface)
            return nil
        }
        self.cairo = cairo
        self.surface = surface
        self.context = context
        // Curves are off by at most a fiftieth of a pixel; Cairo's default of a tenth shows in the antialiased edges of
        // rings.
        cairo.set_tolerance(context, 0.02)
    }

    deinit {
        cairo.destroy(context)
        cairo.surface_destroy(surface)
    }

    /// Fills whole pixels.
    public func fill(_ rect: Rect, _ color: Color) {
        cairo.set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
        cairo.rectangle(context, rect.x, rect.y, rect.width, rect.height)
        cairo.fill(context)
    }

    /// Replays a drawing from a pixel on, at a number of pixels per point, clipped to a view's size if there is one.
    public func replay(_ drawing: Drawing, at origin: Point, scale: Double, clippedTo size: Size?) {
        cairo.save(context)
        cairo.translate(context, origin.x, origin.y)
        cairo.scale(context, scale, scale)
        if let size {
            cairo.rectangle(context, 0, 0, size.width, size.height)
            cairo.clip(context)
        }
        CairoReplay(context: context)?.replay(drawing)
        cairo.restore(context)
    }

    /// The bitmap as a PNG file; nil if Cairo ran out of memory.
    public func png() -> [UInt8]? {
        var file: [UInt8] = []
        // The pointer to `file` is used only within this call.
        let status = withUnsafeMutablePointer(to: &file) { sink in
            cairo.surface_write_to_png_stream(
                surface,
                { sink, bytes, count in
                    guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
                    sink.assumingMemoryBound(to: [UInt8].self).pointee
                        .append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
                    return CAIRO_STATUS_SUCCESS
                }, sink)
        }
        return status == CAIRO_STATUS_SUCCESS ? file : nil
    }
}
