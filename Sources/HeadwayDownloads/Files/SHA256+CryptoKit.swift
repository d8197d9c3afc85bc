#if canImport(CryptoKit)
import CryptoKit

/// A running SHA-256, by CryptoKit.
///
/// Not safe for use from two threads at once.
final class SHA256Digest {
    private var running = SHA256()
    /// The bytes taken so far.
    private(set) var count: Int64 = 0

    /// Forgets all bytes.
    func reset() {
        count = 0
        running = SHA256()
    }

    func update(_ bytes: UnsafeRawBufferPointer) {
        running.update(bufferPointer: bytes)
        count += Int64(bytes.count)
    }

    /// The digest in lower-case hexadecimal digits; ends the run.
    func finish() -> String {
        HexDigits.text(Array(running.finalize()))
    }
}
#endif
