import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A partial file with its sidecar, locked against every other download.
///
/// A small file has no name and no sidecar until it is complete, unless it has to be kept for later. Unchecked because
/// everything but the record is set once; writes come from the loop, everything else from the file queue, one after the
/// other.
final class PartFile: @unchecked Sendable {
    let folder: Folder
    let name: String
    let descriptor: Int32
    let inode: UInt64
    private let lock: FileLock?
    let record: Mutex<Record>

    /// What both a flush in the background and the transfer change.
    struct Record {
        var sidecar: Sidecar?
        /// The identity of the sidecar's file, to recognise it.
        var sidecarInode: UInt64?
        var isReleased = false
        /// Whether a write has failed.
        var hasFailed = false
        /// Must never be resumed from.
        var isSpoiled = false
        var isNamed: Bool
        /// What has been written to standard output so far, if that is the destination.
        var stream: PartStream?
        /// The length that the file must have if bytes arrive for several positions; nil if they are appended.
        var spreadLength: Int64?
    }

    /// Up to this many bytes a file has no name before it is complete (chosen by eye: what a second brings on a slow
    /// line).
    static let small: Int64 = 256 << 10

    static let suffix = ".part"
    var partName: String { name + Self.suffix }
    var sidecarName: String { name + PartListing.suffix }
    var partPath: String { folder.path(of: partName) }

    private init(
        _ folder: Folder, _ name: String, _ descriptor: Int32, _ entry: Folder.Entry, isNamed: Bool
    ) throws(DownloadError) {
        self.folder = folder
        self.name = name
        self.descriptor = descriptor
        inode = entry.inode
        do {
            lock = isNamed ? try FileLock(descriptor, entry) : nil
        } catch {
            close(descriptor)
            throw DownloadError(path: folder.path(of: name + Self.suffix), errno: error.number)
        }
        record = Mutex(Record(isNamed: isNamed))
    }

    deinit {
        close(descriptor)
    }

    /// Appending: if somebody else shortens the file, no hole can pass for the missing bytes.
    private static let flags = O_RDWR | O_APPEND

    /// Opens and locks the partial file of `name`; nil if there is none.
    ///
    /// A lock may arrive on a file that its last owner has just renamed or removed: only the one that still has the name
    /// counts.
    static func existing(_ folder: Folder, _ name: String) throws(DownloadError) -> PartFile? {
        let partName = name + Self.suffix
        let path = folder.path(of: partName)
        var isLastTry = false
        while true {
            let file = folder.open(partName, flags)
            guard file >= 0 else {
                if errno == ENOENT { return nil }
                throw failure(opening: path, errno)
            }
            var status = stat()
            guard fstat(file, &status) == 0, Folder.Entry(status).isPlainFile else {
                close(file)
                throw .fileExists(path)
            }
            do throws(DownloadError) {
                let part = try PartFile(folder, name, file, Folder.Entry(status), isNamed: true)
                if folder.entry(partName)?.inode == part.inode { return part }
                part.lock?.release()
            } catch {
                // If this process is about to release it, wait for that.
                guard case .partBusy = error, !isLastTry else { throw error }
                // It may also have been released just now, after the lock was requested.
                isLastTry = !isClosing(Folder.Entry(status))
                if !isLastTry { usleep(2_000) }
            }
        }
    }

    /// Standard output, as a file that can be written once and only forwards.
    static func standardOutput(
        _ folder: Folder, _ algorithm: DigestAlgorithm?
    ) throws(DownloadError) -> PartFile {
        let copy = dup(1)
        var status = stat()
        guard copy >= 0, fstat(copy, &status) == 0 else { throw DownloadError(path: "standard output", errno: errno) }
        let file = try PartFile(folder, "-", copy, Folder.Entry(status), isNamed: false)
        file.record.withLock { $0.stream = PartStream(digest: algorithm.map { RunningDigest($0) }) }
        return file
    }

    /// Makes the partial file of `name`, which must not exist; a small one without a name, if that is supported.
    static func made(_ folder: Folder, _ name: String, isSmall: Bool) throws(DownloadError) -> PartFile {
        var file: Int32 = isSmall ? folder.openUnnamed(mode: 0o666) : -1
        let isNamed = file < 0
        if isNamed { file = folder.open(name + Self.suffix, flags | O_CREAT | O_EXCL, mode: 0o666) }
        let path = folder.path(of: name + Self.suffix)
        guard file >= 0 else { throw failure(opening: path, errno) }
        var status = stat()
        guard fstat(file, &status) == 0 else {
            let number = errno
            close(file)
            throw DownloadError(path: path, errno: number)
        }
        return try PartFile(folder, name, file, Folder.Entry(status), isNamed: isNamed)
    }

    private static func failure(opening path: String, _ number: Int32) -> DownloadError {
        switch number {
        // A link, a pipe or a folder: not one of ours.
        case ELOOP, ENXIO, EISDIR: .fileExists(path)
        case ENOENT: .folderMissing(path)
        default: DownloadError(path: path, errno: number)
        }
    }

    var isReleased: Bool { record.withLock { $0.isReleased } }
    var isStream: Bool { record.withLock { $0.stream != nil } }

    /// What the file holds for the address `url`.
    ///
    /// A part from another address may still be of the same file, if its validator and its length say so: an address is
    /// often renewed. Anything else under the name is not ours, and an error.
    func read(url: String) throws(DownloadError) -> Part {
        let size = folder.entry(partName)?.size ?? 0
        guard size > 0 else { return Part() }
        let (sidecar, isOurs) = Self.sidecar(folder, sidecarName)
        guard isOurs else { throw .foreignPartial(partPath) }
        guard let sidecar else { return Part() }
        var part = Part(version: sidecar, ranges: sidecar.trusted(size: size, boot: SystemStart.current))
        if sidecar.url != url {
            guard case .etag? = Validator(sidecar.marks), sidecar.total != nil else { throw .foreignPartial(partPath) }
            part.ifOther = .foreignPartial(partPath)
        }
        record.withLock { $0.sidecar = sidecar }
        return part
    }

    /// What is beside a part, and whether it is a sidecar at all: one that a power cut has emptied is.
    static func sidecar(_ folder: Folder, _ name: String) -> (Sidecar?, isOurs: Bool) {
        guard let data = folder.contents(of: name) else { return (nil, false) }
        let sidecar = Sidecar(decoding: data)
        return (sidecar, sidecar != nil || data.isEmpty)
    }

    /// Files of this process that are being flushed and closed.
    private static let closing = Mutex<Set<UInt64>>([])

    private static func isClosing(_ entry: Folder.Entry) -> Bool {
        closing.withLock { $0.contains(entry.inode ^ entry.device << 32) }
    }

    private var closingKey: UInt64 {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? Folder.Entry(status).inode ^ Folder.Entry(status).device << 32 : 0
    }

    /// Records that it is about to be released, so that nobody takes its lock for another download's.
    func willRelease() {
        let key = closingKey
        Self.closing.withLock { _ = $0.insert(key) }
    }

    /// Releases the lock.
    func unlock() {
        lock?.release()
        let key = closingKey
        Self.closing.withLock { _ = $0.remove(key) }
    }
}
