import CGTK

/// A closure that GObject holds as a signal's handler, and releases with it.
final class Handler {
    private let action: @MainActor () -> Void

    private init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    /// Connects a closure that needs none of the signal's arguments.
    @MainActor
    static func connect(_ object: UnsafeMutableRawPointer, _ signal: String, _ action: @escaping @MainActor () -> Void)
    {
        let data = Unmanaged.passRetained(Handler(action)).toOpaque()
        _ = headway_connect(
            object, signal,
            { data in
                guard let data else { return }
                let handler = Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue()
                // GTK emits on the main thread.
                MainActor.assumeIsolated { handler.action() }
            }, data, { data, _ in if let data { Unmanaged<Handler>.fromOpaque(data).release() } })
    }
}
