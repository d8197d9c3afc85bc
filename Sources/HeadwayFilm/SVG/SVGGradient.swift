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
    var element: SVGElement {
        var element = SVGElement("linearGradient")
        element.set("id", identifier)
        if axis == .vertical {
            element.set("x2", "0")
            element.set("y2", "1")
        }
        for (index, color) in colors.enumerated() {
            var stop = SVGElement("stop")
            stop.set("offset", (Double(index) / Double(max(1, colors.count - 1))).decimal())
            stop.set("stop-color", color.opaqueHexadecimal)
            stop.set("stop-opacity", color.alpha.decimal(), unless: "1")
            element.add(stop)
        }
        return element
    }
}
