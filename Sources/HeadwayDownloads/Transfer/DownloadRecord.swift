import Headway
import Synchronization

/// What is known about a download outside the transport's context: its snapshot, its outcome, and who waits for them.
final class DownloadRecord: Sendable {
    typealias Outcome = Result<DownloadResult, DownloadError>

    /// A waiting caller, and how often a start had been requested by then: the outcome of an earlier run is not for
    /// that caller.
    private struct Listener<Receiver: Sendable>: Sendable {
        var receiver: Receiver
        var start: UInt64
    }

    private struct Contents {
        var snapshot = DownloadSnapshot()
        var outcome: Outcome?
        /// The number of calls to start, and how many of them have reached the transfer.
        var startsMade: UInt64 = 0
        var startsTaken: UInt64 = 0
        var waiters: [UInt64: Listener<CheckedContinuation<Outcome, Never>>] = [:]
        var feeds: [UInt64: Listener<SnapshotFeed>] = [:]
        var nextID: UInt64 = 0

        /// The outcome, unless a pending start makes it obsolete.
        var presentOutcome: Outcome? {
            guard case .failure = outcome else { return outcome }
            return startsMade == startsTaken ? outcome : nil
        }

        /// Whether an outcome that arrives now is for somebody who has been waiting since that start.
        func concerns(_ start: UInt64, _ outcome: Outcome) -> Bool {
            if case .success = outcome { return true }
            return start <= startsTaken
        }
    }

    private let contents = Mutex(Contents())
    let counter = ProgressCounter()

    /// The snapshot as of now, with the counter's current bytes.
    var snapshot: DownloadSnapshot {
        var snapshot = contents.withLock { $0.snapshot }
        if snapshot.phase == .receiving { snapshot.received = counter.completed }
        return snapshot
    }

    /// Whether anybody wants to be told of the bytes that come.
    var hasListeners: Bool {
        contents.withLock { $0.feeds.values.contains { $0.receiver.interest == .everything } }
    }

    /// Notifies all readers; with an outcome, also those who wait for the end.
    func publish(_ snapshot: DownloadSnapshot, outcome: Outcome? = nil) {
        let (feeds, ended, waiters) = contents.withLock { contents in
            contents.snapshot = snapshot
            let feeds = contents.feeds.values.map(\.receiver)
            guard let outcome else { return (feeds, [SnapshotFeed](), [CheckedContinuation<Outcome, Never>]()) }
            contents.outcome = outcome
            let answered = contents.waiters.filter { contents.concerns($0.value.start, outcome) }
            for id in answered.keys { contents.waiters[id] = nil }
            let ended = contents.feeds.values.filter { contents.concerns($0.start, outcome) }
            return (feeds, Self.isFinal(outcome) ? ended.map(\.receiver) : [], answered.values.map(\.receiver))
        }
        for feed in feeds { feed.push(snapshot) }
        guard let outcome else { return }
        for waiter in waiters { waiter.resume(returning: outcome) }
        for feed in ended { feed.finish() }
    }

    /// A failed download may be started again; a completed or cancelled one reports nothing more.
    private static func isFinal(_ outcome: Outcome) -> Bool {
        switch outcome {
        case .success, .failure(.cancelled): true
        case .failure: false
        }
    }

    /// Records a requested start, after which the last run's outcome no longer counts; returns the call's number.
    func willStart() -> UInt64 {
        contents.withLock { contents in
            contents.startsMade += 1
            return contents.startsMade
        }
    }

    /// The transfer has reached that start.
    func didStart(_ call: UInt64) {
        contents.withLock { contents in
            contents.startsTaken = max(contents.startsTaken, call)
            if case .failure = contents.outcome { contents.outcome = nil }
        }
    }

    func outcome() async -> Outcome {
        let id = contents.withLock { contents in
            contents.nextID += 1
            return contents.nextID
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { waiter in
                let known: Outcome? = contents.withLock { contents in
                    if Task.isCancelled { return .failure(.cancelled) }
                    if let outcome = contents.presentOutcome { return outcome }
                    contents.waiters[id] = Listener(receiver: waiter, start: contents.startsMade)
                    return nil
                }
                if let known { waiter.resume(returning: known) }
            }
        } onCancel: {
            contents.withLock { $0.waiters.removeValue(forKey: id) }?.receiver.resume(returning: .failure(.cancelled))
        }
    }

    /// A feed of the snapshots from now on, the current one first.
    func makeFeed(of interest: SnapshotFeed.Interest) -> SnapshotFeed {
        let feed = SnapshotFeed(of: interest)
        contents.withLock { contents in
            contents.nextID += 1
            let id = contents.nextID
            contents.feeds[id] = Listener(receiver: feed, start: contents.startsMade)
            feed.onEnd = { [weak self] in self?.remove(id) }
            // Within the lock, so that no later snapshot can come first; nobody is reading yet.
            feed.push(contents.snapshot)
            if contents.presentOutcome.map(Self.isFinal) == true { feed.finish() }
        }
        return feed
    }

    private func remove(_ id: UInt64) {
        contents.withLock { _ = $0.feeds.removeValue(forKey: id) }
    }
}
