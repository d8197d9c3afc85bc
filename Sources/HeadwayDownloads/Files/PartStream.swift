import Synchronization

// The compiler attributes `poll` to the first module whose header includes it.
#if canImport(CCurl)
import CCurl
#endif
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What has been written to a stream so far, which cannot be taken back.
///
/// Unchecked because it is protected by the part's mutex.
struct PartStream: @unchecked Sendable {
    var count: Int64 = 0
    let digest: RunningDigest?

    init(digest: RunningDigest?) {
        self.digest = digest
    }

    /// Writes all bytes, waiting for a slow reader, and counts them.
    mutating func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(DownloadError) {
        var rest = bytes
        while !rest.isEmpty {
            let written = writeBytes(descriptor, rest.baseAddress, rest.count)
            if written < 0, errno == EAGAIN || errno == EINTR {
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, 100)
                continue
            }
            guard written > 0 else { throw DownloadError(path: "standard output", errno: errno) }
            digest?.update(UnsafeRawBufferPointer(rebasing: rest[..<written]))
            count += Int64(written)
            rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
    }
}

extension PartFile {
    /// The end of a stream: all that is left is to report whether it was the right file.
    func finishStream(_ wanted: DownloadRequest.Digest) throws(DownloadError) -> Placed {
        let (count, digits) = record.withLock { ($0.stream?.count ?? 0, $0.stream?.digest?.finish()) }
        let digest = wanted.algorithm.flatMap { algorithm in
            digits.map { FileDigest(algorithm: algorithm, digits: $0) }
        }
        if let expected = wanted.expected, let digest, expected != digest.digits {
            throw .checksum(expected: expected, actual: digest.digits)
        }
        return Placed(name: name, bytes: count, digest: digest)
    }
}

/// The system call, which a method of the same name hides.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
