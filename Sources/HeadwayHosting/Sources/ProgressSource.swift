public import Headway

/// Something whose progress can be read at any time, from any thread, without waiting.
public protocol ProgressSource: Sendable {
    /// How far it is now.
    var progress: ProgressValue { get }
    /// True when it will not change any more: the host may stop looking.
    var isFinished: Bool { get }
    /// Where it stands, for hosts that show states and amounts; by default it runs until it is finished, and counts nothing.
    var status: TransferStatus { get }
}

extension ProgressSource {
    /// Running until it is finished, then completed.
    public var status: TransferStatus {
        TransferStatus(state: isFinished ? .completed : .running, progress: progress)
    }
}

extension ProgressCounter: ProgressSource {
    /// The share that is done; unknown without a total, and 0 of 0 is unknown too.
    public var progress: ProgressValue {
        guard let total, total > 0 else { return .unknown }
        return .fraction(Double(completed) / Double(total))
    }

    /// True when the whole is known and done.
    public var isFinished: Bool {
        guard let total else { return false }
        return completed >= total
    }

    /// What is counted, running until the whole is done.
    public var status: TransferStatus {
        TransferStatus(
            state: isFinished ? .completed : .running, progress: progress,
            amount: ProgressAmount(completed: completed, total: total))
    }
}
