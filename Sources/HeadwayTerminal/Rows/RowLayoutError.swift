/// Why a string is not a layout, and where.
public struct RowLayoutError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The position of the error in characters, counted from 1.
    public let position: Int
    /// What was expected.
    public let reason: String

    /// One line for people: `layout, character 7: …`.
    public var description: String { "layout, character \(position): \(reason)" }
}
