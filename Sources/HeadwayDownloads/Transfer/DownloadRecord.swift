import Headway
import Synchronization

/// What is known of a download outside the transport's context: its snapshot, its outcome, and who waits for them.
final class DownloadRecord: Sendable {
    typealias Outcome = Result<DownloadResult, DownloadError>

    private struct Contents {
        var snapshot = DownloadSnapshot()
        var outcome: Outcome?
        var waiters: [UInt64: CheckedContinuation<Outcome, Never>] = [:]
        var feeds: [UInt64: SnapshotFeed] = [:]
        var nextID: UInt64 = 0
    }

    private let contents = Mutex(Contents())
    let counter = ProgressCounter()

    /// The snapshot as of now, with the counter's present bytes.
    var snapshot: DownloadSnapshot {
        var snapshot = contents.withLock { $0.snapshot }
        if snapshot.phase == .receiving { snapshot.received = counter.completed }
        return snapshot
    }

    var hasListeners: Bool {
        contents.withLock { !$0.feeds.isEmpty }
    }

    /// Tells everyone; with an outcome, also those who wait for the end.
    func publish(_ snapshot: DownloadSnapshot, outcome: Outcome? = nil) {
        let (feeds, waiters) = contents.withLock { contents in
            contents.snapshot = snapshot
            guard let outcome else { return (Array(contents.feeds.values), [CheckedContinuation<Outcome, Never>]()) }
            contents.outcome = outcome
            defer { contents.waiters = [:] }
            return (Array(contents.feeds.values), Array(contents.waiters.values))
        }
        for feed in feeds { feed.push(snapshot) }
        guard let outcome else { return }
        for waiter in waiters { waiter.resume(returning: outcome) }
        if Self.isFinal(outcome) { for feed in feeds { feed.finish() } }
    }

    /// A failed download may be started again; a completed or cancelled one tells nothing more.
    private static func isFinal(_ outcome: Outcome) -> Bool {
        switch outcome {
        case .success, .failure(.cancelled): true
        case .failure: false
        }
    }

    /// A new try: what the last one came to no longer holds.
    func willStart() {
        contents.withLock { contents in
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
                    if let outcome = contents.outcome { return outcome }
                    contents.waiters[id] = waiter
                    return nil
                }
                if let known { waiter.resume(returning: known) }
            }
        } onCancel: {
            contents.withLock { $0.waiters.removeValue(forKey: id) }?.resume(returning: .failure(.cancelled))
        }
    }

    /// A feed of the snapshots from now on, the present one first.
    func makeFeed() -> SnapshotFeed {
        let feed = SnapshotFeed()
        contents.withLock { contents in
            contents.nextID += 1
            let id = contents.nextID
            contents.feeds[id] = feed
            feed.onEnd = { [weak self] in self?.remove(id) }
            // Within the lock, so that no later snapshot can come before; nobody reads yet.
            feed.push(contents.snapshot)
            if contents.outcome.map(Self.isFinal) == true { feed.finish() }
        }
        return feed
    }

    private func remove(_ id: UInt64) {
        contents.withLock { _ = $0.feeds.removeValue(forKey: id) }
    }
}
