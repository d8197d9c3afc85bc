/// A piece of a row.
///
///     let elements: [RowElement] = [.title, " ", .bar(width: 20), " ", .percent]
///     let plain = ProgressRow(.linear, "photos", total: 240, unit: .named("px"), elements: elements)
///
/// A string literal is text. Modifiers change how an element looks: `.percent.width(5).color(.palette(2))`.
public struct RowElement: Sendable, Hashable {
    /// What it shows.
    enum Kind: Sendable, Hashable {
        case state, title, bar, percent, amount, completed, total, rate, timeRemaining, elapsed, note
        case text(String)
    }

    /// How text is aligned in a width that it does not fill.
    public enum Alignment: UInt8, Sendable, Hashable {
        case leading, center, trailing
    }

    var kind: Kind
    /// A fixed width in columns; nil for as many as it needs, and for a bar the rest of the row.
    var columns: Int?
    var alignment: Alignment?
    var style = TextStyle()
    /// Its unit; nil for the row's.
    var unit: ProgressUnit?
    var scale: ProgressUnit.Scale?
    var grouping: ProgressUnit.Grouping?
    /// The number of decimals of a percentage.
    var digits = 0
    var shape: BarShape?

    init(_ kind: Kind) { self.kind = kind }

    /// The symbol of its state, which spins while something is in progress.
    public static let state = RowElement(.state)
    /// Its name, truncated if there is no room.
    public static let title = RowElement(.title)
    /// The bar, as wide as the room allows.
    public static let bar = RowElement(.bar)
    /// The percentage, rounded down.
    public static let percent = RowElement(.percent)
    /// The completed amount and the total.
    public static let amount = RowElement(.amount)
    /// The completed amount.
    public static let completed = RowElement(.completed)
    /// The total.
    public static let total = RowElement(.total)
    /// The speed.
    public static let rate = RowElement(.rate)
    /// The remaining time, or "stalled" if there has been no progress for a while.
    public static let timeRemaining = RowElement(.timeRemaining)
    /// The remaining time.
    @available(*, deprecated, renamed: "timeRemaining")
    public static var left: RowElement { timeRemaining }
    /// The elapsed time.
    public static let elapsed = RowElement(.elapsed)
    /// The note: what it is doing or what went wrong.
    public static let note = RowElement(.note)

    /// Custom text, including its spaces; control characters are escaped.
    public static func text(_ text: String) -> RowElement { RowElement(.text(text)) }

    /// A bar with a width in columns, ends included, and a shape; nil for the rest of the row, and for the terminal's best shape.
    public static func bar(width: Int? = nil, shape: BarShape? = nil) -> RowElement {
        var element = RowElement(.bar)
        element.columns = width.map { max(1, $0) }
        element.shape = shape
        return element
    }
}

extension RowElement {
    /// Gives it a width in columns, at least 1: shorter text is padded with spaces, and longer text truncated.
    public func width(_ columns: Int, _ alignment: Alignment? = nil) -> RowElement {
        with {
            $0.columns = max(1, columns)
            $0.alignment = alignment ?? $0.alignment
        }
    }

    /// Gives it colours, if the terminal has them.
    public func color(_ foreground: TerminalColor?, on background: TerminalColor? = nil) -> RowElement {
        with { ($0.style.foreground, $0.style.background) = (foreground, background) }
    }

    /// Gives it a text style.
    public func style(_ style: TextStyle) -> RowElement { with { $0.style = style } }

    /// Gives it a unit of its own.
    public func unit(_ unit: ProgressUnit) -> RowElement { with { $0.unit = unit } }

    /// Gives a percentage a number of decimals, 0…6.
    public func digits(_ digits: Int) -> RowElement { with { $0.digits = max(0, min(6, digits)) } }

    private func with(_ change: (inout RowElement) -> Void) -> RowElement {
        var copy = self
        change(&copy)
        return copy
    }

    /// The unit in which it counts in a row.
    func counted(in unit: ProgressUnit) -> ProgressUnit {
        var counted = self.unit ?? unit
        if let scale { counted.scale = scale }
        if let grouping { counted.grouping = grouping }
        return counted
    }

    /// When there is not enough room, the least important element is dropped first; the state symbol is never dropped.
    var importance: Int {
        switch kind {
        case .amount, .completed, .total: 0
        case .elapsed: 1
        case .rate: 2
        case .text: 3
        case .timeRemaining: 4
        case .bar: 5
        case .note: 6
        case .title: 7
        case .percent: 8
        case .state: 9
        }
    }
}

extension RowElement: ExpressibleByStringLiteral {
    /// Custom text.
    public init(stringLiteral value: String) { self.init(.text(value)) }
}
