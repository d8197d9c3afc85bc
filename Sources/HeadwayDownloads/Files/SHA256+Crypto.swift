#if canImport(CCrypto)
import CCrypto

/// A running SHA-256, by OpenSSL's libcrypto.
///
/// Not safe for use from two threads at once.
package final class SHA256Digest {
    private let context: OpaquePointer?
    /// The bytes taken so far.
    private(set) var count: Int64 = 0

    package init() {
        context = EVP_MD_CTX_new()
        reset()
    }

    deinit {
        EVP_MD_CTX_free(context)
    }

    /// Forgets all bytes.
    func reset() {
        count = 0
        EVP_DigestInit_ex(context, EVP_sha256(), nil)
    }

    package func update(_ bytes: UnsafeRawBufferPointer) {
        EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
        count += Int64(bytes.count)
    }

    /// The digest in lower-case hexadecimal digits; ends the run.
    package func finish() -> String {
        var digest = [UInt8](repeating: 0, count: 32)
        EVP_DigestFinal_ex(context, &digest, nil)
        return HexDigits.text(digest)
    }
}
#endif
