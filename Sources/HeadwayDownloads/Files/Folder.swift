#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A destination folder, opened once: every name is looked up in this same folder, even if its path is moved or
/// replaced.
final class Folder: Sendable {
    let path: String
    let descriptor: Int32

    /// What is under a name; for a symbolic link the link itself, not what it points to.
    struct Entry: Sendable, Equatable {
        enum Kind: Sendable {
            case file
            case folder
            case other
        }

        var kind: Kind
        var size: Int64
        var inode: UInt64
        var device: UInt64
        /// How many names the file has.
        var links: Int

        /// A file that has only this name, so that changing it changes nothing elsewhere.
        var isPlainFile: Bool { kind == .file && links == 1 }
    }

    init(path: String) throws(DownloadError) {
        let given = path.isEmpty ? "." : path
        guard !given.utf8.contains(0) else { throw .folderMissing(path) }
        let opened = openFolder(given.systemName, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard opened >= 0 else { throw Self.failure(opening: given, errno) }
        self.path = given
        descriptor = opened
    }

    deinit {
        close(descriptor)
    }

    private static func failure(opening path: String, _ number: Int32) -> DownloadError {
        number == ENOENT || number == ENOTDIR ? .folderMissing(path) : DownloadError(path: path, errno: number)
    }

    /// The path of a name in this folder, for display.
    func path(of name: String) -> String { Self.path(of: name, in: path) }

    static func path(of name: String, in path: String) -> String {
        if path == "." { return name }
        return path.hasSuffix("/") ? path + name : path + "/" + name
    }

    func checkWritable() throws(DownloadError) {
        guard faccessat(descriptor, ".", W_OK | X_OK, 0) == 0 else {
            throw Self.failure(opening: path, errno)
        }
    }

    func entry(_ name: String) -> Entry? {
        var status = stat()
        guard fstatat(descriptor, name.systemName, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        return Entry(status)
    }

    /// What a path leads to, also through links.
    static func entry(at path: String) -> Entry? {
        var status = stat()
        return fstatat(AT_FDCWD, path.systemName, &status, 0) == 0 ? Entry(status) : nil
    }

    /// Whether a device, a pipe or a socket is under a name, even through a link.
    func leadsToNoFile(_ name: String) -> Bool {
        var status = stat()
        return fstatat(descriptor, name.systemName, &status, 0) == 0 && Entry(status).kind == .other
    }

    func open(_ name: String, _ flags: Int32, mode: mode_t = 0) -> Int32 {
        openat(descriptor, name.systemName, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, mode)
    }

    func remove(_ name: String) {
        unlinkat(descriptor, name.systemName, 0)
    }

    /// 0 or an error number.
    func rename(_ old: String, to new: String) -> Int32 {
        renameat(descriptor, old.systemName, descriptor, new.systemName) == 0 ? 0 : errno
    }

    /// The contents of a small regular file; nil if it is not there, not regular or larger than `limit` bytes.
    func contents(of name: String, limit: Int = 64 << 10) -> Data? {
        let file = open(name, O_RDONLY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, Entry(status).isPlainFile, status.st_size <= limit else { return nil }
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
        return count >= 0 ? Data(bytes[..<count]) : nil
    }

    /// Whether the file is on disk before a call returns.
    enum Durability {
        case immediate
        case later
    }

    /// Puts `data` under `name` in one step, through a file that has no name, or a temporary one, until it is complete.
    func replace(_ name: String, with data: Data, _ durability: Durability) throws(DownloadError) {
        let temporary = Self.temporaryName()
        var file = openUnnamed(mode: 0o600)
        let isUnnamed = file >= 0
        if !isUnnamed { file = open(temporary, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600) }
        guard file >= 0 else { throw DownloadError(path: path(of: name), errno: errno) }
        defer { close(file) }
        let count = data.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        var number = count == data.count ? 0 : (count < 0 ? errno : ENOSPC)
        if number == 0, durability == .immediate, fsync(file) != 0 { number = errno }
        if number == 0, isUnnamed { number = give(temporary, to: file) }
        if number == 0 { number = rename(temporary, to: name) }
        guard number == 0 else {
            if !isUnnamed { remove(temporary) }
            throw DownloadError(path: path(of: name), errno: number)
        }
    }

    /// A name that nothing else has, short enough for every file system.
    static func temporaryName() -> String { ".headway-" + String(UInt64.random(in: .min ... .max), radix: 36) }

    /// Makes the names themselves safe against a power cut, if the file system can.
    func sync() throws(DownloadError) {
        guard fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP, errno != EBADF else { return }
        throw DownloadError(path: path, errno: errno)
    }

    /// The names that end in `suffix`, sorted.
    func names(endingIn suffix: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: listingPath)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted()
    }

    /// The bytes that the file system has left for this user, nil if it does not say.
    var freeBytes: Int64? {
        var status = statvfs()
        guard fstatvfs(descriptor, &status) == 0, status.f_blocks > 0 else { return nil }
        return Int64(
            clamping: UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize)).partialValue)
    }
}

extension Folder.Entry {
    init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        default: kind = .other
        }
        size = Int64(status.st_size)
        inode = UInt64(status.st_ino)
        device = UInt64(truncatingIfNeeded: status.st_dev)
        links = Int(status.st_nlink)
    }
}

/// The system call, which a method of the same name hides.
private func openFolder(_ path: [CChar], _ flags: Int32) -> Int32 { open(path, flags) }
