import CGTK
import Headway
import HeadwayCairo

/// Replays a drawing as GSK nodes.
///
/// Bars and whole circles are nodes of their own, which the renderer draws without a bitmap; arcs are pictures that are kept and
/// turned to their place; everything else goes into one Cairo node, which is as sharp as the device.
@MainActor
struct SnapshotReplay {
    private let snapshot: OpaquePointer

    init(_ snapshot: OpaquePointer) {
        self.snapshot = snapshot
    }

    /// Replays a drawing of a view of the given size, on a display of so many device pixels a point.
    func replay(_ drawing: Drawing, size: Size, scale: Double) {
        guard drawing.operations.allSatisfy({ $0.isBar || Self.isArc($0) }) else { return paint(drawing, size) }
        for operation in drawing.operations {
            switch operation {
            case .fillBar(let rect, let radius, let paint): append(rect, radius: radius, paint)
            case .strokeArc(let arc, let color): append(arc, color, scale: scale)
            default: break
            }
        }
    }

    /// Whether an operation is an arc that is kept as a picture; a whole circle is a border, however large.
    private static func isArc(_ operation: Drawing.Operation) -> Bool {
        if case .strokeArc(let arc, _) = operation { arc.radius + arc.width / 2 < 64 } else { false }
    }

    private func paint(_ drawing: Drawing, _ size: Size) {
        var bounds = graphene_rect_t(Rect(size))
        guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        CairoReplay(context: context)?.replay(drawing)
        cairo_destroy(context)
    }

    private func append(_ arc: ArcShape, _ color: Color, scale: Double) {
        let outer = arc.radius + arc.width / 2
        if arc.sweep >= 360 {
            var bounds = graphene_rect_t(
                Rect(x: arc.center.x - outer, y: arc.center.y - outer, width: 2 * outer, height: 2 * outer))
            var outline = GskRoundedRect()
            gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(outer))
            let widths = [Float](repeating: Float(arc.width), count: 4)
            let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
            return gtk_snapshot_append_border(snapshot, &outline, widths, colors)
        }
        guard let picture = ArcTextures.picture(of: arc, color, scale: scale) else { return }
        var center = graphene_point_t(x: Float(arc.center.x), y: Float(arc.center.y))
        let side = Double(picture.side) / (scale * ArcTextures.density)
        var bounds = graphene_rect_t(Rect(x: -side / 2, y: -side / 2, width: side, height: side))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &center)
        gtk_snapshot_rotate(snapshot, Float(arc.start))
        gtk_snapshot_append_texture(snapshot, picture.texture, &bounds)
        gtk_snapshot_restore(snapshot)
    }

    private func append(_ rect: Rect, radius: Double, _ paint: Paint) {
        var bounds = graphene_rect_t(rect)
        switch paint {
        case .solid(let color):
            var rgba = GdkRGBA(color)
            guard radius > 0 else { return gtk_snapshot_append_color(snapshot, &rgba, &bounds) }
            var outline = GskRoundedRect()
            gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(radius))
            // A shadow that reaches the middle fills the outline: one node, no clip (Sources.md#gtk-nodes).
            gtk_snapshot_append_inset_shadow(
                snapshot, &outline, &rgba, 0, 0, Float(rect.size.shorterSide / 2 + 1), 0)
        case .gradient(let colors, let axis):
            guard radius > 0 else { return append(gradient: colors, axis, &bounds) }
            var outline = GskRoundedRect()
            gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(radius))
            gtk_snapshot_push_rounded_clip(snapshot, &outline)
            append(gradient: colors, axis, &bounds)
            gtk_snapshot_pop(snapshot)
        }
    }

    private func append(gradient colors: [Color], _ axis: Axis, _ bounds: inout graphene_rect_t) {
        let last = Float(max(1, colors.count - 1))
        let stops = colors.enumerated()
            .map { GskColorStop(offset: Float($0.offset) / last, color: GdkRGBA($0.element)) }
        var start = graphene_point_t(x: bounds.origin.x, y: bounds.origin.y)
        var end = start
        switch axis {
        case .horizontal: end.x += bounds.size.width
        case .vertical: end.y += bounds.size.height
        }
        gtk_snapshot_append_linear_gradient(snapshot, &bounds, &start, &end, stops, gsize(stops.count))
    }
}

extension Drawing.Operation {
    /// True for what GSK has a node for.
    fileprivate var isBar: Bool {
        if case .fillBar = self { true } else { false }
    }
}

extension graphene_rect_t {
    init(_ rect: Rect) {
        self.init(
            origin: graphene_point_t(x: Float(rect.x), y: Float(rect.y)),
            size: graphene_size_t(width: Float(rect.width), height: Float(rect.height)))
    }
}
