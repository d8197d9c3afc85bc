#if canImport(CCrypto)
import CCrypto

/// A running digest, computed by OpenSSL's libcrypto.
///
/// Not safe for use from two threads at once.
package final class RunningDigest {
    private let context: OpaquePointer?
    private let algorithm: DigestAlgorithm

    package init(_ algorithm: DigestAlgorithm = .sha256) {
        self.algorithm = algorithm
        context = EVP_MD_CTX_new()
        switch algorithm {
        case .md5: EVP_DigestInit_ex(context, EVP_md5(), nil)
        case .sha1: EVP_DigestInit_ex(context, EVP_sha1(), nil)
        case .sha256: EVP_DigestInit_ex(context, EVP_sha256(), nil)
        case .sha512: EVP_DigestInit_ex(context, EVP_sha512(), nil)
        }
    }

    deinit {
        EVP_MD_CTX_free(context)
    }

    package func update(_ bytes: UnsafeRawBufferPointer) {
        EVP_DigestUpdate(context, bytes.baseAddress, bytes.count)
    }

    /// The digest in lower-case hexadecimal digits; ends the run.
    package func finish() -> String {
        var digest = [UInt8](repeating: 0, count: algorithm.rawValue / 2)
        EVP_DigestFinal_ex(context, &digest, nil)
        return HexDigits.text(digest)
    }
}
#endif
