#if canImport(CCurl)
import CCurl

/// A connection of HTTP/1.1 that carries many small files, one after the other.
///
/// Only their order assigns responses to requests there, and a server that once responds twice is one ahead from then
/// on. So the ends of all responses but a connection's first are held back, until a response that can belong to no
/// other request (`OrderProof`) shows that there were as many responses as requests.
///
/// Used only on the engine's thread.
final class KeptConnection {
    /// The single connection used by handles with this cache.
    let cache = CurlShare(.connectionsAndSessions)
    /// What has been received completely and is waiting for the proof.
    private(set) var waiting: [CurlExchange] = []
    /// A file by which the order can be proved, known from the first answer on.
    var question: OrderProof.Question?
    /// The request for the proof, while it is in progress.
    var proof: OrderProof?
    /// Whether an order has been proved since the last one was lost.
    var hasProved = false
    private(set) var isBusy = false
    /// Since when it has been idle.
    private(set) var idleSince: Duration = .zero
    var isLost = false

    /// How many responses are proved at once (chosen by eye: what is lost with a server that closes connections,
    /// against one more request).
    private static let batch = 16
    /// How long to wait for the next request before the order is proved (chosen by eye: longer than a file takes to
    /// begin).
    static let patience = Duration.milliseconds(4)

    /// Whether another request may be sent over it.
    var isFree: Bool { !isBusy && !isLost && waiting.count < Self.batch && question != nil }

    /// Whether it can carry another request, now or later.
    func isWorthKeeping(at longestIdle: Duration) -> Bool {
        isBusy || !waiting.isEmpty || !isLost && question != nil && idleSince >= longestIdle
    }

    func begin() { isBusy = true }

    func end(at now: Duration) {
        isBusy = false
        idleSince = now
    }

    func hold(_ exchange: CurlExchange) { waiting.append(exchange) }

    func isWaiting(_ exchange: CurlExchange) -> Bool { waiting.contains { $0 === exchange } }

    func forget(_ exchange: CurlExchange) { waiting.removeAll { $0 === exchange } }

    /// Removes and returns everything that waits.
    func takeWaiting() -> [CurlExchange] {
        defer { waiting = [] }
        return waiting
    }

    /// When its order will be proved; nil if nothing waits for that, or it is in progress.
    var proofIsDue: Duration? {
        guard !isBusy, !waiting.isEmpty else { return nil }
        return waiting.count < Self.batch ? idleSince + Self.patience : idleSince
    }
}
#endif
