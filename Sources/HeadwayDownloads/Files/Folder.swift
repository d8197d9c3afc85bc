import Foundation

/// A destination folder, opened once: every name is looked up in this very folder, even if its path is moved or replaced.
final class Folder: Sendable {
    let path: String
    let descriptor: Int32

    /// What stands under a name; a symbolic link is itself, not what it points to.
    struct Entry: Sendable, Equatable {
        enum Kind: Sendable {
            case file
            case folder
            case other
        }

        var kind: Kind
        var size: Int64
        var inode: UInt64
    }

    init(path: String) throws(DownloadError) {
        let given = path.isEmpty ? "." : path
        guard !given.utf8.contains(0) else { throw .folderMissing(path) }
        let opened = open(given, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
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

    /// The path of a name in here, for people.
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
        guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
        return Entry(status)
    }

    /// Whether a device, a pipe or a socket stands under a name, be it by way of a link.
    func leadsToNoFile(_ name: String) -> Bool {
        var status = stat()
        return fstatat(descriptor, name, &status, 0) == 0 && Entry(status).kind == .other
    }

    func remove(_ name: String) {
        unlinkat(descriptor, name, 0)
    }

    /// Removes what `replace` has put under a name, and what a kill within it has left.
    func removeReplaced(_ name: String) {
        remove(name)
        remove(Self.temporary(name))
    }

    private static func temporary(_ name: String) -> String { name + ".new" }

    /// The contents of a small regular file; nil if it is not there, not regular or larger than `limit` bytes.
    func contents(of name: String, limit: Int = 64 << 10) -> Data? {
        let file = openat(descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard file >= 0 else { return nil }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, Entry(status).kind == .file, status.st_size <= limit else { return nil }
        var bytes = [UInt8](repeating: 0, count: limit)
        let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
        return count >= 0 ? Data(bytes[..<count]) : nil
    }

    /// Puts `data` under `name` in one step, on disk before it returns.
    func replace(_ name: String, with data: Data) throws(DownloadError) {
        let temporary = Self.temporary(name)
        let mode: mode_t = 0o600
        let file = openat(descriptor, temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, mode)
        guard file >= 0 else { throw DownloadError(path: path(of: name), errno: errno) }
        let count = data.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        var number = count == data.count ? 0 : (count < 0 ? errno : ENOSPC)
        if number == 0, fsync(file) != 0 { number = errno }
        close(file)
        if number == 0, renameat(descriptor, temporary, descriptor, name) != 0 { number = errno }
        guard number == 0 else {
            remove(temporary)
            throw DownloadError(path: path(of: name), errno: number)
        }
    }

    /// Makes the names themselves safe against a power cut, where the file system can.
    func sync() throws(DownloadError) {
        guard fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP, errno != EBADF else { return }
        throw DownloadError(path: path, errno: errno)
    }

    /// The names that end in `suffix`, sorted.
    func names(endingIn suffix: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.filter { $0.hasSuffix(suffix) }.sorted()
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
    }
}
