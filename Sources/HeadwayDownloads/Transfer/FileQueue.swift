import Dispatch
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Work on one download's files, which may take long: one piece after the other, beside that of other downloads.
final class FileQueue: Sendable {
    private struct Contents {
        var work: [@Sendable () -> Void] = []
        var isRunning = false
    }

    private let contents = Mutex(Contents())
    private let pool: FilePool

    init(_ pool: FilePool = .shared) {
        self.pool = pool
    }

    func add(_ work: @escaping @Sendable () -> Void) {
        let mustStart = contents.withLock { contents in
            contents.work.append(work)
            defer { contents.isRunning = true }
            return !contents.isRunning
        }
        if mustStart { pool.add { self.run() } }
    }

    private func run() {
        while let next = next() { next() }
    }

    private func next() -> (@Sendable () -> Void)? {
        contents.withLock { contents in
            contents.isRunning = !contents.work.isEmpty
            return contents.isRunning ? contents.work.removeFirst() : nil
        }
    }
}

/// Threads for work that waits for disks: as many as there is work, up to a limit.
///
/// Not the system's queues: those add a thread for one that waits only after a while, and sixteen files that are flushed at
/// once take as long as one. Unchecked because the plain variables are touched under the condition's lock.
final class FilePool: @unchecked Sendable {
    static let shared = FilePool()

    private let condition = Condition()
    private var work: [@Sendable () -> Void] = []
    private var first = 0
    private var threads = 0
    private var idle = 0
    private var running = 0

    /// So many files are flushed at once (chosen by eye).
    private static let limit = 16
    /// A thread without work ends after this.
    private static let patience = 5

    func add(_ item: @escaping @Sendable () -> Void) {
        condition.lock()
        defer { condition.unlock() }
        work.append(item)
        if idle >= work.count - first {
            condition.signal()
        } else if threads < Self.limit {
            threads += 1
            start()
        }
    }

    /// Waits until nothing is left to do, or until a moment has come; true if all is done.
    func waitUntilDone(_ end: Date) -> Bool {
        while Date() < end {
            condition.lock()
            let isDone = running == 0 && first == work.count
            condition.unlock()
            if isDone { return true }
            usleep(2_000)
        }
        return false
    }

    private func start() {
        DispatchQueue(label: "headway.files").async { [self] in
            Signals.blockWriting()
            while let item = take() {
                item()
                condition.withLock { running -= 1 }
            }
        }
    }

    private func take() -> (@Sendable () -> Void)? {
        condition.lock()
        defer { condition.unlock() }
        let end = Condition.time(inSeconds: Self.patience)
        while first == work.count {
            idle += 1
            let isInTime = condition.wait(until: end)
            idle -= 1
            if !isInTime, first == work.count {
                threads -= 1
                return nil
            }
        }
        let item = work[first]
        first += 1
        running += 1
        if first == work.count {
            work.removeAll(keepingCapacity: true)
            first = 0
        }
        return item
    }
}

/// Signals that a write can raise.
enum Signals {
    /// A write to a closed connection or beyond a file-size limit is an error on this thread, not the end of the process.
    static func blockWriting() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        sigaddset(&signals, SIGXFSZ)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}
