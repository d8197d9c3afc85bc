#if canImport(CCurl)
import CCurl

/// The TLS sessions of earlier connections, by which the next one to the same server is secured with less work.
///
/// Lives on the engine's thread; each handle that uses it keeps it.
final class CurlSessions {
    private let handle: UnsafeMutableRawPointer?

    init() {
        handle = curl_share_init()
        headway_curl_share_sessions(handle)
    }

    deinit {
        curl_share_cleanup(handle)
    }

    func join(_ easy: UnsafeMutableRawPointer) {
        if let handle { headway_curl_setopt_ptr(easy, CURLOPT_SHARE, handle) }
    }
}
#endif
