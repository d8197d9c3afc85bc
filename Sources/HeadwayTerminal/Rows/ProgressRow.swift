public import Headway

/// Describes a row: its name, what it counts, and how it looks.
public struct ProgressRow: Sendable, Hashable {
    /// What a row shows.
    public enum Kind: UInt8, Sendable, Hashable {
        /// A value, as a bar.
        case linear
        /// A spinner, with how much is done.
        case spinner
        /// A download in its six states.
        case download
    }

    /// Where a row is placed.
    public enum Place: UInt8, Sendable, Hashable {
        /// Among the others, in the order they were added; hidden first when there is no room for all rows.
        case flow
        /// Below the others, such as a total; hidden last.
        case bottom
    }

    /// What it shows.
    public var kind: Kind
    /// Its name; control characters are escaped.
    public var title: String
    /// The units in all, nil while unknown; a negative total is unknown.
    public var total: Int64?
    /// The units that were done before, which do not count as speed.
    public var completed: Int64 = 0
    /// What is counted.
    public var unit = ProgressUnit.items
    /// Its elements.
    public var layout: RowLayout
    /// The bar's style; colours are approximated if necessary, and sizes are ignored.
    public var style = LinearStyle(theme: .material3)
    /// Where it is placed.
    public var place = Place.flow

    /// Makes a row with a layout.
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

    /// Makes a row from elements: if any of them is text, spacing is as written, otherwise the elements are separated.
    public init(_ kind: Kind, _ title: String, total: Int64? = nil, unit: ProgressUnit, elements: [RowElement]) {
        self.init(kind, title, total: total, unit: unit, layout: RowLayout(elements))
    }

    /// A bar with percentage, amount, speed and remaining time; indeterminate without a total.
    public static func linear(_ title: String, total: Int64? = nil, unit: ProgressUnit = .items) -> ProgressRow {
        ProgressRow(.linear, title, total: total, unit: unit, layout: .bar)
    }

    /// A spinner with the elapsed time.
    public static func spinner(_ title: String, unit: ProgressUnit = .items) -> ProgressRow {
        ProgressRow(.spinner, title, unit: unit, layout: .spinner)
    }

    /// A download: state symbol, name, bar, percentage, bytes, speed and remaining time.
    public static func download(_ title: String, total: Int64? = nil) -> ProgressRow {
        ProgressRow(.download, title, total: total, unit: .bytes, layout: .bar)
    }
}
