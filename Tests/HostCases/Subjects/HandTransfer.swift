import Headway
import HeadwayHosting
import Synchronization

/// A transfer that does what it is told and nothing else.
final class ProbeTransfer: Transfer {
    private let state = Mutex(
        (
            status: TransferStatus(state: .initial, progress: .unknown),
            watchers: [AsyncStream<TransferStatus>.Continuation]()
        )
    )

    var status: TransferStatus { state.withLock { $0.status } }

    var statusChanges: AsyncStream<TransferStatus> {
        AsyncStream { continuation in
            state.withLock {
                continuation.yield($0.status)
                $0.watchers.append(continuation)
            }
        }
    }

    func start() { go(to: .running) }
    func pause() { go(to: .paused) }
    func resume() { go(to: .running) }
    func cancel() { go(to: .initial) }

    /// A value without a change of state, which nobody is told of.
    func report(_ fraction: Double) {
        state.withLock { $0.status.progress = .fraction(fraction) }
    }

    func go(to next: DownloadState) {
        state.withLock { state in
            state.status.state = next
            if case .unknown = state.status.progress { state.status.progress = .fraction(0) }
            state.watchers.forEach { $0.yield(state.status) }
        }
    }
}
