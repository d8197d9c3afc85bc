#if canImport(CCurl)
import CCurl
import Foundation

extension DownloadError {
    /// The typed error of a transfer that libcurl ended with `code`.
    init(_ code: CURLcode, easy: CurlEasy, place: String) {
        switch code {
        case CURLE_COULDNT_CONNECT:
            let number = Int32(easy.long(CURLINFO_OS_ERRNO))
            self = ProxyFailure.unreached(easy.message(code), place: place) ?? Self.unconnected(number, place: place)
        case CURLE_COULDNT_RESOLVE_PROXY: self = ProxyFailure.unresolved(easy.message(code))
        case CURLE_COULDNT_RESOLVE_HOST: self = .unresolved(host: place)
        case CURLE_OPERATION_TIMEDOUT: self = .timedOut(host: place)
        case CURLE_PARTIAL_FILE, CURLE_RECV_ERROR, CURLE_SEND_ERROR, CURLE_GOT_NOTHING, CURLE_HTTP2, CURLE_HTTP2_STREAM:
            self = .connectionLost(host: place)
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY: self = .notHTTP(host: place)
        case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CERTPROBLEM,
            CURLE_SSL_CIPHER, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_ENGINE_NOTFOUND:
            self = .insecure(host: place, reason: easy.message(code))
        default: self = .transport("\(place): \(easy.message(code))")
        }
    }

    private static var hasFreeDescriptor: Bool {
        let descriptor = open("/", O_RDONLY | O_CLOEXEC)
        if descriptor >= 0 { close(descriptor) }
        return descriptor >= 0
    }

    private static func unconnected(_ number: Int32, place: String) -> DownloadError {
        // libcurl keeps no error number where it could not even make a socket.
        switch number == 0 && !hasFreeDescriptor ? EMFILE : number {
        case ECONNREFUSED, 0: .refused(host: place)
        case EMFILE, ENFILE: .tooManyFiles
        default: .transport("\(place): \(String(cString: strerror(number)))")
        }
    }
}
#endif
