import CGTK

/// One handler of a signal for all our widgets that follow it: there may be thousands in one window.
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

    /// Calls a function with a widget's peer at each emission of a signal, until the widget stops following it.
    ///
    /// All widgets that follow a signal of an instance must pass the same function.
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
            // Notifying one widget may have destroyed another.
            for widget in signal.widgets where signal.widgets.contains(widget) {
                body(Parent.peer(of: UnsafeMutableRawPointer(widget)))
            }
        }
    }

    /// Ends what `follow` began; the instance must still exist if the widget is its last follower.
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
