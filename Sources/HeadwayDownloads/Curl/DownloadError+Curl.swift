#if canImport(CCurl)
import CCurl
import Glibc

extension DownloadError {
    /// The typed error of a transfer that libcurl ended with `code`.
    init(_ code: CURLcode, easy: CurlEasy, address: Address) {
        let place = address.place
        let connected = easy.long(CURLINFO_HTTP_CONNECTCODE)
        if connected >= 400 {
            self = .proxyRefused(status: connected)
            return
        }
        switch code {
        case CURLE_COULDNT_CONNECT: self = Self.unconnected(easy, easy.message(code), address)
        case CURLE_COULDNT_RESOLVE_PROXY: self = ProxyFailure.unresolved(easy.message(code))
        case CURLE_COULDNT_RESOLVE_HOST: self = .hostNotFound(host: place)
        case CURLE_OPERATION_TIMEDOUT: self = .timedOut(host: place)
        case CURLE_PARTIAL_FILE, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_GOT_NOTHING, CURLE_HTTP2, CURLE_HTTP2_STREAM:
            self = .connectionLost(host: place)
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: self = .notHTTP(host: place)
        case CURLE_SSL_CONNECT_ERROR where Self.isLoss(Int32(easy.long(CURLINFO_OS_ERRNO)), easy.message(code)):
            self = .connectionLost(host: place)
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CERTPROBLEM,
            CURLE_SSL_CIPHER, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_ENGINE_NOTFOUND:
            self = .insecureConnection(host: place, reason: easy.message(code))
        default: self = .transport("\(place): \(easy.message(code))")
        }
    }

    /// Whether a handshake ended because the connection did, and not because one side refused the other.
    private static func isLoss(_ number: Int32, _ message: String) -> Bool {
        [ECONNRESET, EPIPE, ETIMEDOUT, ECONNABORTED].contains(number)
            || ["SSL_ERROR_SYSCALL", "unexpected eof", "Connection reset"].contains(where: message.contains)
    }

    private static func unconnected(_ easy: CurlEasy, _ message: String, _ address: Address) -> DownloadError {
        // libcurl keeps no error number if it could not even make a socket.
        let number = easy.socketErrno != 0 ? easy.socketErrno : Int32(easy.long(CURLINFO_OS_ERRNO))
        switch number {
        case EMFILE, ENFILE: return .tooManyFiles
        default: break
        }
        if let error = ProxyFailure.unreached(message, address: address) { return error }
        switch number {
        case ECONNREFUSED, 0: return .connectionRefused(host: address.place)
        default: return .transport("\(address.place): \(String(cString: strerror(number)))")
        }
    }
}
#endif
