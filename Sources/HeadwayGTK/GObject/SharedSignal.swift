import CGTK

/// One handler of a signal for all widgets of ours that follow it: thousands may stand in one window.
@MainActor
final class SharedSignal {
    private struct Source: Hashable {
        let instance: UnsafeMutableRawPointer
        let name: String
    }

    private static var shared: [Source: SharedSignal] = [:]

    private var widgets: Set<Widget> = []
    private var connection: SignalConnection?

    private init() {}

    /// Calls a function with a widget's peer at each emission of a signal, until the widget follows it no more.
    ///
    /// All that follow a signal of an instance give it the same function.
    static func follow(
        _ name: String, of instance: UnsafeMutableRawPointer, for widget: Widget,
        _ body: @escaping @MainActor (WidgetPeer) -> Void
    ) {
        let source = Source(instance: instance, name: name)
        let signal = shared[source] ?? SharedSignal()
        signal.widgets.insert(widget)
        guard signal.connection == nil else { return }
        shared[source] = signal
        signal.connection = SignalConnection(instance, name) { [weak signal] in
            guard let signal else { return }
            // A widget may be gone by what another one was told.
            for widget in signal.widgets where signal.widgets.contains(widget) {
                body(Parent.peer(of: UnsafeMutableRawPointer(widget)))
            }
        }
    }

    /// Ends what `follow` began; the instance must still be there if the widget is its last follower.
    static func unfollow(_ name: String, of instance: UnsafeMutableRawPointer, for widget: Widget) {
        let source = Source(instance: instance, name: name)
        guard let signal = shared[source] else { return }
        signal.widgets.remove(widget)
        guard signal.widgets.isEmpty else { return }
        shared[source] = nil
        signal.connection?.disconnect()
        signal.connection = nil
    }
}
