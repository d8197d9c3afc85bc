public import Headway

/// A piece of work with a row of its own on standard error; what is dropped half way leaves its row as it was.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@usableFromInline
final class ProgressWork: Sendable {
    let handle: ProgressHandle
    /// The row's counter.
    @usableFromInline let counter: ProgressCounter
    private let screen: ProgressScreen

    init(_ title: String, total: Int?, unit: ProgressUnit, screen: ProgressScreen = ProgressScreen()) {
        self.screen = screen
        handle = screen.add(.linear(title, total: total.map { Int64($0) }, unit: unit))
        counter = handle.counter
    }

    @usableFromInline
    func finish() {
        handle.finish()
        screen.finish()
    }

    /// Ends the row as failed; that it was called off is said, other reasons are the program's to tell.
    @usableFromInline
    func fail(_ error: any Error) {
        handle.fail(error is CancellationError ? "cancelled" : nil)
        screen.finish()
    }

    /// Leaves the row as it is.
    @usableFromInline
    func leave() { screen.finish() }
}
