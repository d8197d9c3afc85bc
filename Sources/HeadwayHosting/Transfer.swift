public import Headway

/// Where a transfer stands, as an indicator shows it.
public struct TransferStatus: Sendable, Hashable {
    /// What it is doing.
    public var state: DownloadState
    /// How far it is; unknown without a total.
    public var progress: ProgressValue

    /// Makes a status.
    public init(state: DownloadState, progress: ProgressValue) {
        self.state = state
        self.progress = progress
    }
}

/// Work that a download indicator can follow and steer: a download, an upload, an import.
///
/// Everything may be called from any thread and returns at once.
public protocol Transfer: Sendable {
    /// Where it stands now.
    var status: TransferStatus { get }
    /// A status at each change of state, the present one first; values between may be left out. Ends with the transfer.
    var statusChanges: AsyncStream<TransferStatus> { get }
    /// Starts it, or tries again after a failure.
    func start()
    /// Stops it for a while and keeps what is there.
    func pause()
    /// Goes on after a pause.
    func resume()
    /// Stops it for good; what was fetched may be kept for a later start.
    func cancel()
}

/// What a tap on an indicator that follows a transfer means in each state.
public struct TapPolicy: Sendable {
    /// One meaning.
    public enum Meaning: Sendable, Hashable {
        /// Start, or try again.
        case start
        /// Stop for a while.
        case pause
        /// Go on.
        case resume
        /// Stop for good.
        case cancel
        /// Nothing; the app's own handler may still act.
        case nothing
    }

    /// The meaning of a tap in a state.
    public var meaning: @Sendable (DownloadState) -> Meaning

    /// Makes a policy of one's own.
    public init(_ meaning: @escaping @Sendable (DownloadState) -> Meaning) {
        self.meaning = meaning
    }

    /// Start, pause, resume, retry; a completed download is left to the app.
    public static let pausing = TapPolicy { state in
        switch state {
        case .initial, .failed: .start
        case .indeterminate, .running: .pause
        case .paused: .resume
        case .completed: .nothing
        }
    }

    /// Start, cancel, retry: for servers that cannot go on in the middle.
    public static let cancelling = TapPolicy { state in
        switch state {
        case .initial, .failed, .paused: .start
        case .indeterminate, .running: .cancel
        case .completed: .nothing
        }
    }
}
