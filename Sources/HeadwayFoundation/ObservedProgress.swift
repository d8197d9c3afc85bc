public import Foundation
public import Headway
public import HeadwayHosting

/// Foundation's `Progress` as a source.
///
/// It is sampled, not observed: key-value observing does not exist on Linux, and a sample a frame costs less than a
/// notification an update. Foundation counts an unknown total as indeterminate and answers 0 of 0 with a fraction; both are
/// unknown here.
public struct ObservedProgress: ProgressSource {
    /// What is observed; held strongly for as long as it is followed, as `UIProgressView` does.
    public let base: Progress

    /// Follows a `Progress`.
    public init(_ base: Progress) {
        self.base = base
    }

    /// Its fraction; unknown while it is indeterminate.
    public var progress: ProgressValue {
        base.isIndeterminate || base.totalUnitCount <= 0 ? .unknown : .fraction(base.fractionCompleted)
    }

    /// True when it is finished or cancelled.
    public var isFinished: Bool { base.isFinished || base.isCancelled }
}
