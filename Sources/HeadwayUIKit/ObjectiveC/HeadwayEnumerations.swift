#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && canImport(ObjectiveC)
import Headway

/// Whether an indicator shows a value, or only that something is in progress, for Objective-C.
@objc public enum HeadwayProgressMode: Int, Sendable {
    /// Shows the value.
    case determinate
    /// Shows that something is in progress.
    case indeterminate

    init(_ mode: IndicatorMode) { self = mode == .determinate ? .determinate : .indeterminate }

    var swift: IndicatorMode { self == .determinate ? .determinate : .indeterminate }
}

/// What happens when the value is set to a lower one, for Objective-C.
@objc public enum HeadwayBackwardMode: Int, Sendable {
    /// Collapses to 0 and grows.
    case reset
    /// Moves back to it.
    case animate

    init(_ mode: BackwardMode) { self = mode == .reset ? .reset : .animate }

    var swift: BackwardMode { self == .reset ? .reset : .animate }
}

/// What a download is doing, for Objective-C.
@objc public enum HeadwayDownloadState: Int, Sendable {
    /// Not started.
    case initial
    /// Started, but the total is not known.
    case indeterminate
    /// Receiving.
    case running
    /// Complete and in place.
    case completed
    /// Stopped by the user.
    case paused
    /// Stopped by an error.
    case failed

    init(_ state: DownloadState) { self = HeadwayDownloadState(rawValue: state.number) ?? .initial }

    var swift: DownloadState { DownloadState(number: rawValue) ?? .initial }
}
#endif
