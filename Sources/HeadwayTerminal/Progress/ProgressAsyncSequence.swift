public import Headway

/// An asynchronous sequence that shows on standard error how many of its elements have been taken.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ProgressAsyncSequence<Base: AsyncSequence>: AsyncSequence {
    let base: Base
    let request: WorkRequest

    /// Counts on the way; the row ends as done with the last element, as failed with an error, and as it is where the
    /// elements ran out because the task was cancelled.
    public struct AsyncIterator: AsyncIteratorProtocol {
        @usableFromInline var base: Base.AsyncIterator
        @usableFromInline let work: ProgressWork
        @usableFromInline var isFirst = true

        init(base: Base.AsyncIterator, work: ProgressWork) {
            self.base = base
            self.work = work
        }

        /// The next element; asking for it says that the one before is done.
        ///
        /// Inlined into the program's loop, where it adds one atomic addition to what the sequence costs.
        @inlinable
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(Base.Failure) -> Base.Element? {
            if !isFirst { work.counter.advance() }
            isFirst = false
            do {
                let element = try await base.next(isolation: actor)
                if element == nil { end() }
                return element
            } catch {
                work.fail(error)
                throw error
            }
        }

        @usableFromInline
        func end() {
            // Many sequences just end when their task is cancelled; that is not done.
            if Task.isCancelled { work.leave() } else { work.finish() }
        }

        /// The next element, for callers that know of no isolation.
        @inlinable
        public mutating func next() async throws(Base.Failure) -> Base.Element? {
            try await next(isolation: nil)
        }
    }

    /// Begins to count, and shows the row.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(base: base.makeAsyncIterator(), work: ProgressWork(request))
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension AsyncSequence {
    /// The sequence, with a row on standard error that shows how far it is; `total` nil is unknown.
    ///
    /// `layout` nil is the usual bar, `screen` nil one of its own on standard error. With `leave` nil a line stays when it is
    /// done, but not within another loop's row. `disabled` shows nothing.
    public func showingProgress(
        _ title: String, total: Int? = nil, layout: RowLayout? = nil,
        screen: ProgressScreen? = nil, leave: Bool? = nil, disabled: Bool = false
    ) -> ProgressAsyncSequence<Self> {
        let request = WorkRequest(
            title, total: total, layout: layout, screen: screen, leave: leave, disabled: disabled)
        return ProgressAsyncSequence(base: self, request: request)
    }

    /// The sequence, with a row of the caller's own.
    public func showingProgress(
        _ row: ProgressRow, screen: ProgressScreen? = nil, leave: Bool? = nil, disabled: Bool = false
    ) -> ProgressAsyncSequence<Self> {
        ProgressAsyncSequence(base: self, request: WorkRequest(row, screen, leave: leave, disabled: disabled))
    }
}
