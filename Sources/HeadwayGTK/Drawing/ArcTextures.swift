import CGTK
import Headway
import HeadwayCairo

/// Pictures of rings, cached for the next frame that needs the same: a moving ring is a few dozen pictures, each
/// rotated to its place.
///
/// Without the cache they would have to be drawn and uploaded to the graphics card for every frame. Pictures that have
/// not been used for a while are dropped. The Cairo renderer rotates pictures slowly and draws lines fast: for it there
/// are none.
@MainActor
enum ArcTextures {
    /// Identifies a picture; lengths are in the picture's pixels.
    struct Key: Hashable {
        /// One arc, and where it begins.
        struct Part: Hashable {
            let radius: Double
            let width: Double
            let isRound: Bool
            let color: Color
            /// How far after the end of the previous arc it begins, along the outer edge.
            let gap: Int
            /// Its length along the outer edge; for the last of several the rest of the circle, with the gap that
            /// closes it.
            let length: Int
        }

        var parts: [Part] = []
    }

    /// A picture of arcs of which the first begins at 12 o'clock.
    struct Picture {
        let texture: OpaquePointer
        /// Where it is relative to the rings' centre, in its own pixels: no larger than what is drawn, since empty
        /// pixels cost as much.
        let bounds: Rect
    }

    /// An arc and its colour.
    typealias Piece = (arc: ArcShape, color: Color)

    /// The picture's pixels per device pixel, so that a rotated picture is as sharp as one drawn in place.
    static let density = 2.0
    /// Enough for all rings of a window to find theirs.
    private static let generation = 128
    private static var young: [Key: Picture] = [:]
    private static var old: [Key: Picture] = [:]

    /// The picture of arcs around one centre, made if there is none; nil if nothing is visible or it would be very
    /// large.
    static func picture(of pieces: [Piece], scale deviceScale: Double) -> Picture? {
        let scale = deviceScale * density
        let outer = pieces.reduce(0) { max($0, $1.arc.radius + $1.arc.width / 2) } * scale
        guard outer > 0, outer < 512 else { return nil }
        let key = key(of: pieces, outer: outer, scale: scale)
        if let known = young[key] { return known }
        let picture = old.removeValue(forKey: key) ?? make(pieces, outer: outer, scale: scale)
        if young.count >= generation { retire() }
        young[key] = picture
        return picture
    }

    /// The key of a picture of arcs, rounded to device pixels: there are so few that a turning ring soon finds all of
    /// its pictures.
    ///
    /// A gap keeps its length while the arcs change theirs, so the first arc's length decides.
    private static func key(of pieces: [Piece], outer: Double, scale: Double) -> Key {
        var key = Key()
        var edge = pieces.first?.arc.start ?? 0
        let pixels = outer / density * .pi / 180
        for (index, piece) in pieces.enumerated() {
            let arc = piece.arc
            let gap = (arc.start - edge).remainder(dividingBy: 360)
            edge = arc.start + arc.sweep
            let isLast = index > 0 && index == pieces.count - 1
            let rest = isLast ? ((pieces.first?.arc.start ?? 0) - edge).remainder(dividingBy: 360) : arc.sweep
            key.parts.append(
                .init(
                    radius: arc.radius * scale, width: (arc.width * scale).rounded(), isRound: arc.cap == .round,
                    color: piece.color, gap: Int((gap * pixels).rounded()), length: Int((rest * pixels).rounded())))
        }
        return key
    }

    private static func retire() {
        for picture in old.values { g_object_unref(UnsafeMutableRawPointer(picture.texture)) }
        old = young
        young = [:]
    }

    private static func make(_ pieces: [Piece], outer: Double, scale: Double) -> Picture? {
        // A pixel of room for the softened edge.
        let side = Int((2 * outer).rounded(.up)) + 2
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(side), Int32(side)) else {
            return nil
        }
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return nil }
        let middle = Double(side) / 2
        let start = pieces.first?.arc.start ?? 0
        var drawing = Drawing()
        for piece in pieces {
            let arc = piece.arc
            drawing.strokeArc(
                ArcShape(
                    center: Point(x: middle, y: middle), radius: arc.radius * scale, width: arc.width * scale,
                    start: arc.start - start, sweep: arc.sweep, cap: arc.cap), piece.color)
        }
        CairoReplay(context: context)?.replay(drawing)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        return cut(surface, side: side)
    }

    /// The part of a surface that is drawn on.
    private static func cut(_ surface: OpaquePointer, side: Int) -> Picture? {
        let stride = Int(cairo_image_surface_get_stride(surface))
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        var (left, top, right, bottom) = (side, side, 0, 0)
        for y in 0..<side {
            for x in 0..<side where data[y * stride + 4 * x + 3] > 0 {
                (left, right) = (min(left, x), max(right, x + 1))
                (top, bottom) = (min(top, y), y + 1)
            }
        }
        let (width, height) = (right - left, bottom - top)
        guard width > 0, height > 0,
            let bytes = g_bytes_new(data + (top * stride + 4 * left), gsize(stride * (height - 1) + 4 * width)),
            // Cairo's pixels, in the byte order of a little-endian machine.
            let texture = gdk_memory_texture_new(
                Int32(width), Int32(height), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
        else { return nil }
        g_bytes_unref(bytes)
        let middle = Double(side) / 2
        return Picture(
            texture: texture,
            bounds: Rect(
                x: Double(left) - middle, y: Double(top) - middle, width: Double(width), height: Double(height)))
    }
}
