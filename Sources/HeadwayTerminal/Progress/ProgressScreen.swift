public import Headway

/// Progress on a terminal: rows at the bottom that are drawn in place, and the program's own lines above them.
///
/// If the stream is not a terminal, or cannot move its cursor, whole lines are written instead, at intervals. It may be used from any
/// thread. Screens on one stream, or on two that are the same terminal, share it: their rows are listed below each other, and the
/// first one's options apply.
/// Rows are drawn at most 20 times a second and sampled at most 10 times; reporting progress is one atomic addition to a row's counter.
///
///     let screen = ProgressScreen()
///     let row = screen.add(.linear("photos.zip", total: 1_048_576, unit: .bytes))
///     screen.log("skipped 3 files")
///     row.counter.advance(by: 65_536)  // from any thread: one atomic addition
///     row.finish()
///     screen.finish()
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public final class ProgressScreen: Sendable {
    private let renderer: Renderer
    private let number: Int
    private let ids = RowNumbers()

    /// Opens a screen; it is closed by `finish()` or when it is deallocated.
    ///
    /// `onInterrupt` is called on the drawing thread, with the signal's number, when SIGINT, SIGTERM, SIGHUP or SIGQUIT is about to
    /// end the program; it may `log`. The program ends when it returns. It is not called if the options leave signals alone or
    /// the program handles the signal itself.
    public convenience init(
        options: ScreenOptions = ScreenOptions(), onInterrupt: (@Sendable (_ signal: Int32) -> Void)? = nil
    ) {
        self.init(renderer: Renderers.renderer(for: options), onInterrupt: onInterrupt)
    }

    init(renderer: Renderer, onInterrupt: (@Sendable (Int32) -> Void)? = nil) {
        self.renderer = renderer
        number = Renderers.nextScreen()
        renderer.open(number, onInterrupt: onInterrupt)
    }

    deinit { finish() }

    /// Adds a row that shows a counter, which starts at the row's `completed` and `total`.
    @discardableResult
    public func add(_ row: ProgressRow) -> ProgressHandle {
        let counter = ProgressCounter(total: row.total)
        counter.completed = row.completed
        return add(row, counter: counter)
    }

    /// Adds a row that shows an existing counter.
    @discardableResult
    public func add(_ row: ProgressRow, counter: ProgressCounter) -> ProgressHandle {
        add(row, counter: counter) { RowReading(completed: counter.completed, total: counter.total) }
    }

    /// Adds a row that shows what a closure returns.
    ///
    /// The closure is called on the drawing thread, at most ten times a second; it must not block and must not use the screen.
    @discardableResult
    public func add(_ row: ProgressRow, sampling source: @escaping @Sendable () -> RowReading) -> ProgressHandle {
        add(row, counter: ProgressCounter(total: row.total), source: source)
    }

    /// Writes one or more lines of text above the rows; colours are kept, and other control characters are escaped.
    public func log(_ message: String) {
        renderer.change { core, _ in core.log(message) }
    }

    /// Writes one line of text above the rows, truncated to the width of the terminal.
    package func logCut(_ line: String) {
        renderer.change { core, _ in core.logCut(line) }
    }

    /// Records that this program has read a line that the terminal has echoed, which moved the cursor.
    package func lineWasRead() { renderer.lineWasRead() }

    /// Removes the rows from the screen, runs a closure that writes to the stream by other means, and draws the rows again.
    ///
    /// The closure should end its last line, or the rows overwrite it. It may use this screen and others: their output appears
    /// afterwards. Other threads that finish a screen in the meantime wait.
    public func suspended<Result>(_ body: () throws -> Result) rethrows -> Result {
        try renderer.suspended(body)
    }

    /// Ends all rows in their current state, so that they stay as text; everything logged has been written when this returns.
    public func finish() {
        guard let ids = ids.close() else { return }
        renderer.change { core, now in
            for id in ids { core.end(id, nil, at: now) }
        }
        renderer.close(number)
    }

    private func add(
        _ row: ProgressRow, counter: ProgressCounter, source: @escaping @Sendable () -> RowReading
    ) -> ProgressHandle {
        let id = renderer.change { core, now in core.add(row, source: source, at: now) }
        ids.insert(id)
        return ProgressHandle(counter: counter, id: id, renderer: renderer)
    }
}
