public import Headway

/// A sequence that shows on standard error how many of its elements have been taken.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ProgressSequence<Base: Sequence>: Sequence {
    let base: Base
    let request: WorkRequest

    /// The row ends as done after the last element.
    ///
    /// If the loop is left early, the row stays as it was and ends when the iterator is deallocated. At the top level of a `main.swift`
    /// that is at the end of the program, because Swift keeps a loop's iterator there as a global variable.
    public struct Iterator: IteratorProtocol {
        @usableFromInline var base: Base.Iterator
        @usableFromInline let work: ProgressWork
        @usableFromInline var isFirst = true

        init(base: Base.Iterator, work: ProgressWork) {
            self.base = base
            self.work = work
        }

        /// The next element; requesting it marks the previous one as done.
        ///
        /// Inlined into the program's loop, where it costs one atomic addition.
        @inlinable
        public mutating func next() -> Base.Element? {
            if !isFirst { work.counter.advance() }
            isFirst = false
            let element = base.next()
            if element == nil { work.finish() }
            return element
        }
    }

    /// Starts counting, and shows the row.
    public func makeIterator() -> Iterator {
        Iterator(base: base.makeIterator(), work: ProgressWork(request))
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Sequence {
    /// The sequence, with a row on standard error that shows its progress; a nil `total` is unknown.
    ///
    /// A nil `layout` is the standard bar, and a nil `screen` a new one on standard error. With a nil `leave` a line stays when it is
    /// done, unless the loop is nested in another one with a row. `disabled` shows nothing.
    public func showingProgress(
        _ title: String, total: Int? = nil, layout: RowLayout? = nil,
        screen: ProgressScreen? = nil, leave: Bool? = nil, disabled: Bool = false
    ) -> ProgressSequence<Self> {
        let request = WorkRequest(
            title, total: total, layout: layout, screen: screen, leave: leave, disabled: disabled)
        return ProgressSequence(base: self, request: request)
    }

    /// The sequence, with a custom row.
    public func showingProgress(
        _ row: ProgressRow, screen: ProgressScreen? = nil, leave: Bool? = nil, disabled: Bool = false
    ) -> ProgressSequence<Self> {
        ProgressSequence(base: self, request: WorkRequest(row, screen, leave: leave, disabled: disabled))
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Collection {
    /// The collection, with a row on standard error that shows its progress.
    ///
    /// A nil `layout` is the standard bar, and a nil `screen` a new one on standard error. With a nil `leave` a line stays when it is
    /// done, unless the loop is nested in another one with a row. `disabled` shows nothing.
    public func showingProgress(
        _ title: String, layout: RowLayout? = nil,
        screen: ProgressScreen? = nil, leave: Bool? = nil, disabled: Bool = false
    ) -> ProgressSequence<Self> {
        let request = WorkRequest(
            title, total: count, layout: layout, screen: screen, leave: leave, disabled: disabled)
        return ProgressSequence(base: self, request: request)
    }
}
