import CGTK
import Dispatch
import Glibc

/// Runs Swift's main actor inside GLib's main loop.
@MainActor
public enum MainLoop {
    private static var isAttached = false

    /// Makes GLib's default main context drain the main dispatch queue, so that main-actor tasks, `Task.sleep` and
    /// `DispatchQueue.main` work under GTK, without polling.
    ///
    /// Call it on the main thread, in a program whose `main` is synchronous; further calls do nothing. It is called automatically
    /// when the first Headway widget is created. Timers of Foundation's `RunLoop` still do not fire.
    public static func attach() {
        guard !isAttached else { return }
        isAttached = true
        guard let source = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN) else { return }
        headway_source_set_fd_callback(
            source,
            { descriptor, _, _ in
                // The queue is drained whatever the counter's value, but the counter has to be read to stop being readable.
                var counter: UInt64 = 0
                _ = read(descriptor, &counter, MemoryLayout<UInt64>.size)
                _dispatch_main_queue_callback_4CF(nil)
                return 1
            }, nil, nil)
        g_source_set_can_recurse(source, 1)
        g_source_attach(source, nil)
        g_source_unref(source)
    }
}
