import HeadwayUIKit
import Synchronization

/// A transfer that is moved by hand.
final class HandTransfer: Transfer {
    private struct State {
        var status = TransferStatus(state: .initial, progress: .unknown)
        var calls: [String] = []
        var continuation: AsyncStream<TransferStatus>.Continuation?
    }

    private let state = Mutex(State())

    var status: TransferStatus { state.withLock { $0.status } }
    var calls: [String] { state.withLock { $0.calls } }
    var statusChanges: AsyncStream<TransferStatus> {
        let (stream, continuation) = AsyncStream<TransferStatus>.makeStream(bufferingPolicy: .bufferingNewest(1))
        state.withLock { $0.continuation = continuation }
        return stream
    }

    func set(_ newState: DownloadState, _ value: Double) {
        let status = TransferStatus(state: newState, progress: .fraction(value))
        let continuation = state.withLock {
            $0.status = status
            return $0.continuation
        }
        continuation?.yield(status)
    }

    func start() { note("start") }
    func pause() { note("pause") }
    func resume() { note("resume") }
    func cancel() { note("cancel") }
    private func note(_ call: String) { state.withLock { $0.calls.append(call) } }
}
