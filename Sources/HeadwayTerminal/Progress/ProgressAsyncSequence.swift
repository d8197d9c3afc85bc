/// An asynchronous sequence that shows on standard error how many of its elements have been taken.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ProgressAsyncSequence<Base: AsyncSequence>: AsyncSequence {
    let base: Base
    let title: String
    let total: Int?

    /// Counts on the way; the row ends as done with the last element, and as failed with an error.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var base: Base.AsyncIterator
        let work: ProgressWork
        var isFirst = true

        /// The next element; asking for it says that the one before is done.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> Base.Element? {
            if !isFirst { work.handle.advance() }
            isFirst = false
            do {
                let element = try await base.next(isolation: actor)
                if element == nil { work.finish() }
                return element
            } catch {
                work.fail()
                throw error
            }
        }

        /// The next element, for callers that know of no isolation.
        public mutating func next() async throws(Base.Failure) -> Base.Element? {
            try await next(isolation: nil)
        }
    }

    /// Begins to count, and shows the row.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(base: base.makeAsyncIterator(), work: ProgressWork(title, total: total, unit: .items))
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension AsyncSequence {
    /// The sequence, with a row on standard error that shows how far it is; `total` nil is unknown.
    public func showingProgress(_ title: String, total: Int? = nil) -> ProgressAsyncSequence<Self> {
        ProgressAsyncSequence(base: self, title: title, total: total)
    }
}
