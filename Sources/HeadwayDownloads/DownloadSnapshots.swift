/// The snapshots of a download: the current one, then one at each change of state and at most 30 a second in between.
///
/// They are buffered from the moment the sequence is created. A slow reader skips progress, but never a change of state.
/// The sequence ends when the download is completed or cancelled, and continues after a failure, because a failed download can
/// be restarted. Create one sequence for each reader: the iterators of a sequence share its snapshots.
public struct DownloadSnapshots: AsyncSequence, Sendable {
    private let reader: Reader

    init(_ record: DownloadRecord, of interest: SnapshotFeed.Interest) {
        reader = Reader(record.makeFeed(of: interest))
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
