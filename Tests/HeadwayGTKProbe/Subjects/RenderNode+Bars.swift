import CGTK
import HostCases

/// What GSK would draw, read back from its nodes.
enum RenderNode {
    /// The bars of a picture, back to front.
    static func bars(_ node: OpaquePointer?) -> [PaintedBar] {
        guard let node else { return [] }
        switch gsk_render_node_get_node_type(node) {
        case GSK_CONTAINER_NODE:
            return (0..<gsk_container_node_get_n_children(node)).flatMap {
                bars(gsk_container_node_get_child(node, $0))
            }
        case GSK_COLOR_NODE: return [bar(bounds(of: node), gsk_color_node_get_color(node)?.pointee)]
        case GSK_INSET_SHADOW_NODE:
            return [
                bar(
                    gsk_inset_shadow_node_get_outline(node)?.pointee.bounds,
                    gsk_inset_shadow_node_get_color(node)?.pointee)
            ]
        case GSK_LINEAR_GRADIENT_NODE:
            return [bar(bounds(of: node), gsk_linear_gradient_node_get_color_stops(node, nil)?.pointee.color)]
        case GSK_ROUNDED_CLIP_NODE: return bars(gsk_rounded_clip_node_get_child(node))
        default: return []
        }
    }

    /// The picture as GSK writes it down.
    static func text(_ node: OpaquePointer?) -> [String] {
        guard let node, let bytes = gsk_render_node_serialize(node) else { return [] }
        defer { g_bytes_unref(bytes) }
        var size: gsize = 0
        guard let data = g_bytes_get_data(bytes, &size) else { return [] }
        let text = String(decoding: UnsafeRawBufferPointer(start: data, count: Int(size)), as: UTF8.self)
        return text.split(separator: "\n").map(String.init)
    }

    private static func bounds(of node: OpaquePointer) -> graphene_rect_t {
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(node, &bounds)
        return bounds
    }

    private static func bar(_ rect: graphene_rect_t?, _ color: GdkRGBA?) -> PaintedBar {
        let rect = rect ?? graphene_rect_t()
        let parts = [color?.red, color?.green, color?.blue].map { Int((($0 ?? 0) * 255).rounded()) }
        return PaintedBar(
            x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
            height: Double(rect.size.height), color: hex(parts))
    }

    /// Red, green and blue of 0…255 as "#rrggbb".
    static func hex(_ parts: [Int]) -> String {
        "#" + parts.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
