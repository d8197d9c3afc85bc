#if canImport(CCurl)
import CCurl

/// Lets TLS connections read many records in one call of the system, where libcurl's TLS is OpenSSL.
///
/// Otherwise each record of 16 KiB costs two of them, and a look whether the socket has more. What has been read ahead no socket
/// tells of any more: the engine asks, and prompts libcurl to take it.
final class CurlReadAhead: Sendable {
    /// Nil where libcurl's TLS is another.
    static let shared: CurlReadAhead? = {
        var found = headway_openssl()
        return headway_openssl_find(&found) == 1 ? CurlReadAhead(found) : nil
    }()

    // Never freed: libcurl's handles keep its address.
    private nonisolated(unsafe) let functions: UnsafeMutablePointer<headway_openssl>

    private init(_ found: headway_openssl) {
        functions = .allocate(capacity: 1)
        functions.initialize(to: found)
    }

    func prepare(_ easy: UnsafeMutableRawPointer) { headway_curl_setopt_read_ahead(easy, functions) }

    func hasBytes(_ easy: UnsafeMutableRawPointer) -> Bool { headway_openssl_has_pending(easy, functions) == 1 }
}
#endif
