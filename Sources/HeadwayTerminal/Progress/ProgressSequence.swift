public import Headway

/// A sequence that shows on standard error how many of its elements have been taken.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public struct ProgressSequence<Base: Sequence>: Sequence {
    let base: Base
    let request: WorkRequest

    /// Counts on the way; the row ends as done with the last element.
    ///
    /// A loop that is left before leaves the row as it was once nothing refers to the iterator any more. In the top level
    /// of a `main.swift` that is the end of the program: Swift keeps a loop's iterator there as a global variable.
    public struct Iterator: IteratorProtocol {
        @usableFromInline var base: Base.Iterator
        @usableFromInline let work: ProgressWork
        @usableFromInline var isFirst = true

        init(base: Base.Iterator, work: ProgressWork) {
            self.base = base
            self.work = work
        }

        /// The next element; asking for it says that the one before is done.
        ///
        /// Inlined into the program's loop, where it is one atomic addition.
        @inlinable
        public mutating func next() -> Base.Element? {
            if !isFirst { work.counter.advance() }
            isFirst = false
            let element = base.next()
            if element == nil { work.finish() }
            return element
        }
    }

    /// Begins to count, and shows the row.
    public func makeIterator() -> Iterator {
        Iterator(base: base.makeIterator(), work: ProgressWork(request))
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Sequence {
    /// The sequence, with a row on standard error that shows how far it is; `total` nil is unknown.
    ///
    /// `layout` nil is the usual bar, `screen` nil one of its own on standard error. With `leave` nil a line stays when it is
    /// done, but not within another loop's row. `disabled` shows nothing.
    public func showingProgress(
        _ title: String, total: Int? = nil, layout: RowLayout? = nil,
        screen: ProgressScreen? = nil, leave: Bool? = nil, disabled: Bool = false
    ) -> ProgressSequence<Self> {
        let request = WorkRequest(
            title, total: total, layout: layout, screen: screen, leave: leave, disabled: disabled)
        return ProgressSequence(base: self, request: request)
    }

    /// The sequence, with a row of the caller's own.
    public func showingProgress(
        _ row: ProgressRow, screen: ProgressScreen? = nil, leave: Bool? = nil, disabled: Bool = false
    ) -> ProgressSequence<Self> {
        ProgressSequence(base: self, request: WorkRequest(row, screen, leave: leave, disabled: disabled))
    }
}

@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
extension Collection {
    /// The collection, with a row on standard error that shows how far it is.
    ///
    /// `layout` nil is the usual bar, `screen` nil one of its own on standard error. With `leave` nil a line stays when it is
    /// done, but not within another loop's row. `disabled` shows nothing.
    public func showingProgress(
        _ title: String, layout: RowLayout? = nil,
        screen: ProgressScreen? = nil, leave: Bool? = nil, disabled: Bool = false
    ) -> ProgressSequence<Self> {
        let request = WorkRequest(
            title, total: count, layout: layout, screen: screen, leave: leave, disabled: disabled)
        return ProgressSequence(base: self, request: request)
    }
}
