/// One SVG element: its kind, and the values of the kind's attributes.
///
/// Frames whose shapes are of the same kinds in the same order share their elements, and only values change.
struct SVGShape: Hashable {
    enum Kind: Hashable {
        case bar, fill, stroke, group, groupEnd
    }

    var kind: Kind
    /// One value for each of the kind's attributes.
    var values: [String]

    /// The element that ends a group.
    static let groupEnd = SVGShape(kind: .groupEnd, values: [])
}

extension SVGShape.Kind {
    /// An attribute and its default value.
    struct Attribute {
        var name: String
        var plain: String?

        init(_ name: String, _ plain: String? = nil) {
            self.name = name
            self.plain = plain
        }
    }

    var element: String {
        switch self {
        case .bar: "rect"
        case .fill, .stroke: "path"
        case .group, .groupEnd: "g"
        }
    }

    var attributes: [Attribute] {
        switch self {
        case .bar:
            [
                Attribute("x", "0"), Attribute("y", "0"), Attribute("width"), Attribute("height"),
                Attribute("rx", "0"), Attribute("fill"), Attribute("fill-opacity", "1"),
            ]
        case .fill:
            [Attribute("d"), Attribute("fill"), Attribute("fill-opacity", "1"), Attribute("fill-rule", "nonzero")]
        case .stroke:
            [
                Attribute("d"), Attribute("stroke"), Attribute("stroke-opacity", "1"), Attribute("stroke-width"),
                Attribute("stroke-linecap", "butt"),
            ]
        case .group: [Attribute("opacity", "1")]
        case .groupEnd: []
        }
    }

    /// Attributes that are always the same.
    var constants: String {
        self == .stroke ? #" fill="none" stroke-linejoin="round""# : ""
    }
}
