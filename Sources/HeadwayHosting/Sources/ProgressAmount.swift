/// How much is done, in the units of whoever counts: bytes, files, items.
public struct ProgressAmount: Sendable, Hashable {
    /// The units done.
    public var completed: Int64
    /// The units in all; nil while unknown.
    public var total: Int64?

    /// Makes an amount.
    public init(completed: Int64, total: Int64? = nil) {
        self.completed = completed
        self.total = total
    }
}
