import Headway

extension JSONNode {
    /// A set of pictures by name, or pictures of the scenario's own by state: paths in a box of 24 by 24.
    func artwork() throws(FilmError) -> DownloadArtwork {
        let takes = #""tray", "cloud" or an object with a list of paths for each state"#
        if case .string = value { return try choice(["tray": .tray, "cloud": .cloud]) }
        guard case .object = value else { throw refusal(takes) }
        let fields = try JSONFields(self, known: DownloadState.allCases.map(\.rawValue), what: "artwork")
        var artwork = DownloadArtwork()
        for state in DownloadState.allCases {
            guard let node = fields[state.rawValue] else { continue }
            var strokes: [ArtworkStroke] = []
            for element in try node.list("a list of paths") { strokes.append(try ArtworkStroke(element)) }
            let drawn = strokes
            artwork = artwork.replacing(state) { colors, size in
                Drawing { drawing in
                    for stroke in drawn { stroke.draw(colors, in: size, into: &drawing) }
                }
            }
        }
        return artwork
    }
}

/// A path of a scenario's own artwork, filled, or stroked if it has a width.
struct ArtworkStroke: Sendable {
    /// Which of the indicator's colours it has.
    enum ColorRole: String, Sendable, CaseIterable {
        case tint, track, onTint, background
    }

    /// The side of the box that coordinates and widths are given in.
    static let box = 24.0

    private let elements: [PathElement]
    private let width: Double?
    private let role: ColorRole

    init(_ node: JSONNode) throws(FilmError) {
        let fields = try JSONFields(node, known: ["path", "stroke", "color"], what: "a path of artwork")
        elements = try fields.required("path", PathText.takes).pathElements()
        width = try fields["stroke"]?.number("a line's width in a box of 24, a number from 0.01 to 24", in: 0.01...24)
        role = try fields["color"]?.choice() ?? .tint
    }

    func draw(_ colors: ArtworkColors, in size: Size, into drawing: inout Drawing) {
        let scale = min(size.width, size.height) / Self.box
        let path = Path { path in
            for element in elements { path.append(element, scale: scale) }
        }
        let color = color(in: colors)
        if let width { drawing.stroke(path, color, width: width * scale) } else { drawing.fill(path, color) }
    }

    private func color(in colors: ArtworkColors) -> Color {
        switch role {
        case .tint: colors.tint
        case .track: colors.track
        case .onTint: colors.onTint
        case .background: colors.background
        }
    }
}

extension Path {
    fileprivate mutating func append(_ element: PathElement, scale: Double) {
        func scaled(_ point: Point) -> Point { Point(x: point.x * scale, y: point.y * scale) }
        switch element {
        case .move(let point): move(to: scaled(point))
        case .line(let point): line(to: scaled(point))
        case .curve(let first, let second, let end):
            curve(to: scaled(end), control1: scaled(first), control2: scaled(second))
        case .close: close()
        }
    }
}

/// The text of an SVG path, with absolute moves, lines, cubic curves and closings.
struct PathText {
    static let takes = "an SVG path, with the commands M, L, C and Z and numbers, such as \"M4 12L20 12\""

    private var rest: Substring.UTF8View

    /// The elements; nil if the text is not such a path.
    static func elements(_ text: String) -> [PathElement]? {
        var reader = PathText(rest: text[...].utf8)
        return reader.read()
    }

    private mutating func read() -> [PathElement]? {
        var elements: [PathElement] = []
        skipBlanks()
        while let command = rest.popFirst() {
            switch command {
            case UInt8(ascii: "M"):
                guard let point = point() else { return nil }
                elements.append(.move(point))
            case UInt8(ascii: "L"):
                guard !elements.isEmpty, let point = point() else { return nil }
                elements.append(.line(point))
            case UInt8(ascii: "C"):
                guard !elements.isEmpty, let first = point(), let second = point(), let end = point() else {
                    return nil
                }
                elements.append(.curve(control1: first, control2: second, to: end))
            case UInt8(ascii: "Z"):
                guard !elements.isEmpty else { return nil }
                elements.append(.close)
            default: return nil
            }
            skipBlanks()
        }
        return elements.isEmpty ? nil : elements
    }

    private mutating func point() -> Point? {
        guard let x = number(), let y = number() else { return nil }
        return Point(x: x, y: y)
    }

    private mutating func number() -> Double? {
        skipBlanks()
        let digits = rest.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
        rest = rest[digits.endIndex...]
        guard let number = Double(String(Substring(digits))), number.magnitude <= 1000 else { return nil }
        return number
    }

    private mutating func skipBlanks() {
        rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
    }
}

extension JSONNode {
    fileprivate func pathElements() throws(FilmError) -> [PathElement] {
        guard let elements = PathText.elements(try text(PathText.takes)) else { throw refusal(PathText.takes) }
        return elements
    }
}
