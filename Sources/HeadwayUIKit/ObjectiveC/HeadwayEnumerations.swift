#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && canImport(ObjectiveC)
import Headway

/// Whether an indicator shows a value or that something goes on, for Objective-C.
@objc public enum HeadwayProgressMode: Int, Sendable {
    /// Shows how far it is.
    case determinate
    /// Shows that it goes on.
    case indeterminate

    init(_ mode: IndicatorMode) { self = mode == .determinate ? .determinate : .indeterminate }

    var swift: IndicatorMode { self == .determinate ? .determinate : .indeterminate }
}

/// What a lower value does, for Objective-C.
@objc public enum HeadwayBackwardMode: Int, Sendable {
    /// Collapses to 0 and grows.
    case reset
    /// Moves back.
    case animate

    init(_ mode: BackwardMode) { self = mode == .reset ? .reset : .animate }

    var swift: BackwardMode { self == .reset ? .reset : .animate }
}

/// What a download is doing, for Objective-C.
@objc public enum HeadwayDownloadState: Int, Sendable {
    /// Nothing has begun.
    case initial
    /// Begun, but how much there is to fetch is not known.
    case indeterminate
    /// Receiving.
    case running
    /// Whole and in place.
    case completed
    /// Stopped by the user.
    case paused
    /// Stopped by an error.
    case failed

    init(_ state: DownloadState) { self = HeadwayDownloadState(rawValue: state.number) ?? .initial }

    var swift: DownloadState { DownloadState(number: rawValue) ?? .initial }
}
#endif
