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
    public var layout: RowLayout
    /// The bar's look; its colours are shown as far as the terminal has them, its measures are the terminal's.
    public var style = LinearStyle(theme: .material3)
    /// Where it stands.
    public var place = Place.flow

    /// Makes a row in a layout.
    ///
    /// - Parameters:
    ///   - kind: a bar, a spinner or a download.
    ///   - title: its name; control characters in it are made visible.
    ///   - total: how many units there are; nil, or a negative number, is unknown.
    ///   - unit: what is counted.
    ///   - layout: what the row is made of.
    public init(
        _ kind: Kind, _ title: String, total: Int64? = nil, unit: ProgressUnit = .items, layout: RowLayout
    ) {
        self.kind = kind
        self.title = title
        self.total = total
        self.unit = unit
        self.layout = layout
    }

    /// Makes a row of elements: with text among them it is as written, otherwise they are set apart.
    public init(_ kind: Kind, _ title: String, total: Int64? = nil, unit: ProgressUnit, elements: [RowElement]) {
        self.init(kind, title, total: total, unit: unit, layout: RowLayout(elements))
    }

    /// A bar with percentage, amount, speed and time left; without a total it moves.
    public static func linear(_ title: String, total: Int64? = nil, unit: ProgressUnit = .items) -> ProgressRow {
        ProgressRow(.linear, title, total: total, unit: unit, layout: .bar)
    }

    /// A turning sign with the time that has passed.
    public static func spinner(_ title: String, unit: ProgressUnit = .items) -> ProgressRow {
        ProgressRow(.spinner, title, unit: unit, layout: .spinner)
    }

    /// A download: sign of its state, name, bar, percentage, bytes, speed and time left.
    public static func download(_ title: String, total: Int64? = nil) -> ProgressRow {
        ProgressRow(.download, title, total: total, unit: .bytes, layout: .bar)
    }
}
