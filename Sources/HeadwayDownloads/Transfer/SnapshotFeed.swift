import Headway
import Synchronization

/// Snapshots waiting for one reader: of several with the same phase only the newest is kept, so that a slow reader
/// misses no change of state and nothing accumulates.
final class SnapshotFeed: Sendable {
    /// What a reader wants to be woken for.
    enum Interest: Sendable {
        case everything
        /// Changes of state and phase alone: bytes that come wake nobody.
        case stateChanges
    }

    private struct Contents {
        var waiting: [DownloadSnapshot] = []
        var last: (state: DownloadState, phase: DownloadPhase)?
        var isFinished = false
        var reader: CheckedContinuation<DownloadSnapshot?, Never>?
        var onEnd: (@Sendable () -> Void)?
    }

    /// The maximum number of waiting changes of state; beyond it the oldest are dropped.
    private static let limit = 64

    let interest: Interest
    private let contents = Mutex(Contents())

    init(of interest: Interest) {
        self.interest = interest
    }

    /// Called once, when the reader is gone.
    var onEnd: (@Sendable () -> Void)? {
        get { contents.withLock { $0.onEnd } }
        set { contents.withLock { $0.onEnd = newValue } }
    }

    func push(_ snapshot: DownloadSnapshot) {
        let reader = contents.withLock { contents -> CheckedContinuation<DownloadSnapshot?, Never>? in
            guard !contents.isFinished else { return nil }
            if interest == .stateChanges {
                let moment = (state: snapshot.state, phase: snapshot.phase)
                if let last = contents.last, last == moment { return nil }
                contents.last = moment
            }
            if let reader = contents.reader {
                contents.reader = nil
                return reader
            }
            if let last = contents.waiting.last, last.state == snapshot.state, last.phase == snapshot.phase {
                contents.waiting.removeLast()
            } else if contents.waiting.count >= Self.limit {
                contents.waiting.removeFirst()
            }
            contents.waiting.append(snapshot)
            return nil
        }
        reader?.resume(returning: snapshot)
    }

    func finish() {
        let reader = contents.withLock { contents in
            contents.isFinished = true
            defer { contents.reader = nil }
            return contents.reader
        }
        reader?.resume(returning: nil)
    }

    func next() async -> DownloadSnapshot? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { reader in
                let answer: DownloadSnapshot?? = contents.withLock { contents in
                    if !contents.waiting.isEmpty { return contents.waiting.removeFirst() }
                    if contents.isFinished || Task.isCancelled || contents.reader != nil { return .some(nil) }
                    contents.reader = reader
                    return nil
                }
                if let answer { reader.resume(returning: answer) }
            }
        } onCancel: {
            finish()
        }
    }

    /// The reader is gone.
    func end() {
        finish()
        onEnd?()
        onEnd = nil
    }
}
