#if canImport(CCurl)
import CCurl
import Synchronization
import Dispatch
import Glibc

/// All transfers of a downloader on one thread, over one multi handle.
///
/// Unchecked because only that thread accesses the plain variables; the inbox is protected by its mutex.
final class CurlEngine: Transport, @unchecked Sendable {
    private struct Inbox {
        var work: [@Sendable () -> Void] = []
        var isRunning = false
        /// Whether the thread is waiting for the network and has to be woken.
        var isWaiting = false
        var isClosing = false
        var isClosed = false
    }

    let canHold = true
    private let inbox = Mutex(Inbox())
    private let multi = CurlMulti()
    let sockets = CurlSockets()
    private(set) lazy var keptConnections = KeptConnections(self)
    private let origin = ContinuousClock.now
    private(set) var now: Duration = .zero
    private var exchanges: [UnsafeMutableRawPointer: CurlExchange] = [:]
    private var clients: [ObjectIdentifier: any TransportClient] = [:]
    /// The clients that have a deadline, and when it comes at the earliest: as bytes arrive it moves on without notice.
    private var timed: [ObjectIdentifier: (client: any TransportClient, due: Duration)] = [:]
    /// Handles must not be added or removed while libcurl is calling back.
    private var isInside = false
    /// The number of pieces received, which shows whether a round brought anything.
    private var pieces: UInt64 = 0
    /// Whether something was read ahead that could not be taken and must be tried again soon.
    private var isBehind = false
    /// When the first deadline of a client comes, as far as is known.
    private var due: Duration = .zero
    private var toAdd: [CurlExchange] = []
    private var toRemove: [CurlExchange] = []

    func enter(_ work: @escaping @Sendable () -> Void) {
        let (mustStart, mustWake, isClosed) = inbox.withLock { inbox in
            guard !inbox.isClosed else { return (false, false, true) }
            inbox.work.append(work)
            defer {
                inbox.isRunning = true
                inbox.isWaiting = false
            }
            return (!inbox.isRunning, inbox.isWaiting, false)
        }
        // After the end only results of file work arrive, too late: they release what they hold.
        if isClosed { return work() }
        if mustStart { startThread() } else if mustWake { multi.wakeUp() }
    }

    func shutDown() {
        inbox.withLock { $0.isClosing = true }
        multi.wakeUp()
    }

    private func startThread() {
        DispatchQueue(label: "headway.curl").async { [self] in
            Signals.blockWriting()
            run()
        }
    }

    private func run() {
        while true {
            now = origin.duration(to: .now)
            let (work, isClosing) = inbox.withLock { inbox in
                defer { inbox.work = [] }
                inbox.isWaiting = false
                return (inbox.work, inbox.isClosing)
            }
            for item in work { item() }
            if isClosing { return close() }
            settle()
            readUntilEmpty()
            while let (handle, code) = multi.nextEnded() { end(handle, code) }
            // After the received bytes, and with the time before they came: a process that was stopped, or was slow to
            // read, is behind its deadlines but not without bytes.
            if now >= due { tick() }
            keptConnections.prove(at: now)
            settle()
            now = origin.duration(to: .now)
            multi.poll(milliseconds: patience())
        }
    }

    private func tick() {
        for (client, due) in timed.values where due <= now {
            if let deadline = client.deadline, deadline <= now { client.tick(at: now) }
            if timed[ObjectIdentifier(client)] != nil { deadlineChanged(of: client) }
        }
    }

    /// Reads as long as something arrives, without waiting in between.
    ///
    /// Over TLS libcurl reads no more than a record of 16 KiB at a time. After a number of rounds others get their
    /// turn.
    private func readUntilEmpty() {
        var fruitless = 0
        isBehind = false
        for _ in 0..<Self.rounds {
            let before = pieces
            inside { multi.perform() }
            settle()
            let ahead = exchanges.values.filter(\.hasReadAhead)
            fruitless = pieces == before ? fruitless + 1 : 0
            guard fruitless == 0 || !ahead.isEmpty && fruitless < Self.attempts else {
                // Most likely half a record; the socket will report the rest.
                isBehind = !ahead.isEmpty
                return
            }
            // With many, one system call for all of them is cheaper than one for each.
            if exchanges.isEmpty || ahead.isEmpty && exchanges.count > Self.few { return }
            inside { for exchange in ahead { exchange.easy.prompt() } }
        }
    }

    private static let rounds = 64
    /// With more exchanges than this, the network is asked which of them has something (chosen by eye).
    private static let few = 2
    /// How often what was read ahead is taken although it adds nothing to a response.
    private static let attempts = 3

    /// A line of a header or a piece of a body has arrived.
    func didReceivePiece() { pieces &+= 1 }

    private func close() {
        for client in Array(clients.values) { client.transportWillEnd() }
        for exchange in toAdd { exchange.letGo() }
        for exchange in exchanges.values {
            multi.remove(exchange.easy)
            exchange.letGo()
        }
        exchanges = [:]
        clients = [:]
        timed = [:]
        toAdd = []
        keptConnections.removeAll()
        // What is left here would form a cycle with the engine.
        while let work = lastWork() { for item in work { item() } }
    }

    private func lastWork() -> [@Sendable () -> Void]? {
        inbox.withLock { inbox in
            defer { inbox.work = [] }
            inbox.isClosed = inbox.work.isEmpty
            return inbox.isClosed ? nil : inbox.work
        }
    }

    /// Milliseconds until something is due; practically for ever if nothing is, so that a downloader without work
    /// sleeps.
    private func patience() -> Int32 {
        let isIdle = inbox.withLock { inbox in
            inbox.isWaiting = inbox.work.isEmpty && !inbox.isClosing
            return inbox.isWaiting
        }
        guard isIdle, toAdd.isEmpty else { return 0 }
        // If no wake-up could be set up, the engine polls for work instead.
        let longest = isBehind ? .milliseconds(20) : multi.canWakeUp ? Duration.seconds(1 << 20) : .milliseconds(100)
        due = keptConnections.deadline ?? now + longest
        for client in timed.values { due = min(due, client.due) }
        let wait = min(max(due - now, .zero), longest)
        return Int32(wait / .milliseconds(1)) + (wait > .zero ? 1 : 0)
    }

    private func inside(_ body: () -> Void) {
        // Calls made from within a libcurl callback nest.
        let wasInside = isInside
        isInside = true
        body()
        isInside = wasInside
    }

    /// Adds and removes what came up during libcurl's callbacks, unless one is still running.
    private func settle() {
        guard !isInside else { return }
        while !toAdd.isEmpty || !toRemove.isEmpty {
            let (added, removed) = (toAdd, toRemove)
            toAdd = []
            toRemove = []
            // The address of a closed handle may belong to another exchange by now.
            for exchange in removed where exchanges[exchange.easy.handle] === exchange {
                exchanges[exchange.easy.handle] = nil
                multi.remove(exchange.easy)
            }
            for exchange in added where !exchange.isOver {
                exchanges[exchange.easy.handle] = exchange
                if !multi.add(exchange.easy) { end(exchange.easy.handle, CURLE_FAILED_INIT) }
            }
        }
    }

    private func end(_ handle: UnsafeMutableRawPointer, _ code: CURLcode) {
        guard let exchange = exchanges.removeValue(forKey: handle) else { return }
        multi.remove(exchange.easy)
        exchange.end(code)
    }

    func begin(_ request: ExchangeRequest, for receiver: any ExchangeReceiver) -> any Exchange {
        begin(request, for: receiver, over: keptConnection(for: request))
    }

    @discardableResult func begin(
        _ request: ExchangeRequest, for receiver: any ExchangeReceiver, over kept: KeptConnection?
    ) -> any Exchange {
        guard let exchange = CurlExchange(request, receiver: receiver, engine: self, over: kept) else {
            kept?.end(at: now)
            return UnmadeExchange(receiver, engine: self)
        }
        toAdd.append(exchange)
        return exchange
    }

    /// In HTTP/1.1 many small files share a few connections, each of which carries one at a time.
    private func keptConnection(for request: ExchangeRequest) -> KeptConnection? {
        let origin = request.address.origin
        guard request.connection == .kept, origin.scheme == "http" || sockets.isShared(place: origin) == false else {
            return nil
        }
        return keptConnections.take(for: request, at: now)
    }

    func remove(_ exchange: CurlExchange) {
        if let kept = exchange.kept, !kept.isWaiting(exchange) {
            kept.end(at: now)
            keptConnections.lose(kept)
        }
        toRemove.append(exchange)
        settle()
    }

    func pause(_ exchange: CurlExchange, _ isPaused: Bool) {
        guard exchanges[exchange.easy.handle] === exchange else { return }
        // Continuing may call back at once with what was read before.
        inside { exchange.easy.pause(isPaused) }
        settle()
    }

    func attach(_ client: any TransportClient) {
        clients[ObjectIdentifier(client)] = client
        deadlineChanged(of: client)
    }

    func detach(_ client: any TransportClient) {
        clients[ObjectIdentifier(client)] = nil
        timed[ObjectIdentifier(client)] = nil
    }

    func deadlineChanged(of client: any TransportClient) {
        timed[ObjectIdentifier(client)] = client.deadline.map { (client, $0) }
    }
}

/// Represents an exchange for which libcurl had no handle left.
///
/// Unchecked because it is used only on the engine's thread.
private final class UnmadeExchange: Exchange, @unchecked Sendable {
    private weak var receiver: (any ExchangeReceiver)?

    init(_ receiver: any ExchangeReceiver, engine: CurlEngine) {
        self.receiver = receiver
        engine.enter { [self] in self.receiver?.didEnd(ExchangeFailure(error: .transport("out of memory"))) }
    }

    func abort() {
        receiver = nil
    }

    func hold() {}

    func unhold() {}
}
#endif
