public import Foundation
public import Headway
public import HeadwayHosting

/// Foundation's `Progress` as a source.
///
/// It is sampled, not observed: key-value observing does not exist on Linux, and ten samples a second cost less than a
/// notification an update. Foundation counts an unknown total as indeterminate and answers 0 of 0 with a fraction; both are
/// unknown here.
public struct ObservedProgress: ProgressSource {
    /// What is observed; held strongly for as long as it is followed, as `UIProgressView` does.
    public let base: Progress

    /// Follows a `Progress`.
    public init(_ base: Progress) {
        self.base = base
    }

    /// Its fraction, with what its children have done of their parts; unknown while it is indeterminate.
    public var progress: ProgressValue { isUnknown ? .unknown : .fraction(base.fractionCompleted) }

    /// True when it is finished or cancelled.
    public var isFinished: Bool { base.isFinished || base.isCancelled }

    /// Its own units; paused while it is paused and when it is cancelled, since that is the user's doing and no failure.
    public var status: TransferStatus {
        TransferStatus(
            state: state, progress: progress,
            amount: ProgressAmount(
                completed: base.completedUnitCount, total: base.totalUnitCount > 0 ? base.totalUnitCount : nil),
            note: base.isCancelled ? "cancelled" : nil)
    }

    private var isUnknown: Bool { base.isIndeterminate || base.totalUnitCount <= 0 }

    private var state: DownloadState {
        if base.isCancelled || (base.isPaused && !base.isFinished) { return .paused }
        return base.isFinished ? .completed : .running
    }
}
