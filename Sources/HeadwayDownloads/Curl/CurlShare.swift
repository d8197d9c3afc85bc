#if canImport(CCurl)
import CCurl

/// What several handles have in common.
///
/// Used on the engine's thread; each handle that uses it retains it.
final class CurlShare {
    enum Extent {
        /// The TLS sessions of earlier connections, which make the next handshake with the same server cheaper.
        case sessions
        /// Also the connections, so that only these handles use them.
        case connectionsAndSessions
    }

    private let handle: UnsafeMutableRawPointer?

    init(_ extent: Extent) {
        handle = curl_share_init()
        headway_curl_share(handle, CURL_LOCK_DATA_SSL_SESSION)
        if extent == .connectionsAndSessions { headway_curl_share(handle, CURL_LOCK_DATA_CONNECT) }
    }

    deinit {
        curl_share_cleanup(handle)
    }

    func join(_ easy: UnsafeMutableRawPointer) {
        if let handle { headway_curl_setopt_ptr(easy, CURLOPT_SHARE, handle) }
    }
}
#endif
