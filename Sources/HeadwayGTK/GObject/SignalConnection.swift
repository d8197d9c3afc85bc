package import CGTK

/// A handler connected to a signal, until it is disconnected.
///
/// The closure belongs to GObject, which releases it with the handler, whichever side ends first.
package struct SignalConnection {
    private let instance: UnsafeMutableRawPointer
    private let handler: gulong

    /// Connects a closure that needs none of the signal's arguments.
    @MainActor
    @discardableResult
    package init(_ instance: UnsafeMutableRawPointer, _ signal: String, _ body: @escaping @MainActor () -> Void) {
        self.instance = instance
        let data = Callback.retained {
            body()
            return true
        }
        handler = headway_connect(
            instance, signal, { Callback.call($0) }, data, { data, _ in Callback.release(data) })
    }

    /// Connects one of our widgets with a function that is passed the widget: a closure would take memory for each of
    /// thousands.
    ///
    /// It must be disconnected before the widget is gone.
    init(
        _ instance: UnsafeMutableRawPointer, _ signal: String, to widget: Widget,
        _ body: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void
    ) {
        self.instance = instance
        handler = headway_connect(instance, signal, body, widget, nil)
    }

    /// Disconnects the handler; the instance must still exist.
    package func disconnect() {
        g_signal_handler_disconnect(instance, handler)
    }
}

/// A timer of the main loop, until it has fired or is cancelled.
package struct Timer {
    private let source: guint

    /// Calls a closure once, some milliseconds from now.
    package init(afterMilliseconds milliseconds: guint, _ body: @escaping @MainActor () -> Void) {
        let data = Callback.retained {
            body()
            return false
        }
        source = g_timeout_add_full(
            G_PRIORITY_DEFAULT, milliseconds, { Callback.call($0) ? 1 : 0 }, data, { Callback.release($0) })
    }

    /// Cancels the timer; it must not have fired.
    package func cancel() {
        g_source_remove(source)
    }
}
