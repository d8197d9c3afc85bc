import Headway

extension FilmText {
    init(_ node: JSONNode) throws(FilmError) {
        let fields = try JSONFields(node, known: ["at", "text", "size", "font", "color"], what: "a text")
        let takes = "a string, or a list of {at, text}"
        let text = try fields.required("text", takes)
        self.init(origin: try fields.required("at", "[x, y] in points").point(), lines: [])
        switch text.value {
        case .string(let words): lines = [Line(at: .zero, text: words)]
        case .list:
            for element in try text.list(takes) { lines.append(try Line(element)) }
            lines.sort { $0.at < $1.at }
        default: throw text.refusal(takes)
        }
        if let node = fields["size"] {
            size = try node.number("a size in points, a number from 1 to 1000", in: 1...1000)
        }
        if let node = fields["font"] { font = try node.choice() }
        color = try fields["color"]?.color()
    }
}

extension FilmText.Line {
    fileprivate init(_ node: JSONNode) throws(FilmError) {
        let fields = try JSONFields(node, known: ["at", "text"], what: "a line of a text")
        at = try fields.required("at", "a time in seconds").instant()
        text = try fields.required("text", "a string").text("a string")
    }
}
