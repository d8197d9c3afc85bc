import CGTK
import Headway
import HeadwayCairo

@testable import HeadwayGTK

/// A picture in memory, drawn without any display.
struct DrawnPicture {
    let width: Int
    let height: Int
    /// Premultiplied blue, green, red and alpha of each pixel.
    let bytes: [UInt8]

    /// A drawing as GSK's nodes show it, on white; nil when GSK made nothing of it.
    @MainActor
    init?(nodesOf drawing: Drawing, size: Size, scale: Double) {
        guard let node = Nodes(drawing, size: size, scale: scale) else { return nil }
        self.init(size: size, scale: scale) { gsk_render_node_draw(node.node, $0) }
    }

    /// A drawing as Cairo draws it, on white.
    init?(cairoOf drawing: Drawing, size: Size, scale: Double) {
        self.init(size: size, scale: scale) { CairoReplay(context: $0)?.replay(drawing) }
    }

    private init?(size: Size, scale: Double, _ draw: (OpaquePointer) -> Void) {
        width = Int((size.width * scale).rounded(.up))
        height = Int((size.height * scale).rounded(.up))
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            let context = cairo_create(surface)
        else { return nil }
        defer {
            cairo_destroy(context)
            cairo_surface_destroy(surface)
        }
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
        cairo_scale(context, scale, scale)
        draw(context)
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        bytes = [UInt8](UnsafeBufferPointer(start: data, count: 4 * width * height))
    }

    /// The greatest difference of any component, and the mean over all, of two pictures of one size.
    func difference(from other: DrawnPicture) -> (greatest: Int, mean: Double) {
        guard bytes.count == other.bytes.count, !bytes.isEmpty else { return (255, 255) }
        var greatest = 0
        var sum = 0
        for (a, b) in zip(bytes, other.bytes) {
            let distance = abs(Int(a) - Int(b))
            greatest = max(greatest, distance)
            sum += distance
        }
        return (greatest, Double(sum) / Double(bytes.count))
    }
}

/// A drawing as a tree of GSK nodes.
@MainActor
final class Nodes {
    let node: OpaquePointer

    /// Replays a drawing; nil when nothing came of it.
    init?(_ drawing: Drawing, size: Size, scale: Double = 1) {
        // Without a display it answers no, and registers the kinds of nodes all the same.
        _ = Self.initialised
        guard let snapshot = gtk_snapshot_new() else { return nil }
        SnapshotReplay(snapshot).replay(drawing, size: size, scale: scale)
        guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
        self.node = node
    }

    isolated deinit { gsk_render_node_unref(node) }

    /// The tree as GSK writes it.
    var text: String {
        guard let bytes = gsk_render_node_serialize(node) else { return "" }
        defer { g_bytes_unref(bytes) }
        var count: gsize = 0
        guard let data = g_bytes_get_data(bytes, &count) else { return "" }
        return String(decoding: UnsafeRawBufferPointer(start: data, count: Int(count)), as: UTF8.self)
    }

    private static let initialised: Bool = {
        // A display of the tester's is none of ours.
        setenv("GDK_BACKEND", "none", 1)
        return gtk_init_check() != 0
    }()
}
