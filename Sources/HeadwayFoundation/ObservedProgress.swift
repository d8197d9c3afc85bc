public import Foundation
public import Headway
public import HeadwayHosting

/// Foundation's `Progress` as a source.
///
/// It is sampled rather than observed: there is no key-value observing on Linux, and ten samples a second cost less than a
/// notification per update. An unknown total, and 0 of 0, count as unknown here.
public struct ObservedProgress: ProgressSource {
    /// The progress that is followed; held strongly while it is followed, as `UIProgressView` does.
    public let base: Progress

    /// Follows a `Progress`.
    public init(_ base: Progress) {
        self.base = base
    }

    /// Its fraction, including its children's; unknown while it is indeterminate.
    public var progress: ProgressValue { isUnknown ? .unknown : .fraction(base.fractionCompleted) }

    /// True when it is finished or cancelled.
    public var isFinished: Bool { base.isFinished || base.isCancelled }

    /// Its own units; paused while it is paused or once it is cancelled, since cancelling is the user's choice and not a failure.
    public var status: TransferStatus {
        TransferStatus(
            state: state, progress: progress,
            amount: ProgressAmount(
                completed: base.completedUnitCount, total: base.totalUnitCount > 0 ? base.totalUnitCount : nil),
            note: base.isCancelled ? .word(.cancelled) : nil)
    }

    private var isUnknown: Bool { base.isIndeterminate || base.totalUnitCount <= 0 }

    private var state: DownloadState {
        if base.isCancelled || (base.isPaused && !base.isFinished) { return .paused }
        return base.isFinished ? .completed : .running
    }
}
