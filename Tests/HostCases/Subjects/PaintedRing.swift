/// What a host has painted of a ring: the colour at each degree.
public struct PaintedRing: Sendable, Hashable, CustomStringConvertible {
    /// The colours on the middle of the line as "#rrggbb", nil where nothing is: 360, clockwise from 12 o'clock, each in the
    /// middle of its degree.
    public var colors: [String?]

    /// Makes a picture.
    public init(colors: [String?]) { self.colors = colors }

    /// As text: each stretch of one colour, and where it begins.
    public var description: String {
        let starts = colors.indices.filter { $0 == 0 || colors[$0] != colors[$0 - 1] }
        return starts.map { "\($0)° \(colors[$0] ?? "nothing")" }.joined(separator: ", ")
    }

    /// How many degrees are painted, in a colour or at all.
    func degrees(_ color: String? = nil) -> Int { colors.count { $0 != nil && (color == nil || $0 == color) } }

    /// Whether from one degree up to another all is painted, but for the ends' antialiasing and round caps.
    func isPainted(_ range: Range<Int>) -> Bool {
        range.dropFirst(Self.blur).dropLast(Self.blur).allSatisfy { colors[$0] != nil }
    }

    /// Whether from one degree up to another nothing is painted, but for the ends' antialiasing and round caps.
    func isEmpty(_ range: Range<Int>) -> Bool {
        range.dropFirst(Self.blur).dropLast(Self.blur).allSatisfy { colors[$0] == nil }
    }

    /// What an end may take of its neighbour, in degrees: half the line of the widest ring in the table.
    private static let blur = 5
}
