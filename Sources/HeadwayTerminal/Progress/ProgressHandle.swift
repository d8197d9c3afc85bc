public import Headway

/// A row on a screen: its counter, and what can be changed while it is shown.
///
/// It may be used from any thread. Once the row has ended nothing here has an effect. Releasing a handle does not end its row.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
public final class ProgressHandle: Sendable {
    /// What the row shows, unless it samples a closure; advancing it is one atomic addition.
    public let counter: ProgressCounter
    private let row: (id: Int, renderer: Renderer)?

    /// A handle without a renderer has a counter and no row.
    init(counter: ProgressCounter, id: Int = 0, renderer: Renderer? = nil) {
        self.counter = counter
        row = renderer.map { (id, $0) }
    }

    /// Adds `units` to the counter.
    public func advance(by units: Int64 = 1) { counter.advance(by: units) }

    /// Sets its name, overriding its source's; nil uses the source's again.
    public func setTitle(_ title: String?) { update { $0.setTitle(title) } }

    /// Sets a short note about what it is doing, overriding its source's; nil uses the source's again.
    public func setNote(_ note: String?) { update { $0.setNote(note) } }

    /// Sets its state, overriding its source's; nil uses the source's again, and `completed` ends the row.
    public func setState(_ state: DownloadState?) { update { $0.setState(state) } }

    /// Ends the row as done: it stays as a line of text above the others.
    public func finish(note: String? = nil) { end(.completed, note) }

    /// Ends the row as failed: it stays as a line of text above the others.
    public func fail(_ reason: String? = nil) { end(.failed, reason) }

    /// Removes the row without leaving a line.
    public func remove() {
        guard let (id, renderer) = row else { return }
        renderer.change { core, _ in core.remove(id) }
    }

    /// Ends the row in a state; nil keeps the current one.
    func end(_ state: DownloadState?, _ note: String? = nil) {
        guard let (id, renderer) = row else { return }
        renderer.change { core, now in core.end(id, state, note: note, at: now) }
    }

    private func update(_ change: @Sendable (inout RowState) -> Void) {
        guard let (id, renderer) = row else { return }
        renderer.change { core, _ in core.update(id, change) }
    }
}
