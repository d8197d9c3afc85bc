import Headway

/// The closures that wait for the ends of requests, by the tokens that the engine knows them by.
@MainActor
struct CompletionHandlers {
    typealias Handler = @MainActor (_ finished: Bool) -> Void

    /// The completions that were taken from the indicator last; kept so that taking allocates nothing.
    var due: [Completion] = []
    /// True while a turn of the main actor is on its way in which completions are called.
    var isHandoverPending = false

    private var handlers: [CompletionToken: Handler] = [:]
    private var lastToken: UInt64 = 0

    /// True while nobody waits.
    var isEmpty: Bool { handlers.isEmpty }

    /// All tokens that are waited for, oldest first.
    var tokens: [CompletionToken] { handlers.keys.sorted { $0.rawValue < $1.rawValue } }

    /// Keeps a closure and names the token that stands for it.
    mutating func add(_ handler: Handler?) -> CompletionToken? {
        guard let handler else { return nil }
        lastToken += 1
        let token = CompletionToken(lastToken)
        handlers[token] = handler
        return token
    }

    /// Hands a closure over, once.
    mutating func take(_ token: CompletionToken) -> Handler? { handlers.removeValue(forKey: token) }
}
