public import Headway

/// A row to be shown: what it is called, what it counts, and how it looks.
public struct ProgressRow: Sendable, Hashable {
    /// What a row shows.
    public enum Kind: UInt8, Sendable, Hashable {
        /// How far something is, as a bar.
        case linear
        /// That something goes on, and how much is done.
        case spinner
        /// A download in its six states.
        case download
    }

    /// Where a row stands.
    public enum Place: UInt8, Sendable, Hashable {
        /// Among the others, in the order of adding; the first to give way where rows are scarce.
        case flow
        /// Below them, such as a total; it gives way last.
        case bottom
    }

    /// What it shows.
    public var kind: Kind
    /// Its name; control characters are shown escaped.
    public var title: String
    /// The units in all, nil while unknown; a negative total is unknown.
    public var total: Int64?
    /// The units that were done before, which are no speed.
    public var completed: Int64 = 0
    /// What is counted.
    public var unit = ProgressUnit.items
    /// What it is made of.
    public var elements: [RowElement]
    /// The bar's look; its colours are shown as far as the terminal has them, its measures are the terminal's.
    public var style = LinearStyle(theme: .material3)
    /// Where it stands.
    public var place = Place.flow

    /// Makes a row of elements.
    public init(_ kind: Kind, _ title: String, total: Int64? = nil, unit: ProgressUnit, elements: [RowElement]) {
        self.kind = kind
        self.title = title
        self.total = total
        self.unit = unit
        self.elements = elements
    }

    /// A bar with per cent, amount, speed and time left; without a total it moves.
    public static func linear(_ title: String, total: Int64? = nil, unit: ProgressUnit = .items) -> ProgressRow {
        ProgressRow(
            .linear, title, total: total, unit: unit,
            elements: [.state, .title, .bar, .percent, .amount, .rate, .timeRemaining, .note])
    }

    /// A turning sign with the time that has passed.
    public static func spinner(_ title: String, unit: ProgressUnit = .items) -> ProgressRow {
        ProgressRow(.spinner, title, unit: unit, elements: [.state, .title, .amount, .elapsed, .note])
    }

    /// A download: sign of its state, name, bar, per cent, bytes, speed and time left.
    public static func download(_ title: String, total: Int64? = nil) -> ProgressRow {
        ProgressRow(
            .download, title, total: total, unit: .bytes,
            elements: [.state, .title, .bar, .percent, .amount, .rate, .timeRemaining, .note])
    }
}
