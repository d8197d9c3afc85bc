#if canImport(CCurl)
import CCurl

/// Lets TLS connections read many records in one system call, if libcurl uses OpenSSL.
///
/// Otherwise each record of 16 KiB costs two of them, with an acknowledgement each. No socket reports what has been
/// read ahead: the engine checks, and prompts libcurl to take it.
final class CurlReadAhead: Sendable {
    /// Nil if libcurl uses another TLS library.
    static let shared: CurlReadAhead? = {
        var found = headway_openssl()
        return headway_openssl_find(&found) == 1 ? CurlReadAhead(found) : nil
    }()

    /// Bytes a connection reads at once (measured: Sources.md#libcurl).
    private static let size: Int32 = 96 << 10

    // Never freed: it is needed as long as there are connections.
    private nonisolated(unsafe) let functions: UnsafeMutablePointer<headway_openssl>

    private init(_ found: headway_openssl) {
        functions = .allocate(capacity: 1)
        functions.initialize(to: found)
    }

    /// Gives a handle's connection a buffer, unless it has one.
    func prepare(_ easy: UnsafeMutableRawPointer) { headway_openssl_buffer_input(easy, functions, Self.size) }

    func hasBytes(_ easy: UnsafeMutableRawPointer) -> Bool { headway_openssl_has_pending(easy, functions) == 1 }
}
#endif
