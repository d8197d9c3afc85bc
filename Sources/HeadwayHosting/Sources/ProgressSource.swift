public import Headway

/// Something whose progress can be read at any time, from any thread, without blocking.
public protocol ProgressSource: Sendable {
    /// The current progress.
    var progress: ProgressValue { get }
    /// True when it will not change any more, so that the host can stop sampling.
    var isFinished: Bool { get }
    /// The current status, for hosts that show states and amounts; by default it runs until it is finished and has no amount.
    var status: TransferStatus { get }
}

extension ProgressSource {
    /// Running until it is finished, then completed.
    public var status: TransferStatus {
        TransferStatus(state: isFinished ? .completed : .running, progress: progress)
    }
}

extension ProgressCounter: ProgressSource {
    /// The completed fraction; unknown without a total, and for 0 of 0.
    public var progress: ProgressValue {
        guard let total, total > 0 else { return .unknown }
        return .fraction(Double(completed) / Double(total))
    }

    /// True when the total is known and reached.
    public var isFinished: Bool {
        guard let total else { return false }
        return completed >= total
    }

    /// The counted amount, running until the total is reached.
    public var status: TransferStatus {
        TransferStatus(
            state: isFinished ? .completed : .running, progress: progress,
            amount: ProgressAmount(completed: completed, total: total))
    }
}
