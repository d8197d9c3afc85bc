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

/// Work on one download's files, which may take long: one item after the other, in parallel with that of other
/// downloads.
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

/// Threads for work that waits for disks: one as long as it keeps up, and more as soon as it is blocked, up to a limit.
///
/// The system's queues would add a thread for a blocked one only after a while, and sixteen files flushed at once take
/// as long as one. With fast disks one thread does everything, and no thread is woken for each file. Unchecked because
/// the plain variables are accessed under the condition's lock.
final class FilePool: @unchecked Sendable {
    static let shared = FilePool()

    private let condition = Condition()
    private var work: [@Sendable () -> Void] = []
    private var first = 0
    private var threads = 0
    private var idle = 0
    /// Threads that were woken or started and have not checked for work yet.
    private var rising = 0
    private var running = 0
    /// Whether a thread makes sure that work does not wait.
    private var isWatched = false
    /// Whether the working threads were found blocked on a disk, and none has returned since.
    private var standsStill = false
    private var lastTaken = ContinuousClock.now

    /// How many files are flushed at once (chosen by eye).
    private static let limit = 16
    /// A thread without work ends after this many seconds.
    private static let patience = 5
    /// Work that waits for longer than this gets a thread of its own (chosen by eye).
    private static let standstill = Duration.milliseconds(1)

    func add(_ item: @escaping @Sendable () -> Void) {
        condition.withLock {
            work.append(item)
            if running == 0 || !isWatched { rise() }
        }
    }

    /// Waits until nothing is left to do, or until a deadline; true if everything is done.
    func waitUntilDone(_ end: Date) -> Bool {
        while Date() < end {
            let isDone = condition.withLock { running == 0 && first == work.count }
            if isDone { return true }
            usleep(2_000)
        }
        return false
    }

    /// Wakes or starts a thread, unless one is already coming.
    private func rise() {
        guard rising == 0 else { return }
        if idle > 0 {
            rising += 1
            condition.signal()
        } else if threads < Self.limit {
            rising += 1
            threads += 1
            start()
        }
    }

    private func start() {
        DispatchQueue(label: "headway.files").async { [self] in
            Signals.blockWriting()
            condition.withLock { rising -= 1 }
            var hasWorked = false
            while let item = take(hasWorked) {
                item()
                condition.withLock {
                    running -= 1
                    standsStill = false
                }
                hasWorked = true
            }
        }
    }

    /// The next work item for a thread, which waits for it; nil when the thread is no longer needed.
    private func take(_ hasWorked: Bool) -> (@Sendable () -> Void)? {
        condition.lock()
        defer { condition.unlock() }
        // A thread that has just done something continues; another one only if the working threads are blocked.
        var mayTake = hasWorked
        while true {
            if first == work.count {
                guard waitForWork() else { return nil }
                mayTake = false
            } else if mayTake || running == 0 || standsStill {
                return next()
            } else if lastTaken.duration(to: .now) >= Self.standstill {
                standsStill = true
            } else if isWatched {
                guard waitForWork() else { return nil }
            } else {
                isWatched = true
                condition.unlock()
                usleep(1_000)
                condition.lock()
                isWatched = false
            }
        }
    }

    private func next() -> @Sendable () -> Void {
        let item = work[first]
        first += 1
        running += 1
        lastTaken = .now
        if first == work.count {
            work.removeAll(keepingCapacity: true)
            first = 0
        } else if !isWatched {
            rise()
        }
        return item
    }

    /// Sleeps until it is woken; false if there has been nothing to do for a long time, and the thread may end.
    private func waitForWork() -> Bool {
        idle += 1
        let isInTime = condition.wait(until: Condition.time(inSeconds: Self.patience))
        idle -= 1
        rising = max(0, rising - 1)
        guard !isInTime, first == work.count else { return true }
        threads -= 1
        return false
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
