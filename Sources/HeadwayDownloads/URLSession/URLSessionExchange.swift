// On Linux only for the tests of debug builds: Foundation is larger than all the rest of a program.
#if !os(Linux) || DEBUG
import Foundation

// The only module whose name differs between systems: where it is missing, Foundation has its contents.
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// One data task, as the downloader sees it.
///
/// Unchecked because it is used only on the transport's queue.
final class URLSessionExchange: Exchange, @unchecked Sendable {
    let place: String
    var cancel: () -> Void = {}
    /// Whether the connection may have been used for another request before; the library does not say.
    var mayBeReused = false
    /// Whether only a range counts as the response over such a connection.
    var mustNameRange = false
    private weak var receiver: (any ExchangeReceiver)?
    private var isOver = false
    private var isAnswered = false
    private var isDoubtful = false

    init(_ receiver: any ExchangeReceiver, place: String) {
        self.receiver = receiver
        self.place = place
    }

    func answer(_ response: URLResponse) -> Bool {
        // Only once: a task that the library restarts would respond again.
        guard !isOver, !isAnswered, let response = response as? HTTPURLResponse else { return false }
        if mayBeReused, mustNameRange, response.statusCode != 206 {
            isDoubtful = true
            return false
        }
        isAnswered = true
        var head = ResponseHead(status: response.statusCode)
        for (name, value) in response.allHeaderFields {
            head.fields.append(HeaderField(name: "\(name)", value: "\(value)"))
        }
        return receiver?.didAnswer(head) == true && !isOver
    }

    func receive(_ data: Data) -> Bool {
        guard !isOver, isAnswered else { return false }
        return data.withUnsafeBytes { receiver?.didReceive($0) == true } && !isOver
    }

    /// Notifies the receiver that the task has ended, unless the receiver ended it.
    func end(_ error: DownloadError?) {
        guard !isOver else { return }
        isOver = true
        let failure = error ?? (isDoubtful ? .connectionLost(host: place) : nil)
        receiver?.didEnd(
            failure.map { ExchangeFailure(error: $0, reusedConnection: mayBeReused, isDoubtful: isDoubtful) })
    }

    func abort() {
        guard !isOver else { return }
        isOver = true
        cancel()
    }

    func hold() {}

    func unhold() {}
}

extension DownloadError {
    /// The typed error of a task; if the library only has a text, the text decides.
    init(_ error: any Error, place: String) {
        let error = error as NSError
        let text = error.localizedDescription
        switch error.code {
        case NSURLErrorCannotConnectToHost: self = .connectionRefused(host: place)
        case NSURLErrorCannotFindHost, NSURLErrorDNSLookupFailed: self = .hostNotFound(host: place)
        case NSURLErrorTimedOut: self = .timedOut(host: place)
        case NSURLErrorNetworkConnectionLost, NSURLErrorBadServerResponse, NSURLErrorZeroByteResource:
            self = .connectionLost(host: place)
        case NSURLErrorUnsupportedURL: self = .notHTTP(host: place)
        case NSURLErrorSecureConnectionFailed, NSURLErrorServerCertificateUntrusted:
            self = .insecureConnection(host: place, reason: text)
        default:
            if text.contains("SSL") || text.contains("certificate") {
                self = .insecureConnection(host: place, reason: text)
            } else if text.contains("closed with") || text.contains("transfer closed") {
                self = .connectionLost(host: place)
            } else {
                self = .transport("\(place): \(text)")
            }
        }
    }
}
#endif
