import Foundation
import Synchronization

/// A partial file with its sidecar, locked against every other download.
///
/// Unchecked because the position and the digest are plain variables: the transfer that owns the file hands it to one
/// context at a time, the loop or its file queue. What both touch is behind the mutex.
final class PartFile: @unchecked Sendable {
    let folder: Folder
    let name: String
    private let descriptor: Int32
    let inode: UInt64
    /// The position of the next byte.
    private(set) var position: Int64 = 0
    let digest: SHA256Digest?
    let record: Mutex<Record>

    /// What a flush in the background and the transfer both change.
    struct Record {
        var sidecar: Sidecar?
        var isReleased = false
        /// Never to be gone on from.
        var isSpoiled = false
    }

    var partName: String { name + ".part" }
    var sidecarName: String { name + ".part.json" }
    var partPath: String { folder.path(of: partName) }

    /// Opens and locks the partial file of `name`, making it if there is none.
    init(folder: Folder, name: String, digest: SHA256Digest?) throws(DownloadError) {
        let (descriptor, inode) = try Self.openLocked(folder, name + ".part")
        self.folder = folder
        self.name = name
        self.descriptor = descriptor
        self.inode = inode
        self.digest = digest
        record = Mutex(Record())
    }

    deinit {
        close(descriptor)
    }

    /// A lock may arrive on a file that its last owner has just renamed or removed: only the one that still has the
    /// name counts.
    private static func openLocked(_ folder: Folder, _ name: String) throws(DownloadError) -> (Int32, UInt64) {
        let path = folder.path(of: name)
        for _ in 0..<8 {
            let mode: mode_t = 0o666
            // Appending: where somebody else shortens the file, no hole can pass for the bytes that are gone.
            let flags = O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
            let file = openat(folder.descriptor, name, flags, mode)
            guard file >= 0 else { throw failure(opening: path, errno) }
            var status = stat()
            guard flock(file, LOCK_EX | LOCK_NB) == 0, fstat(file, &status) == 0 else {
                let number = errno
                close(file)
                throw DownloadError(path: path, errno: number)
            }
            let entry = Folder.Entry(status)
            guard entry.kind == .file else {
                close(file)
                throw .exists(path)
            }
            if folder.entry(name)?.inode == entry.inode { return (file, entry.inode) }
            close(file)
        }
        throw .busy(path)
    }

    private static func failure(opening path: String, _ number: Int32) -> DownloadError {
        switch number {
        // A link or a pipe: restarting would not replace it either.
        case ELOOP, ENXIO: .exists(path)
        default: DownloadError(path: path, errno: number)
        }
    }

    /// What the file holds for the address `url`; a file of something else is an error unless it is to be replaced.
    func read(url: String, partial: DownloadRequest.Partial) throws(DownloadError) -> DownloadMachine.Part {
        let size = folder.entry(partName)?.size ?? 0
        guard size > 0, partial == .resume else { return DownloadMachine.Part(sidecar: nil, size: 0) }
        guard let sidecar = folder.contents(of: sidecarName).flatMap(Sidecar.init(decoding:)), sidecar.url == url else {
            throw .foreignPartial(partPath)
        }
        record.withLock { $0.sidecar = sidecar }
        return DownloadMachine.Part(sidecar: sidecar, size: sidecar.trusted(size: size, boot: SystemStart.current))
    }

    /// Digests what is kept, up to `offset`; stops early when the file is released meanwhile.
    func prepare(offset: Int64) throws(DownloadError) {
        guard let digest, digest.count != offset else { return }
        digest.reset()
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while digest.count < offset, !record.withLock({ $0.isReleased }) {
            let start = digest.count
            let wanted = min(buffer.count, Int(clamping: offset - start))
            let count = buffer.withUnsafeMutableBytes { pread(descriptor, $0.baseAddress, wanted, off_t(start)) }
            guard count > 0 else { throw DownloadError(path: partPath, errno: count < 0 ? errno : EIO) }
            buffer.withUnsafeBytes { digest.update(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }

    /// Empties the file and then notes which version comes: never the other way round, or a kill between the two would
    /// join two versions.
    func begin(_ sidecar: Sidecar) throws(DownloadError) {
        try truncate(to: 0)
        digest?.reset()
        var noted = sidecar
        noted.boot = SystemStart.current
        noted.inode = inode
        try note(noted)
    }

    /// Cuts off what lies behind `offset` and goes on there.
    func append(offset: Int64) throws(DownloadError) {
        try truncate(to: offset)
        let noted = record.withLock { $0.sidecar }
        guard var noted, noted.boot != SystemStart.current || noted.inode != inode else { return }
        // The size is the truth only within one start of the system; what is kept from an earlier one is what it flushed.
        noted.flushed = min(noted.flushed, offset)
        noted.boot = SystemStart.current
        noted.inode = inode
        try note(noted)
    }

    private func truncate(to offset: Int64) throws(DownloadError) {
        try checkSize(atLeast: offset)
        guard ftruncate(descriptor, off_t(offset)) == 0 else { throw DownloadError(path: partPath, errno: errno) }
        position = offset
    }

    func note(_ sidecar: Sidecar) throws(DownloadError) {
        let failure: DownloadError? = record.withLock { record in
            guard !record.isReleased else { return nil }
            record.sidecar = sidecar
            return save(sidecar)
        }
        if let failure { throw failure }
    }

    func save(_ sidecar: Sidecar) -> DownloadError? {
        guard let data = sidecar.encoded() else { return .fileSystem(folder.path(of: sidecarName), errno: EINVAL) }
        do {
            try folder.replace(sidecarName, with: data)
            return nil
        } catch {
            return error
        }
    }

    /// Writes at the position.
    ///
    /// What a failed write has left behind it is valid and counts when the download goes on.
    func write(_ bytes: UnsafeRawBufferPointer) throws(DownloadError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw DownloadError(path: partPath, errno: count < 0 ? errno : ENOSPC) }
            digest?.update(UnsafeRawBufferPointer(rebasing: rest[..<count]))
            position += Int64(count)
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    func syncData() throws(DownloadError) {
        guard fsync(descriptor) == 0 else { throw DownloadError(path: partPath, errno: errno) }
    }

    /// A file that has another length than what was written was changed by somebody else, and is worth nothing.
    func checkSize(atLeast count: Int64, atMost most: Int64 = .max) throws(DownloadError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw DownloadError(path: partPath, errno: errno) }
        let size = Int64(status.st_size)
        guard size < count || size > most else { return }
        record.withLock { $0.isSpoiled = true }
        throw .wrongLength(received: size, expected: count)
    }

    func unlock() {
        flock(descriptor, LOCK_UN)
    }
}
