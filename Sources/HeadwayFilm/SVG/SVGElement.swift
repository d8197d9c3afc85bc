/// One element of an SVG, with what is in it.
struct SVGElement {
    let name: String
    private var attributes = ""
    private var children: [String] = []
    /// Words, which stand on the element's own line.
    private var text = ""

    init(_ name: String) { self.name = name }

    /// Adds an attribute, unless its value is what SVG takes for granted.
    mutating func set(_ attribute: String, _ value: String, unless plain: String? = nil) {
        if value != plain { attributes += " \(attribute)=\"\(value)\"" }
    }

    /// Adds an attribute that moves.
    mutating func set(_ attribute: String, _ track: SVGTrack, unless plain: String? = nil) {
        set(attribute, track.first, unless: track.isStill ? plain : nil)
        if let animation = track.animation("animate", "attributeName=\"\(attribute)\"") { add(animation) }
    }

    /// Adds a transform that moves; none where it stays what it would be without.
    mutating func set(transform type: String, _ track: SVGTrack, unless plain: String) {
        if track.isStill && track.first == plain { return }
        set("transform", "\(type)(\(track.first))")
        let animation = track.animation("animateTransform", "attributeName=\"transform\" type=\"\(type)\"")
        if let animation { add(animation) }
    }

    /// Adds words, with what means something in XML written as names.
    mutating func add(text: String) { self.text += text }

    mutating func add(_ line: String) { children.append(line) }

    mutating func add(_ element: SVGElement?) { children += element?.lines ?? [] }

    /// The element's lines, indented from its own on.
    var lines: [String] {
        let start = "<\(name)\(attributes)"
        if !text.isEmpty { return [start + ">" + text + children.joined() + "</\(name)>"] }
        return children.isEmpty ? [start + "/>"] : [start + ">"] + children.map { "  " + $0 } + ["</\(name)>"]
    }
}
