import Headway
public import HeadwayHosting

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension ProgressScreen {
    /// Adds a row that follows a source of progress, by reading its status on the drawing thread, at most ten times a second.
    ///
    /// Wrap Foundation's `Progress` in `ObservedProgress` from `HeadwayFoundation`: the bar then includes its children's progress,
    /// and a cancelled one stays and says so.
    /// The source's title and note replace the row's own. The row ends as done when the source is completed.
    @discardableResult
    public func add(_ row: ProgressRow, following source: some ProgressSource) -> ProgressHandle {
        add(row, sampling: { RowReading(source.status) })
    }

    /// Adds a row that follows a transfer, by reading its status on the drawing thread, at most ten times a second.
    @discardableResult
    public func add(_ row: ProgressRow, following transfer: some Transfer) -> ProgressHandle {
        add(row, sampling: { RowReading(transfer.status) })
    }
}

extension RowReading {
    /// The total used where nothing is counted.
    private static let parts: Int64 = 1_000_000

    /// What a status says, with amounts if something is counted.
    public init(_ status: TransferStatus) {
        let fraction: Double? = if case .fraction(let value) = status.progress { value } else { nil }
        if let amount = status.amount {
            let total = amount.total ?? fraction.map { _ in Self.parts }
            self.init(completed: amount.completed, total: total, fraction: fraction)
        } else {
            let completed = fraction.map { Int64((min(1, max(0, $0)) * Double(Self.parts)).rounded()) } ?? 0
            self.init(completed: completed, total: fraction.map { _ in Self.parts }, fraction: fraction)
        }
        (state, title, note) = (status.state, status.title, status.note)
    }
}
