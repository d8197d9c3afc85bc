#if canImport(CCurl)
import CCurl

/// A connection of HTTP/1.1 that carries many small files, one after the other.
///
/// There answers belong to requests by their order alone, and a server that once answers twice is one ahead from then on. So the
/// ends of all answers but a connection's first are held back, until an answer that can be no other's (`OrderProof`) shows that
/// there were as many answers as requests.
///
/// Lives on the engine's thread.
final class KeptConnection {
    /// The one connection that handles with this cache use.
    let cache = CurlShare(.connectionsAndSessions)
    /// What has come whole and waits for the proof.
    private(set) var waiting: [CurlExchange] = []
    /// A file by which the order can be proved, known from the first answer on.
    var question: OrderProof.Question?
    /// What asks for the proof, while that is under way.
    var proof: OrderProof?
    /// Whether an order was proved since the last one was lost.
    var hasProved = false
    private(set) var isBusy = false
    /// Since when nothing is under way on it.
    private(set) var idleSince: Duration = .zero
    var isLost = false

    /// So many answers are proved at once (chosen by eye: what is lost by a server that closes connections, against one more
    /// request).
    private static let batch = 8
    /// So long the next request is waited for before the order is proved (chosen by eye: longer than a file takes to begin).
    static let patience = Duration.milliseconds(4)

    /// Whether a further request may go over it.
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

    /// Takes out all that waits.
    func takeWaiting() -> [CurlExchange] {
        defer { waiting = [] }
        return waiting
    }

    /// When its order is to be proved; nil if nothing waits for that, or it is under way.
    var proofIsDue: Duration? {
        guard !isBusy, !waiting.isEmpty else { return nil }
        return waiting.count < Self.batch ? idleSince + Self.patience : idleSince
    }
}
#endif
