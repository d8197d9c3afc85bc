import Headway

/// The completion handlers that are still to be called, by the tokens the engine knows them by.
@MainActor
struct CompletionHandlers {
    typealias Handler = @MainActor (_ finished: Bool) -> Void

    /// The completions that were taken from the indicator last; kept so that taking allocates nothing.
    var due: [Completion] = []
    /// True while a task that calls completions is scheduled on the main actor.
    var isHandoverPending = false

    private var handlers: [CompletionToken: Handler] = [:]
    private var lastToken: UInt64 = 0

    /// True when no handler is waiting.
    var isEmpty: Bool { handlers.isEmpty }

    /// The tokens of all waiting handlers, oldest first.
    var tokens: [CompletionToken] { handlers.keys.sorted { $0.rawValue < $1.rawValue } }

    /// Stores a handler and returns the token that stands for it.
    mutating func add(_ handler: Handler?) -> CompletionToken? {
        guard let handler else { return nil }
        lastToken += 1
        let token = CompletionToken(lastToken)
        handlers[token] = handler
        return token
    }

    /// Removes a handler and returns it.
    mutating func take(_ token: CompletionToken) -> Handler? { handlers.removeValue(forKey: token) }
}
