public import Headway

/// What a tap on an indicator that follows a transfer means in each state.
public struct TapPolicy: Sendable {
    /// What a tap does.
    public enum Meaning: Sendable, Hashable {
        /// Start, or try again.
        case start
        /// Pause it.
        case pause
        /// Continue.
        case resume
        /// Cancel it.
        case cancel
        /// Nothing; the app's own handler may still act.
        case nothing
    }

    /// The meaning of a tap in a state.
    public var meaning: @Sendable (DownloadState) -> Meaning

    /// Makes a custom policy.
    public init(_ meaning: @escaping @Sendable (DownloadState) -> Meaning) {
        self.meaning = meaning
    }

    /// Start, pause, resume or retry; a completed download is left to the app.
    public static let pausing = TapPolicy { state in
        switch state {
        case .initial, .failed: .start
        case .indeterminate, .running: .pause
        case .paused: .resume
        case .completed: .nothing
        }
    }

    /// Start, cancel or retry: for transfers that cannot be resumed.
    public static let cancelling = TapPolicy { state in
        switch state {
        case .initial, .failed, .paused: .start
        case .indeterminate, .running: .cancel
        case .completed: .nothing
        }
    }
}
