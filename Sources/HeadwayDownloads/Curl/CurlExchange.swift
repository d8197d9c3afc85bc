#if canImport(CCurl)
import CCurl

/// One exchange over libcurl: sets the handle up, reads the header, and passes the body on.
final class CurlExchange: Exchange, CurlListener {
    let easy: CurlEasy
    private var address: Address { request.address }
    private let request: ExchangeRequest
    private var isForRange: Bool { request.isForRange }
    /// The connection shared by many files that it uses; nil for any other.
    let kept: KeptConnection?
    private var place: String { address.place }
    private var isSecured: Bool { address.scheme == "https" }
    /// Nil once the exchange is over; a strong reference, because a weak one costs time at each callback.
    private var receiver: (any ExchangeReceiver)?
    private let engine: CurlEngine
    private var head: ResponseHead?
    private var headerBytes = 0
    private var isAnswered = false
    private var isDoubtful = false
    /// Whether the body is of no use, and is read only to keep the connection.
    private var ignoresBody = false
    /// Whether there is a connection to read from.
    private var mayRead = false
    /// What was wrong with the response, when libcurl only knows that it was refused.
    private var answerError: DownloadError?
    private(set) var isOver = false

    /// A longer header than this is refused.
    private static let headerLimit = 256 << 10
    /// Larger than libcurl's own 16 KiB, for fewer system calls (Sources.md#libcurl).
    private static let bufferSize: Int64 = 256 << 10
    /// Over TLS no more than a record of 16 KiB arrives at once (measured: Sources.md#libcurl), and small files do not
    /// need more.
    private static let smallBufferSize: Int64 = 32 << 10

    init?(
        _ request: ExchangeRequest, receiver: any ExchangeReceiver, engine: CurlEngine, over kept: KeptConnection? = nil
    ) {
        guard let easy = CurlEasy(engine.sockets, kept?.cache ?? engine.sockets.sessions) else { return nil }
        self.easy = easy
        self.receiver = receiver
        self.engine = engine
        self.request = request
        self.kept = kept
        easy.listener = self
        configure(request)
    }

    private func configure(_ request: ExchangeRequest) {
        easy.set(CURLOPT_URL, request.address.text)
        easy.set(CURLOPT_PROTOCOLS_STR, request.address.scheme)
        easy.set(CURLOPT_NOSIGNAL, 1)
        easy.set(CURLOPT_NOPROGRESS, 1)
        easy.set(CURLOPT_FOLLOWLOCATION, 0)
        easy.set(CURLOPT_PATH_AS_IS, 1)
        easy.set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
        easy.set(CURLOPT_USERAGENT, "headway")
        easy.set(CURLOPT_CONNECTTIMEOUT_MS, 0)
        // If several requests share a connection each response identifies its own; otherwise it is used once, unless it
        // is kept.
        let isShared = easy.sockets.isShared(place: request.address.origin)
        let servesOnce = !request.isForRange && kept == nil && isShared == false
        // The first connection shows whether others are needed at all.
        if isSecured, isShared != false { easy.set(CURLOPT_PIPEWAIT, 1) }
        easy.set(CURLOPT_FRESH_CONNECT, request.connection == .new || servesOnce ? 1 : 0)
        easy.set(CURLOPT_FORBID_REUSE, servesOnce ? 1 : 0)
        secure(request.security)
        easy.asksBeforeRequest()
        var buffer = isSecured || kept?.question != nil ? Self.smallBufferSize : Self.bufferSize
        if let limit = request.rateLimit {
            // A tenth of a second's worth at a time, so that a slow limit flows instead of stopping between large
            // chunks. libcurl's own limit lets a hundred buffers through before it checks.
            buffer = min(buffer, max(1 << 10, limit / 10))
        }
        easy.set(CURLOPT_BUFFERSIZE, Int(buffer))
        // The bytes of the file itself: a part of an encoded body cannot be resumed.
        easy.set(fields: [HeaderField(name: "Accept-Encoding", value: "identity")] + request.fields)
    }

    private func secure(_ security: ConnectionSecurity) {
        if let authorities = security.authorities { easy.set(CURLOPT_CAINFO, authorities) }
        // Only this file, read once for all connections: if a folder is set too, libcurl reads both for each
        // connection, and would trust the system's authorities besides the given ones.
        if security.authorities != nil || headway_curl_has_bundle() == 1 { easy.clear(CURLOPT_CAPATH) }
        if let certificate = security.certificate { easy.set(CURLOPT_SSLCERT, certificate) }
        if let key = security.key { easy.set(CURLOPT_SSLKEY, key) }
    }

    func didReceiveHeader(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var start = 0
        for end in bytes.indices where bytes[end] == 0x0A || end == bytes.count - 1 {
            guard didReceiveLine(UnsafeRawBufferPointer(rebasing: bytes[start...end])) else { return false }
            start = end + 1
        }
        return true
    }

    private func didReceiveLine(_ line: UnsafeRawBufferPointer) -> Bool {
        guard !isOver else { return false }
        // What follows the body is not a header of the file.
        guard !isAnswered else { return true }
        headerBytes += line.count
        guard headerBytes <= Self.headerLimit else {
            answerError = .transport("\(place): the answer's header is too long")
            return false
        }
        engine.didReceivePiece()
        let end = line.firstIndex { $0 == 0x0D || $0 == 0x0A } ?? line.count
        let text = Array(UnsafeRawBufferPointer(rebasing: line[..<end]))
        if text.isEmpty { return endHeader() }
        if head == nil || text.starts(with: "HTTP/".utf8) {
            let status = text.split(separator: UInt8(ascii: " "), maxSplits: 2).dropFirst().first
            head = ResponseHead(status: status.flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0)
            note(isShared: text.starts(with: "HTTP/2".utf8))
        } else {
            head?.add(line: text[...])
        }
        return true
    }

    private func endHeader() -> Bool {
        guard let head else { return true }
        // 100 and similar statuses announce the response that follows.
        if (100...199).contains(head.status) {
            self.head = nil
            return true
        }
        let isBelieved = !isReused || easy.sockets.isShared(port) || isForRange && head.status == 206
        guard isBelieved || mayBeProved(head) else {
            isDoubtful = true
            return canBeIgnored(head)
        }
        self.head?.isUnproved = !isBelieved
        isAnswered = true
        return receiver?.didAnswer(self.head ?? head) == true && !isOver
    }

    /// Whether the response is a file that can be taken back as a whole.
    private func mayBeProved(_ head: ResponseHead) -> Bool {
        head.status == 200 && leavesConnection(head)
    }

    /// Whether a kept connection can be used after the body: a small one whose end is unambiguous.
    private func leavesConnection(_ head: ResponseHead) -> Bool {
        kept != nil && !isForRange && head.framingFlaw == nil && !head.overrulesLength
            && head.contentLength.map { $0 <= PartFile.small } ?? false
    }

    /// Skips the body of a response that is not trusted, so that the connection can be kept; false if it cannot.
    private func canBeIgnored(_ head: ResponseHead) -> Bool {
        guard leavesConnection(head) else { return false }
        ignoresBody = true
        isAnswered = true
        return true
    }

    /// Whether bytes of the response are waiting where no socket reports them.
    var hasReadAhead: Bool { mayRead && isSecured && easy.hasReadAhead }

    private var isReused: Bool { easy.long(CURLINFO_NUM_CONNECTS) == 0 }
    private var port: Int { easy.long(CURLINFO_LOCAL_PORT) }

    private func note(isShared: Bool) {
        easy.sockets.note(isShared: isShared, port, place: address.origin)
    }

    /// What a reused connection delivers is trusted only if it identifies itself, and not at all if it arrives before
    /// the request.
    func mayRequest(_ port: Int) -> Bool {
        mayRead = true
        if isSecured { easy.readAhead() }
        guard isReused else {
            easy.sockets.markNew(port)
            // What was to be proved over the previous connection no longer can be; a proof over another one proves
            // nothing.
            if let kept { engine.keptConnections.lose(kept, isReplaced: true) }
            return kept == nil || !isForRange
        }
        if easy.sockets.isShared(port) { return true }
        isDoubtful = kept == nil && !isForRange || easy.sockets.hasBytes(port) || hasReadAhead
        return !isDoubtful
    }

    func didReceiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard isAnswered else {
            answerError = .notHTTP(host: place)
            return false
        }
        engine.didReceivePiece()
        guard !ignoresBody else { return !isOver }
        return !isOver && receiver?.didReceive(bytes) == true
    }

    /// The transfer has ended, unless the receiver ended it: notifies the receiver, now or when the response is proved.
    func end(_ code: CURLcode) {
        guard !isOver else { return }
        if let kept { kept.end(at: engine.now) }
        guard code == CURLE_OK else {
            if let kept { engine.keptConnections.lose(kept) }
            let error = answerError ?? DownloadError(code, easy: easy, address: address)
            return end(
                ExchangeFailure(error: error, reusedConnection: isReused || isDoubtful, isDoubtful: isDoubtful))
        }
        if ignoresBody { return doubt() }
        if let kept, head?.isUnproved == true {
            kept.hold(self)
            easy.close()
            receiver?.didReceiveAll()
            return
        }
        // The first response on a connection shows whether another request can be proved over it.
        if let kept, let head, !isForRange { kept.question = OrderProof.Question(request, head) }
        end(nil)
    }

    /// The response may be another request's: it is as good as none.
    func doubt() {
        end(ExchangeFailure(error: .connectionLost(host: place), reusedConnection: true, isDoubtful: true))
    }

    /// Reports the end.
    func end(_ failure: ExchangeFailure?) {
        guard !isOver else { return }
        let receiver = receiver
        letGo()
        receiver?.didEnd(failure)
    }

    func abort() {
        guard !isOver else { return }
        letGo()
        engine.remove(self)
        kept?.forget(self)
    }

    /// Ends it without notifying anybody.
    func letGo() {
        isOver = true
        receiver = nil
        easy.listener = nil
    }

    func hold() {
        engine.pause(self, true)
    }

    func unhold() {
        engine.pause(self, false)
    }
}
#endif
