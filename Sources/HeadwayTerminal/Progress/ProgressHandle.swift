public import Headway

/// A row on a screen: its counter, and what can be changed about it while it is shown.
///
/// Any thread may use it. After the row has ended nothing here has an effect. Letting go of a handle does not end its row.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public final class ProgressHandle: Sendable {
    /// What the row shows, unless it samples a closure; advancing it is one atomic addition.
    public let counter: ProgressCounter
    private let id: Int
    private let renderer: Renderer

    init(counter: ProgressCounter, id: Int, renderer: Renderer) {
        self.counter = counter
        self.id = id
        self.renderer = renderer
    }

    /// Adds `units` to the counter.
    public func advance(by units: Int64 = 1) { counter.advance(by: units) }

    /// Says in a few words what it is doing; nil says nothing.
    public func note(_ text: String?) {
        renderer.change { [id] core, _ in core.update(id) { $0.remark(text) } }
    }

    /// Sets what it is doing, over what its source says, nil for the source again; `completed` ends the row.
    public func set(_ state: DownloadState?) {
        renderer.change { [id] core, _ in core.update(id) { $0.set(state) } }
    }

    /// Ends the row as done: it stays as a line of text above the others.
    public func finish(note: String? = nil) { end(.completed, note) }

    /// Ends the row as failed: it stays as a line of text above the others.
    public func fail(_ reason: String? = nil) { end(.failed, reason) }

    /// Takes the row away without a trace.
    public func remove() {
        renderer.change { [id] core, _ in core.remove(id) }
    }

    private func end(_ state: DownloadState, _ note: String?) {
        renderer.change { [id] core, now in core.end(id, state, note: note, at: now) }
    }
}
