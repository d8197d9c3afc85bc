#if canImport(CryptoKit)
import CryptoKit

/// A running digest, computed by CryptoKit.
///
/// Not safe for use from two threads at once.
package final class RunningDigest {
    private enum Running {
        case md5(Insecure.MD5)
        case sha1(Insecure.SHA1)
        case sha256(SHA256)
        case sha512(SHA512)
    }

    private var running: Running

    package init(_ algorithm: DigestAlgorithm = .sha256) {
        running =
            switch algorithm {
            case .md5: .md5(Insecure.MD5())
            case .sha1: .sha1(Insecure.SHA1())
            case .sha256: .sha256(SHA256())
            case .sha512: .sha512(SHA512())
            }
    }

    package func update(_ bytes: UnsafeRawBufferPointer) {
        switch running {
        case .md5(var digest):
            digest.update(bufferPointer: bytes)
            running = .md5(digest)
        case .sha1(var digest):
            digest.update(bufferPointer: bytes)
            running = .sha1(digest)
        case .sha256(var digest):
            digest.update(bufferPointer: bytes)
            running = .sha256(digest)
        case .sha512(var digest):
            digest.update(bufferPointer: bytes)
            running = .sha512(digest)
        }
    }

    /// The digest in lower-case hexadecimal digits; ends the run.
    package func finish() -> String {
        switch running {
        case .md5(let digest): HexDigits.text(Array(digest.finalize()))
        case .sha1(let digest): HexDigits.text(Array(digest.finalize()))
        case .sha256(let digest): HexDigits.text(Array(digest.finalize()))
        case .sha512(let digest): HexDigits.text(Array(digest.finalize()))
        }
    }
}
#endif
