#if canImport(CCurl)
import CCurl

/// One exchange over libcurl: sets the handle up, reads the header, and passes the body on.
final class CurlExchange: Exchange, CurlListener {
    let easy: CurlEasy
    private let place: String
    private weak var receiver: (any ExchangeReceiver)?
    private weak var engine: CurlEngine?
    private var head: ResponseHead?
    private var headerBytes = 0
    private var isAnswered = false
    /// What was wrong with the answer, where libcurl only knows that it was refused.
    private var answerError: DownloadError?
    private(set) var isOver = false

    /// A header beyond this is refused.
    private static let headerLimit = 256 << 10
    /// Larger than libcurl's own 16 KiB: fewer calls to the system (Sources.md#libcurl).
    private static let bufferSize: Int64 = 256 << 10

    init?(_ request: ExchangeRequest, receiver: any ExchangeReceiver, engine: CurlEngine) {
        guard let easy = CurlEasy() else { return nil }
        self.easy = easy
        self.receiver = receiver
        self.engine = engine
        place = request.address.place
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
        easy.set(CURLOPT_FRESH_CONNECT, request.connection == .new ? 1 : 0)
        if let authorities = request.authorities { easy.set(CURLOPT_CAINFO, authorities) }
        var buffer = Self.bufferSize
        if let limit = request.rateLimit {
            // A tenth of a second at once, so that a slow limit flows instead of standing still between large gulps.
            // libcurl's own limit lets a hundred buffers through before it looks.
            buffer = min(buffer, max(1 << 10, limit / 10))
        }
        easy.set(CURLOPT_BUFFERSIZE, Int(buffer))
        // The bytes of the file itself: of an encoded body no part can be continued.
        easy.set(fields: [HeaderField(name: "Accept-Encoding", value: "identity")] + request.fields)
    }

    func didReceiveHeaderLine(_ line: UnsafeRawBufferPointer) -> Bool {
        guard !isOver else { return false }
        // What follows the body is no header of the file.
        guard !isAnswered else { return true }
        headerBytes += line.count
        guard headerBytes <= Self.headerLimit else {
            answerError = .transport("\(place): the answer's header is too long")
            return false
        }
        let text = Self.text(of: line).prefix { $0 != "\r" && $0 != "\n" && $0 != "\r\n" }
        if text.isEmpty { return endHeader() }
        if text.hasPrefix("HTTP/") {
            let status = text.split(separator: " ", maxSplits: 2).dropFirst().first.flatMap { Int($0) }
            head = ResponseHead(status: status ?? 0)
        } else if let field = HeaderField(line: String(text)) {
            head?.fields.append(field)
        }
        return true
    }

    /// UTF-8, or ISO-8859-1 as old servers send names in it (RFC 9110, 5.5).
    private static func text(of line: UnsafeRawBufferPointer) -> String {
        String(validating: line, as: UTF8.self)
            ?? String(String.UnicodeScalarView(line.map { Unicode.Scalar($0) }))
    }

    private func endHeader() -> Bool {
        guard let head else { return true }
        // 100 and its like announce the answer that follows.
        if (100...199).contains(head.status) { return true }
        isAnswered = true
        return receiver?.didAnswer(head) == true && !isOver
    }

    func didReceiveBody(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard isAnswered else {
            answerError = .notHTTP(host: place)
            return false
        }
        return !isOver && receiver?.didReceive(bytes) == true
    }

    /// The transfer has ended; tells the receiver, unless it asked for the end itself.
    func end(_ code: CURLcode) {
        guard !isOver else { return }
        isOver = true
        guard code != CURLE_OK else {
            receiver?.didEnd(nil)
            return
        }
        let isReused = easy.long(CURLINFO_NUM_CONNECTS) == 0
        let error = answerError ?? DownloadError(code, easy: easy, place: place)
        receiver?.didEnd(ExchangeFailure(error: error, reusedConnection: isReused))
    }

    func abort() {
        guard !isOver else { return }
        isOver = true
        engine?.remove(self)
    }

    func hold() {
        engine?.pause(self, true)
    }

    func unhold() {
        engine?.pause(self, false)
    }
}
#endif
