/// The elements of a row, from left to right.
///
/// It can be written as a list of elements or as a template string (see `init(_:)`):
///
///     let named: RowLayout = [.title, " |", .bar(width: 20), "| ", .percent]
///     let template = try RowLayout("{title} |{bar:20}| {percent}")
public struct RowLayout: Sendable, Hashable, ExpressibleByArrayLiteral {
    /// The spacing between elements.
    public enum Spacing: UInt8, Sendable, Hashable {
        /// Two spaces, or one if room is scarce; elements without content take no room, and the least important ones are dropped when
        /// there is not enough.
        case apart
        /// Only the layout's own text: spaces are exactly as written, and every element keeps its place.
        case asWritten
    }

    /// Its elements.
    public var elements: [RowElement]
    /// The spacing between them.
    public var spacing: Spacing
    /// The elements of a row that has ended; nil for the same as before.
    public var endedElements: [RowElement]?

    /// Makes a layout; by default the spacing of one that contains text is as written, and elements are separated otherwise.
    public init(_ elements: [RowElement], spacing: Spacing? = nil, endedElements: [RowElement]? = nil) {
        self.elements = elements
        self.endedElements = endedElements
        let hasText = elements.contains { if case .text = $0.kind { true } else { false } }
        self.spacing = spacing ?? (hasText ? .asWritten : .apart)
    }

    /// Makes a layout of elements.
    public init(arrayLiteral elements: RowElement...) { self.init(elements) }

    /// The elements of a running row, or of one that has ended.
    func elements(isEnded: Bool) -> [RowElement] { isEnded ? endedElements ?? elements : elements }
}

extension RowLayout {
    private static let endedElements: [RowElement] = [.state, .title, .amount, .elapsed, .rate, .note]

    /// A bar with percentage, amount, speed and remaining time.
    static let bar = RowLayout(
        [.state, .title, .bar, .percent, .amount, .rate, .timeRemaining, .note], endedElements: endedElements)
    /// A spinner with the elapsed time.
    static let spinner = RowLayout([.state, .title, .amount, .elapsed, .note], endedElements: endedElements)
}
