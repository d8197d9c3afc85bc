import CGTK

/// What happens when a user closes a window.
@MainActor
enum Closing {
    /// Makes the window wait for an action, which ends the program, instead of disappearing at once.
    static func handle(_ window: Item, _ action: @escaping @MainActor () async -> Void) {
        // A window that hides on close is never destroyed while its owner uses it.
        window.set("hide-on-close", true)
        window.on("close-request") { Task { await action() } }
    }
}
