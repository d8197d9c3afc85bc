#if canImport(CCurl)
/// The kept connections of all servers.
///
/// Used only on the engine's thread.
final class KeptConnections {
    private struct Key: Hashable {
        var origin: Address.Origin
        var security: ConnectionSecurity

        init(_ request: ExchangeRequest) {
            origin = request.address.origin
            security = request.security
        }
    }

    private var connections: [Key: [KeptConnection]] = [:]
    /// Servers with which this is no longer tried, and how often it has failed with others.
    private var doubts: [Key: Int] = [:]
    private unowned let engine: CurlEngine

    /// After this many connections that end before anything is proved, it is no longer tried with a server (chosen by
    /// eye).
    private static let mostDoubts = 2
    /// A connection that has been idle for longer is dropped (as libcurl does).
    private static let longestIdle = Duration.seconds(118)

    init(_ engine: CurlEngine) {
        self.engine = engine
    }

    /// A connection for a request; nil if none may be kept for it.
    func take(for request: ExchangeRequest, at now: Duration) -> KeptConnection? {
        let key = Key(request)
        guard doubts[key, default: 0] < Self.mostDoubts else { return nil }
        let longestIdle = now - Self.longestIdle
        let free = connections[key]?.first { $0.isFree && $0.isWorthKeeping(at: longestIdle) }
        let connection = free ?? KeptConnection()
        if free == nil {
            connections[key, default: []].removeAll { !$0.isWorthKeeping(at: longestIdle) }
            connections[key, default: []].append(connection)
        }
        connection.begin()
        return connection
    }

    /// When the first order will be proved.
    var deadline: Duration? {
        var first: Duration?
        for connection in connections.values.joined() {
            guard let due = connection.proofIsDue else { continue }
            first = min(first ?? due, due)
        }
        return first
    }

    /// Requests the proofs that are due.
    func prove(at now: Duration) {
        for connection in connections.values.joined() where connection.proofIsDue.map({ $0 <= now }) ?? false {
            guard let question = connection.question else { continue }
            let proof = OrderProof(question) { [self] in told(connection, $0) }
            connection.begin()
            connection.proof = proof
            engine.begin(proof.request, for: proof, over: connection)
        }
    }

    private func told(_ connection: KeptConnection, _ isProved: Bool) {
        connection.proof = nil
        if isProved {
            connection.hasProved = true
            for exchange in connection.takeWaiting() { exchange.end(nil) }
        } else {
            lose(connection)
        }
    }

    /// A connection is gone, or its order is wrong: what waits for the proof counts as never received.
    ///
    /// - Parameter isReplaced: whether another one has taken its place.
    func lose(_ connection: KeptConnection, isReplaced: Bool = false) {
        connection.isLost = !isReplaced
        let waiting = connection.takeWaiting()
        guard !waiting.isEmpty else { return }
        if !connection.hasProved, let key = connections.first(where: { $0.value.contains { $0 === connection } })?.key {
            doubts[key, default: 0] += 1
        }
        connection.hasProved = false
        for exchange in waiting { exchange.doubt() }
    }

    func removeAll() {
        for connection in connections.values.joined() {
            for exchange in connection.takeWaiting() { exchange.letGo() }
            connection.proof = nil
        }
        connections = [:]
    }
}
#endif
