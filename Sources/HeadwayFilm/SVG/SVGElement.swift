/// One element of an SVG, with its contents.
struct SVGElement {
    let name: String
    private var attributes = ""
    private var children: [String] = []
    /// Text, which is written on the element's own line.
    private var text = ""

    init(_ name: String) { self.name = name }

    /// Adds an attribute, unless its value is SVG's default.
    mutating func set(_ attribute: String, _ value: String, unless plain: String? = nil) {
        if value != plain { attributes += " \(attribute)=\"\(value)\"" }
    }

    /// Adds an animated attribute.
    mutating func set(_ attribute: String, _ track: SVGTrack, unless plain: String? = nil) {
        set(attribute, track.first, unless: track.isStill ? plain : nil)
        if let animation = track.animation("animate", "attributeName=\"\(attribute)\"") { add(animation) }
    }

    /// Adds an animated transform; none if it would have no effect.
    mutating func set(transform type: String, _ track: SVGTrack, unless plain: String) {
        if track.isStill && track.first == plain { return }
        set("transform", "\(type)(\(track.first))")
        let animation = track.animation("animateTransform", "attributeName=\"transform\" type=\"\(type)\"")
        if let animation { add(animation) }
    }

    /// Adds text, with XML's special characters escaped.
    mutating func add(text: String) { self.text += text }

    mutating func add(_ line: String) { children.append(line) }

    mutating func add(_ element: SVGElement?) { children += element?.lines ?? [] }

    /// The element's lines, with their indentation.
    var lines: [String] {
        let start = "<\(name)\(attributes)"
        if !text.isEmpty { return [start + ">" + text + children.joined() + "</\(name)>"] }
        return children.isEmpty ? [start + "/>"] : [start + ">"] + children.map { "  " + $0 } + ["</\(name)>"]
    }
}
