public import Headway

/// An asynchronous sequence that shows on standard error how many of its elements have been taken.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ProgressAsyncSequence<Base: AsyncSequence>: AsyncSequence {
    let base: Base
    let request: WorkRequest

    /// The row ends as done after the last element, as failed with an error, and unchanged if the elements ran out because the
    /// task was cancelled.
    public struct AsyncIterator: AsyncIteratorProtocol {
        @usableFromInline var base: Base.AsyncIterator
        @usableFromInline let work: ProgressWork
        @usableFromInline var isFirst = true

        init(base: Base.AsyncIterator, work: ProgressWork) {
            self.base = base
            self.work = work
        }

        /// The next element; requesting it marks the previous one as done.
        ///
        /// Inlined into the program's loop, where it costs one atomic addition.
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
            // Many sequences simply end when their task is cancelled, which does not mean that the work is done.
            if Task.isCancelled { work.leave() } else { work.finish() }
        }

        /// The next element, for callers that do not pass an isolation.
        @inlinable
        public mutating func next() async throws(Base.Failure) -> Base.Element? {
            try await next(isolation: nil)
        }
    }

    /// Starts counting, and shows the row.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(base: base.makeAsyncIterator(), work: ProgressWork(request))
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension AsyncSequence {
    /// The sequence, with a row on standard error that shows its progress; a nil `total` is unknown.
    ///
    /// A nil `layout` is the standard bar, and a nil `screen` a new one on standard error. With a nil `leave` a line stays when it is
    /// done, unless the loop is nested in another one with a row. `disabled` shows nothing.
    public func showingProgress(
        _ title: String, total: Int? = nil, layout: RowLayout? = nil,
        screen: ProgressScreen? = nil, leave: Bool? = nil, disabled: Bool = false
    ) -> ProgressAsyncSequence<Self> {
        let request = WorkRequest(
            title, total: total, layout: layout, screen: screen, leave: leave, disabled: disabled)
        return ProgressAsyncSequence(base: self, request: request)
    }

    /// The sequence, with a custom row.
    public func showingProgress(
        _ row: ProgressRow, screen: ProgressScreen? = nil, leave: Bool? = nil, disabled: Bool = false
    ) -> ProgressAsyncSequence<Self> {
        ProgressAsyncSequence(base: self, request: WorkRequest(row, screen, leave: leave, disabled: disabled))
    }
}
