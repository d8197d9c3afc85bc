/// The snapshots of a download as they come: the present one, then one at each change of state and at most 30 a second
/// between.
///
/// Each iterator gets all of them; a slow one skips progress, never a change of state. It ends when the download is
/// completed or cancelled, and goes on after a failure, because a failed download can be started again.
public struct DownloadSnapshots: AsyncSequence, Sendable {
    let record: DownloadRecord

    /// One reader of the snapshots.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private let reader: Reader

        init(_ feed: SnapshotFeed) {
            reader = Reader(feed)
        }

        /// The next snapshot, or nil at the end or when the task is cancelled.
        public mutating func next() async -> DownloadSnapshot? {
            await reader.feed.next()
        }

        /// The next snapshot, or nil at the end or when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> DownloadSnapshot? {
            await reader.feed.next()
        }
    }

    /// Ends the feed when the iterator is gone.
    private final class Reader: Sendable {
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
        AsyncIterator(record.makeFeed())
    }
}
