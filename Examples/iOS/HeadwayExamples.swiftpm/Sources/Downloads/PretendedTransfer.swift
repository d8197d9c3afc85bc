import Foundation
import HeadwayUIKit

/// A transfer that fetches nothing, in as much time as a download takes.
final class PretendedTransfer: Transfer, @unchecked Sendable {
    // The lock guards all that changes; a Mutex would need iOS 18.
    private let lock = NSLock()
    private var present = TransferStatus(state: .initial, progress: .unknown)
    private var continuations: [AsyncStream<TransferStatus>.Continuation] = []
    private var run = 0

    var status: TransferStatus { lock.withLock { present } }

    var statusChanges: AsyncStream<TransferStatus> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            lock.withLock {
                continuations.append(continuation)
                continuation.yield(present)
            }
        }
    }

    func start() { go(from: 0) }
    func resume() { go(from: nil) }
    func pause() { end(.paused) }
    func cancel() { end(.initial) }

    private func go(from start: Double?) {
        let mine = lock.withLock {
            run += 1
            return run
        }
        if let start { set(TransferStatus(state: .indeterminate, progress: .fraction(start)), in: mine) }
        Task {
            if start != nil { try? await Task.sleep(nanoseconds: 1_500_000_000) }
            while case .fraction(let done) = status.progress, done < 1 {
                let next = TransferStatus(state: .running, progress: .fraction(min(1, done + 0.01)))
                guard set(next, in: mine) else { return }
                try? await Task.sleep(nanoseconds: 50_000_000)
            }
            set(TransferStatus(state: .completed, progress: .fraction(1)), in: mine)
        }
    }

    private func end(_ state: DownloadState) {
        let mine = lock.withLock {
            run += 1
            return run
        }
        set(TransferStatus(state: state, progress: status.progress), in: mine)
    }

    /// Takes over a status unless a later call has taken over; answers whether it did.
    @discardableResult
    private func set(_ status: TransferStatus, in mine: Int) -> Bool {
        lock.withLock {
            guard run == mine else { return false }
            let isChange = present.state != status.state
            present = status
            if isChange { for continuation in continuations { continuation.yield(status) } }
            return true
        }
    }
}
