import CGTK

/// What happens when a user closes a window.
@MainActor
enum Closing {
    /// Has the window wait for an action, which ends the program, instead of vanishing at once.
    static func handle(_ window: Item, _ action: @escaping @MainActor () async -> Void) {
        // A window that hides on close is never destroyed under its owner.
        window.set("hide-on-close", true)
        window.on("close-request") { Task { await action() } }
    }
}
