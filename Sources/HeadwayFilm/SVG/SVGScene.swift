/// The frames of one structure: their common elements, and how their attributes change.
struct SVGScene {
    private let kinds: [SVGShape.Kind]
    /// For each shape, for each of its attributes.
    private var attributes: [[SVGRuns]]
    private var visibility = SVGRuns()

    init(_ kinds: [SVGShape.Kind]) {
        self.kinds = kinds
        attributes = kinds.map { $0.attributes.map { _ in SVGRuns() } }
    }

    /// Records a frame: its shapes, or nil while other elements are shown.
    mutating func add(_ shapes: [SVGShape]?, at frame: Int) {
        visibility.add(shapes == nil ? "hidden" : "visible", at: frame)
        guard let shapes else { return }
        for (index, shape) in shapes.enumerated() {
            for (column, value) in shape.values.enumerated() { attributes[index][column].add(value, at: frame) }
        }
    }

    func text(_ timeline: SVGTimeline) -> String {
        if kinds.isEmpty { return "" }
        var text = ""
        var indent = "  "
        let animation = visibility.animation(of: "visibility", timeline)
        if let animation {
            text += visibility.first == "hidden" ? "  <g visibility=\"hidden\">\n" : "  <g>\n"
            indent = "    "
            text += "\(indent)\(animation)\n"
        }
        for index in kinds.indices { text += element(index, &indent, timeline) }
        return animation == nil ? text : text + "  </g>\n"
    }

    private func element(_ index: Int, _ indent: inout String, _ timeline: SVGTimeline) -> String {
        let kind = kinds[index]
        if kind == .groupEnd {
            indent.removeLast(2)
            return "\(indent)</g>\n"
        }
        var text = "\(indent)<\(kind.element)"
        var animations = ""
        for (attribute, runs) in zip(kind.attributes, attributes[index]) {
            if runs.first != attribute.plain { text += " \(attribute.name)=\"\(runs.first)\"" }
            if let animation = runs.animation(of: attribute.name, timeline) {
                animations += "\(indent)  \(animation)\n"
            }
        }
        text += kind.constants
        if kind == .group {
            defer { indent += "  " }
            return "\(text)>\n\(animations)"
        }
        return animations.isEmpty ? "\(text)/>\n" : "\(text)>\n\(animations)\(indent)</\(kind.element)>\n"
    }
}
