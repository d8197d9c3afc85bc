/// The snapshots of a download as they come: the present one, then one at each change of state and at most 30 a second
/// between.
///
/// They are kept from the moment the sequence is asked for. A slow reader skips progress, never a change of state.
/// Ends when the download is completed or cancelled, and goes on after a failure, because a failed download can be
/// started again. Ask the download for one sequence for each reader: the iterators of one sequence share its snapshots.
public struct DownloadSnapshots: AsyncSequence, Sendable {
    private let reader: Reader

    init(_ record: DownloadRecord) {
        reader = Reader(record.makeFeed())
    }

    /// One reader of the snapshots.
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let reader: Reader

        /// The next snapshot, or nil at the end or when the task is cancelled.
        public mutating func next() async -> DownloadSnapshot? {
            await reader.feed.next()
        }

        /// The next snapshot, or nil at the end or when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> DownloadSnapshot? {
            await reader.feed.next()
        }
    }

    /// Ends the feed when the sequence and its iterators are gone.
    fileprivate final class Reader: Sendable {
        let feed: SnapshotFeed

        init(_ feed: SnapshotFeed) {
            self.feed = feed
        }

        deinit {
            feed.end()
        }
    }

    /// Makes a reader.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(reader: reader)
    }
}
