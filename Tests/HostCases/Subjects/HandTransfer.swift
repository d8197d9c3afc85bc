import Headway
public import HeadwayHosting
import Synchronization

/// A transfer that does what it is told and nothing else.
public final class HandTransfer: Transfer {
    private let state = Mutex(
        (
            status: TransferStatus(state: .initial, progress: .unknown),
            watchers: [AsyncStream<TransferStatus>.Continuation]()
        )
    )

    /// Makes a transfer that has not begun.
    public init() {}

    /// Where it was sent.
    public var status: TransferStatus { state.withLock { $0.status } }

    /// Each place it was sent to, the present one first.
    public var statusChanges: AsyncStream<TransferStatus> {
        AsyncStream { continuation in
            state.withLock {
                continuation.yield($0.status)
                $0.watchers.append(continuation)
            }
        }
    }

    /// Runs.
    public func start() { go(to: .running) }
    /// Pauses.
    public func pause() { go(to: .paused) }
    /// Runs.
    public func resume() { go(to: .running) }
    /// Goes back to the beginning.
    public func cancel() { go(to: .initial) }

    /// A value without a change of state, which nobody is told of.
    public func report(_ fraction: Double) {
        state.withLock { $0.status.progress = .fraction(fraction) }
    }

    private func go(to next: DownloadState) {
        state.withLock { state in
            state.status.state = next
            if case .unknown = state.status.progress { state.status.progress = .fraction(0) }
            state.watchers.forEach { $0.yield(state.status) }
        }
    }
}
