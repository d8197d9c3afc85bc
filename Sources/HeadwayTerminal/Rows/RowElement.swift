/// A piece of a row.
///
///     let elements: [RowElement] = [.title, " ", .bar(width: 20), " ", .percent]
///     let plain = ProgressRow(.linear, "photos", total: 240, unit: .named("px"), elements: elements)
///
/// A string stands for itself. What follows an element with a dot says how it looks: `.percent.width(5).color(.palette(2))`.
public struct RowElement: Sendable, Hashable {
    /// What it shows.
    enum Kind: Sendable, Hashable {
        case state, title, bar, percent, amount, completed, total, rate, timeRemaining, elapsed, note
        case text(String)
    }

    /// Where text stands in a width that it does not fill.
    public enum Alignment: UInt8, Sendable, Hashable {
        case leading, center, trailing
    }

    var kind: Kind
    /// So many columns whatever it shows; nil for as many as it needs, and for a bar those that are left.
    var columns: Int?
    var alignment: Alignment?
    var style = TextStyle()
    /// How it is counted; nil for the row's unit.
    var unit: ProgressUnit?
    var scale: ProgressUnit.Scale?
    var grouping: ProgressUnit.Grouping?
    /// Digits after the point of a percentage.
    var digits = 0
    var shape: BarShape?

    init(_ kind: Kind) { self.kind = kind }

    /// The sign of its state; it turns while something goes on.
    public static let state = RowElement(.state)
    /// Its name, cut where there is no room.
    public static let title = RowElement(.title)
    /// The bar, as wide as there is room.
    public static let bar = RowElement(.bar)
    /// The percentage, rounded down.
    public static let percent = RowElement(.percent)
    /// How much of how much.
    public static let amount = RowElement(.amount)
    /// How much is done.
    public static let completed = RowElement(.completed)
    /// How much there is.
    public static let total = RowElement(.total)
    /// How fast.
    public static let rate = RowElement(.rate)
    /// How much longer; "stalled" where nothing comes any more.
    public static let timeRemaining = RowElement(.timeRemaining)
    /// How much longer.
    @available(*, deprecated, renamed: "timeRemaining")
    public static var left: RowElement { timeRemaining }
    /// How long since the start.
    public static let elapsed = RowElement(.elapsed)
    /// What it is doing or what went wrong.
    public static let note = RowElement(.note)

    /// Text of the program's own, blanks and all; control characters are shown escaped.
    public static func text(_ text: String) -> RowElement { RowElement(.text(text)) }

    /// A bar of so many columns, ends included, nil for as many as there are; in a shape, nil for the terminal's best.
    public static func bar(width: Int? = nil, shape: BarShape? = nil) -> RowElement {
        var element = RowElement(.bar)
        element.columns = width.map { max(1, $0) }
        element.shape = shape
        return element
    }
}

extension RowElement {
    /// In so many columns, at least 1: what is shorter is filled with blanks, what is longer is cut.
    public func width(_ columns: Int, _ alignment: Alignment? = nil) -> RowElement {
        with {
            $0.columns = max(1, columns)
            $0.alignment = alignment ?? $0.alignment
        }
    }

    /// In colours, where the terminal has them.
    public func color(_ foreground: TerminalColor?, on background: TerminalColor? = nil) -> RowElement {
        with { ($0.style.foreground, $0.style.background) = (foreground, background) }
    }

    /// In a style.
    public func style(_ style: TextStyle) -> RowElement { with { $0.style = style } }

    /// Counted in a unit of its own.
    public func unit(_ unit: ProgressUnit) -> RowElement { with { $0.unit = unit } }

    /// A percentage with so many digits after the point, 0…6.
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

    /// Where room is scarce, what comes first goes first; the sign of the state is never dropped.
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
    /// Text of the program's own.
    public init(stringLiteral value: String) { self.init(.text(value)) }
}
