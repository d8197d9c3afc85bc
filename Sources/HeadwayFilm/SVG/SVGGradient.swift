import Headway

/// The colours along a shape, over its own extent.
struct SVGGradient: Hashable {
    let colors: [Color]
    let axis: Axis

    /// The name describes it completely, so that pictures on one page never use the same name for different colours.
    var identifier: String {
        (axis == .vertical ? "gradient-down" : "gradient") + colors.map { "-" + $0.hexadecimal.dropFirst() }.joined()
    }

    /// The element that defines it.
    var text: String {
        let line = axis == .vertical ? #" x2="0" y2="1""# : ""
        var text = "    <linearGradient id=\"\(identifier)\"\(line)>\n"
        for (index, color) in colors.enumerated() {
            let offset = (Double(index) / Double(max(1, colors.count - 1))).decimal()
            let opacity = color.alpha < 1 ? " stop-opacity=\"\(color.alpha.decimal())\"" : ""
            text += "      <stop offset=\"\(offset)\" stop-color=\"\(color.opaqueHexadecimal)\"\(opacity)/>\n"
        }
        return text + "    </linearGradient>\n"
    }
}
