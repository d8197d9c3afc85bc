#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Makes the names in folders safe against a power cut, once for all files that wait for it at the same time.
///
/// Unchecked because the plain variables are accessed under the condition's lock.
final class FolderSync: @unchecked Sendable {
    static let shared = FolderSync()

    /// One folder's flushes: a file that comes while one is running waits for the next, which counts for all of them.
    private struct Round {
        var isRunning = false
        var begun: UInt64 = 0
        var ended: UInt64 = 0
        var failure: (round: UInt64, error: DownloadError)?
        /// Files that are being flushed and will get their names soon.
        var coming = 0
        var waiting = 0
    }

    private let condition = Condition()
    private var rounds: [UInt64: Round] = [:]
    /// How long a flush waits at least for files that are nearly ready (chosen by eye).
    private static let patience = Duration.milliseconds(10)

    /// Flushes the folder after `work`, which gives a file its name in it.
    func after<Value>(
        _ folder: Folder, _ work: () throws(DownloadError) -> Value
    ) throws(DownloadError) -> Value {
        guard let entry = folder.entry(".") else {
            let value = try work()
            try folder.sync()
            return value
        }
        let key = entry.inode ^ entry.device << 32
        condition.withLock { rounds[key, default: Round()].coming += 1 }
        let begun = ContinuousClock.now
        let outcome = Result<Value, DownloadError> { () throws(DownloadError) in try work() }
        // If a flush takes long, another one of the folder would cost more than waiting for half that time.
        let end = ContinuousClock.now + max(begun.duration(to: .now) / 2, Self.patience)
        condition.lock()
        defer { condition.unlock() }
        change(key) { $0.coming -= 1 }
        let value = try outcome.get()
        change(key) { $0.waiting += 1 }
        defer { change(key) { $0.waiting -= 1 } }
        try sync(folder, key, waitingUntil: end)
        return value
    }

    private func change(_ key: UInt64, _ body: (inout Round) -> Void) {
        body(&rounds[key, default: Round()])
        if let round = rounds[key], round.coming == 0, round.waiting == 0, !round.isRunning { rounds[key] = nil }
    }

    /// With the lock held.
    private func sync(
        _ folder: Folder, _ key: UInt64, waitingUntil end: ContinuousClock.Instant
    ) throws(DownloadError) {
        let wanted = (rounds[key]?.begun ?? 0) + 1
        while rounds[key]?.isRunning == true, (rounds[key]?.ended ?? 0) < wanted { condition.wait() }
        if (rounds[key]?.ended ?? 0) < wanted {
            rounds[key]?.isRunning = true
            while rounds[key]?.coming ?? 0 > 0, ContinuousClock.now < end { pause() }
            rounds[key]?.begun += 1
            let number = rounds[key]?.begun ?? 0
            condition.unlock()
            let failure = Result<Void, DownloadError> { () throws(DownloadError) in try folder.sync() }
            condition.lock()
            rounds[key]?.isRunning = false
            rounds[key]?.ended = number
            if case .failure(let error) = failure { rounds[key]?.failure = (number, error) }
            condition.broadcast()
        }
        if let failure = rounds[key]?.failure, failure.round >= wanted { throw failure.error }
    }

    private func pause() {
        condition.unlock()
        usleep(500)
        condition.lock()
    }
}
