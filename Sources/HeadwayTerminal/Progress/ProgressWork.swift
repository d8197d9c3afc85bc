public import Headway
import HeadwayHosting

/// A loop or some work with a row of its own; if it is abandoned, its row stays as it was.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
@usableFromInline
final class ProgressWork: Sendable {
    let handle: ProgressHandle
    @usableFromInline let counter: ProgressCounter
    private let screen: ProgressScreen?
    private let leaves: Bool
    private let nesting: LoopNesting?

    init(_ request: WorkRequest) {
        guard !request.isDisabled else {
            counter = ProgressCounter(total: request.row.total)
            handle = ProgressHandle(counter: counter)
            (screen, leaves, nesting) = (nil, false, nil)
            return
        }
        let screen = request.screen ?? ProgressScreen()
        let nesting = LoopNesting()
        self.nesting = nesting
        leaves = request.leaves ?? !nesting.isWithinAnother
        // The caller's own screen stays open.
        self.screen = request.screen == nil ? screen : nil
        handle = screen.add(request.row)
        counter = handle.counter
    }

    deinit { leave() }

    @usableFromInline
    func finish() {
        if leaves { handle.finish() } else { handle.remove() }
        close()
    }

    /// Ends the row as failed; cancellation is mentioned, other reasons are left to the program.
    @usableFromInline
    func fail(_ error: any Error) {
        handle.fail(error is CancellationError ? Wording(.user)[.cancelled] : nil)
        close()
    }

    /// Leaves the row as it is.
    @usableFromInline
    func leave() {
        if leaves { handle.end(nil) } else { handle.remove() }
        close()
    }

    private func close() {
        nesting?.end()
        screen?.finish()
    }
}

/// What a loop or a piece of work is to show.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
struct WorkRequest: Sendable {
    var row: ProgressRow
    var screen: ProgressScreen?
    var leaves: Bool?
    var isDisabled: Bool

    init(_ row: ProgressRow, _ screen: ProgressScreen?, leave: Bool?, disabled: Bool) {
        (self.row, self.screen, leaves, isDisabled) = (row, screen, leave, disabled)
    }

    init(
        _ title: String, total: Int?, unit: ProgressUnit = .items, layout: RowLayout?, screen: ProgressScreen?,
        leave: Bool?, disabled: Bool
    ) {
        var row = ProgressRow.linear(title, total: total.map { Int64($0) }, unit: unit)
        if let layout { row.layout = layout }
        self.init(row, screen, leave: leave, disabled: disabled)
    }
}
