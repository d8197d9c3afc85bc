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

    @usableFromInline
    func fail() {
        handle.fail()
        screen.finish()
    }
}
