#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit

/// The original's class of constants, none of which were usable from outside.
@available(swift, deprecated: 5.9)
@_objcRuntimeName(ACPDownloadConstants) open class ACPDownloadConstants: NSObject {}

/// The four states of the original, with its numbers.
@available(swift, deprecated: 5.9, renamed: "DownloadState")
@objc public enum ACPDownloadStatus: UInt, Sendable {
    /// Not started.
    case none
    /// Receiving.
    case running
    /// Started, but the total is not known.
    case indeterminate
    /// Done.
    case completed

    /// The corresponding state.
    public var state: DownloadState {
        switch self {
        case .none: .initial
        case .running: .running
        case .indeterminate: .indeterminate
        case .completed: .completed
        }
    }

    /// The nearest of the four: a paused download counts as running, a failed one as not started.
    public init(_ state: DownloadState) {
        switch state {
        case .initial, .failed: self = .none
        case .running, .paused: self = .running
        case .indeterminate: self = .indeterminate
        case .completed: self = .completed
        }
    }
}
#endif
