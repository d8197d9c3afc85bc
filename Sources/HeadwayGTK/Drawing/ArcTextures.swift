import CGTK
import Headway
import HeadwayCairo

/// Pictures of arcs, kept for the next frame that needs the same: a moving ring is a few dozen arcs, each turned to its place.
///
/// Made anew for every frame, they would have to be drawn and handed to the graphics card for every frame. An arc is kept by
/// its length to half a device pixel; what has not been used for a while goes.
@MainActor
enum ArcTextures {
    /// Identifies a picture; lengths are in the picture's pixels.
    struct Key: Hashable {
        let radius: Double
        let width: Double
        /// Along the outer edge.
        let length: Int
        let isRound: Bool
        let color: Color
    }

    /// A picture of an arc that begins at 12 o'clock, and the side of its square in its own pixels.
    struct Picture {
        let texture: OpaquePointer
        let side: Int
    }

    /// The picture's pixels per device pixel: what is turned to its place is as sharp as what is drawn there.
    static let density = 2.0
    /// So many that all rings of a window find theirs, and no more than a few hundred kilobytes.
    private static let generation = 128
    private static var young: [Key: Picture] = [:]
    private static var old: [Key: Picture] = [:]

    /// The picture of an arc, made if there is none; nil where nothing is to be seen or it would be very large.
    static func picture(of arc: ArcShape, _ color: Color, scale deviceScale: Double) -> Picture? {
        let scale = deviceScale * density
        let outer = (arc.radius + arc.width / 2) * scale
        guard outer > 0, outer < 512, arc.sweep > 0 else { return nil }
        let length = max(1, Int((arc.sweep * .pi / 180 * outer).rounded()))
        let key = Key(
            radius: arc.radius * scale, width: arc.width * scale, length: length, isRound: arc.cap == .round,
            color: color)
        if let known = young[key] { return known }
        let picture = old.removeValue(forKey: key) ?? make(key, outer: outer)
        if young.count >= generation { retire() }
        young[key] = picture
        return picture
    }

    private static func retire() {
        for picture in old.values { g_object_unref(UnsafeMutableRawPointer(picture.texture)) }
        old = young
        young = [:]
    }

    private static func make(_ key: Key, outer: Double) -> Picture? {
        // A pixel of room for the softened edge.
        let side = Int((2 * outer).rounded(.up)) + 2
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(side), Int32(side)) else {
            return nil
        }
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return nil }
        let middle = Double(side) / 2
        let arc = ArcShape(
            center: Point(x: middle, y: middle), radius: key.radius, width: key.width, start: 0,
            sweep: Double(key.length) / outer * 180 / .pi, cap: key.isRound ? .round : .butt)
        var drawing = Drawing()
        drawing.strokeArc(arc, key.color)
        CairoReplay(context: context)?.replay(drawing)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard let data = cairo_image_surface_get_data(surface),
            let bytes = g_bytes_new(data, gsize(stride * side)),
            // Cairo's pixels, in the order of bytes of a little-endian machine.
            let texture = gdk_memory_texture_new(
                Int32(side), Int32(side), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
        else { return nil }
        g_bytes_unref(bytes)
        return Picture(texture: texture, side: side)
    }
}
