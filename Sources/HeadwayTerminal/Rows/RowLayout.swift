/// What a row is made of, from left to right.
///
/// As a value it is a list of elements, as a string a template (see `init(_:)`):
///
///     let named: RowLayout = [.title, " |", .bar(width: 20), "| ", .percent]
///     let template = try RowLayout("{title} |{bar:20}| {percent}")
public struct RowLayout: Sendable, Hashable, ExpressibleByArrayLiteral {
    /// What stands between elements.
    public enum Spacing: UInt8, Sendable, Hashable {
        /// Two blanks, one where room is scarce; elements that have nothing to say take no room, and the least important ones
        /// are left out where there is none.
        case apart
        /// Nothing but the layout's own text: blanks are exactly as written, and every element keeps its place.
        case asWritten
    }

    /// What it is made of.
    public var elements: [RowElement]
    /// What stands between them.
    public var spacing: Spacing
    /// What an ended row is made of; nil for the same as before.
    public var endedElements: [RowElement]?

    /// Makes a layout; without a word about its spacing, one that has text of its own is as written, and another set apart.
    public init(_ elements: [RowElement], spacing: Spacing? = nil, endedElements: [RowElement]? = nil) {
        self.elements = elements
        self.endedElements = endedElements
        let hasText = elements.contains { if case .text = $0.kind { true } else { false } }
        self.spacing = spacing ?? (hasText ? .asWritten : .apart)
    }

    /// Makes a layout of elements.
    public init(arrayLiteral elements: RowElement...) { self.init(elements) }

    /// What a row is made of that is at work, or ended.
    func elements(isEnded: Bool) -> [RowElement] { isEnded ? endedElements ?? elements : elements }
}

extension RowLayout {
    private static let endedElements: [RowElement] = [.state, .title, .amount, .elapsed, .rate, .note]

    /// A bar with percentage, amount, speed and time left.
    static let bar = RowLayout(
        [.state, .title, .bar, .percent, .amount, .rate, .timeRemaining, .note], endedElements: endedElements)
    /// A turning sign with the time that has passed.
    static let spinner = RowLayout([.state, .title, .amount, .elapsed, .note], endedElements: endedElements)
}
