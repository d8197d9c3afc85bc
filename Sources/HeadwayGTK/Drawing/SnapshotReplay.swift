import CGTK
import Headway
import HeadwayCairo

/// Replays a drawing as GSK nodes.
///
/// Bars and whole circles are nodes of their own, which the renderer draws without a bitmap; arcs are cached pictures
/// that are rotated to their place; everything else goes into one Cairo node, which is as sharp as the device.
@MainActor
struct SnapshotReplay {
    private let snapshot: OpaquePointer
    private let isOnCairo: Bool

    /// Replays into a `GtkSnapshot`, for a renderer that draws with Cairo or hands pictures to a graphics card.
    init(_ snapshot: OpaquePointer, isOnCairo: Bool = false) {
        self.snapshot = snapshot
        self.isOnCairo = isOnCairo
    }

    /// Replays a drawing of a view of the given size, on a display with this many device pixels per point.
    func replay(_ drawing: Drawing, size: Size, scale: Double) {
        let middle = isOnCairo ? nil : Self.middle(of: drawing)
        guard drawing.operations.allSatisfy({ $0.isBar || Self.isArc($0, around: middle) }) else {
            return paint(drawing, size)
        }
        var pieces: [ArcTextures.Piece] = []
        for operation in drawing.operations {
            switch operation {
            case .fillBar(let rect, let radius, let paint): append(rect, radius: radius, paint)
            case .strokeArc(let arc, let color) where arc.sweep >= 360: append(circle: arc, color)
            case .strokeArc(let arc, let color): pieces.append((arc, color))
            default: break
            }
        }
        append(pieces, scale: scale)
    }

    /// The centre of the first arc; nil if there is none.
    private static func middle(of drawing: Drawing) -> Point? {
        for case .strokeArc(let arc, _) in drawing.operations { return arc.center }
        return nil
    }

    /// Whether an operation is an arc of a ring that is cached as a picture.
    private static func isArc(_ operation: Drawing.Operation, around middle: Point?) -> Bool {
        if case .strokeArc(let arc, _) = operation {
            arc.center == middle && arc.radius + arc.width / 2 < 64
        } else {
            false
        }
    }

    private func paint(_ drawing: Drawing, _ size: Size) {
        var bounds = graphene_rect_t(Rect(size))
        guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        CairoReplay(context: context)?.replay(drawing)
        cairo_destroy(context)
    }

    private func append(circle arc: ArcShape, _ color: Color) {
        let outer = arc.radius + arc.width / 2
        var bounds = graphene_rect_t(
            Rect(x: arc.center.x - outer, y: arc.center.y - outer, width: 2 * outer, height: 2 * outer))
        var outline = GskRoundedRect()
        gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(outer))
        let widths = [Float](repeating: Float(arc.width), count: 4)
        let colors = [GdkRGBA](repeating: GdkRGBA(color), count: 4)
        gtk_snapshot_append_border(snapshot, &outline, widths, colors)
    }

    /// Arcs around one centre, like a ring's: one picture, rotated to where the first of them begins.
    private func append(_ pieces: [ArcTextures.Piece], scale: Double) {
        guard let first = pieces.first?.arc, let picture = ArcTextures.picture(of: pieces, scale: scale) else { return }
        var center = graphene_point_t(x: Float(first.center.x), y: Float(first.center.y))
        let pixel = 1 / (scale * ArcTextures.density)
        let place = picture.bounds
        var bounds = graphene_rect_t(
            Rect(x: place.x * pixel, y: place.y * pixel, width: place.width * pixel, height: place.height * pixel))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &center)
        gtk_snapshot_rotate(snapshot, Float(first.start))
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
