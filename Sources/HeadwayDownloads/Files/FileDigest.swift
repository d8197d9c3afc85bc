#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A digest's algorithm, which can be recognised by the number of hexadecimal digits.
package enum DigestAlgorithm: Int, Sendable, CaseIterable {
    case md5 = 32
    case sha1 = 40
    case sha256 = 64
    case sha512 = 128

    /// The algorithm of hexadecimal digits in either case; nil if there is none for them.
    package init?(hexadecimal digits: String) {
        guard digits.utf8.allSatisfy(HexDigits.isDigit) else { return nil }
        self.init(rawValue: digits.utf8.count)
    }
}

/// The digest of a file's contents.
struct FileDigest: Sendable, Equatable {
    var algorithm: DigestAlgorithm
    /// In lower case.
    var digits: String

    init(algorithm: DigestAlgorithm, digits: String) {
        self.algorithm = algorithm
        self.digits = digits
    }

    /// Reads an open file from start to end, unless it is stopped.
    init(
        of file: Int32, _ algorithm: DigestAlgorithm, path: String, isStopped: () -> Bool = { false }
    ) throws(DownloadError) {
        self.algorithm = algorithm
        let digest = RunningDigest(algorithm)
        var buffer = [UInt8](repeating: 0, count: 512 << 10)
        var position: Int64 = 0
        while true {
            if isStopped() { throw .cancelled }
            let count = buffer.withUnsafeMutableBytes { pread(file, $0.baseAddress, $0.count, off_t(position)) }
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw DownloadError(path: path, errno: errno) }
            if count == 0 { break }
            buffer.withUnsafeBytes { digest.update(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            position += Int64(count)
        }
        digits = digest.finish()
    }
}

extension DownloadRequest.Digest {
    var algorithm: DigestAlgorithm? {
        switch self {
        case .none: nil
        case .computed: .sha256
        case .expected(let digits): DigestAlgorithm(hexadecimal: digits)
        }
    }

    /// The digits that the file must have, in lower case.
    var expected: String? {
        if case .expected(let digits) = self { digits.lowercased() } else { nil }
    }
}
