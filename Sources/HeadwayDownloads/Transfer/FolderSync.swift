#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Makes the names in folders safe against a power cut, once for all files that wait for it at the same time.
///
/// Unchecked because the plain variables are touched under the condition's lock.
final class FolderSync: @unchecked Sendable {
    static let shared = FolderSync()

    /// One folder's flushes: who comes while one runs waits for the next, which counts for all of them.
    private struct Round {
        var isRunning = false
        var begun: UInt64 = 0
        var ended: UInt64 = 0
        var failure: (round: UInt64, error: DownloadError)?
        var waiting = 0
    }

    private let condition = Condition()
    private var rounds: [UInt64: Round] = [:]

    func sync(_ folder: Folder) throws(DownloadError) {
        guard let entry = folder.entry(".") else { return try folder.sync() }
        let key = entry.inode ^ entry.device << 32
        condition.lock()
        rounds[key, default: Round()].waiting += 1
        let wanted = (rounds[key]?.begun ?? 0) + 1
        while rounds[key]?.isRunning == true, (rounds[key]?.ended ?? 0) < wanted { condition.wait() }
        if (rounds[key]?.ended ?? 0) < wanted {
            rounds[key]?.isRunning = true
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
        let failure = rounds[key]?.failure
        rounds[key]?.waiting -= 1
        if rounds[key]?.waiting == 0 { rounds[key] = nil }
        condition.unlock()
        if let failure, failure.round >= wanted { throw failure.error }
    }
}
