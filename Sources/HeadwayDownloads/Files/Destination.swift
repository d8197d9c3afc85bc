import Foundation

/// Where a download's file goes, found and checked before the server is asked.
struct Destination: Sendable {
    let folderPath: String
    /// Nil until the server or the address suggests one.
    let fileName: String?

    init(_ destination: DownloadRequest.Destination) throws(DownloadError) {
        switch destination {
        case .folder(let path):
            folderPath = path
            fileName = nil
        case .file(let path):
            let slash = path.lastIndex(of: "/")
            let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
            guard !name.isEmpty, name != ".", name != "..", !name.utf8.contains(0) else { throw .isFolder(path) }
            fileName = name
            folderPath = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        }
    }

    /// The path of a file of that name in here.
    func path(of name: String) -> String { Folder.path(of: name, in: folderPath) }

    /// What was found at the destination.
    enum Finding: Sendable {
        /// Nothing yet, and the name is not known.
        case nothing(Folder)
        case part(PartFile, DownloadMachine.Part)
        /// An earlier run had put the file in place and was ended before it could say so.
        case complete(Folder, name: String, bytes: Int64, sha256: String?)
    }

    /// Looks for what can be continued.
    func locate(_ request: DownloadRequest, url: String) throws(DownloadError) -> Finding {
        let folder = try Folder(path: folderPath)
        guard let name = fileName ?? Self.nameOfPart(in: folder, url: url) else {
            try folder.checkWritable()
            return .nothing(folder)
        }
        if let complete = try Self.completed(folder, name, request, url: url) { return complete }
        let (file, part) = try Self.openPart(folder, name, request, url: url)
        return .part(file, part)
    }

    /// Opens the partial file of `name` where the final file may be put.
    static func openPart(
        _ folder: Folder, _ name: String, _ request: DownloadRequest, url: String
    ) throws(DownloadError) -> (PartFile, DownloadMachine.Part) {
        if let entry = folder.entry(name) {
            if entry.kind == .folder { throw .isFolder(folder.path(of: name)) }
            // A device or a pipe is never replaced by a file.
            if request.existing == .keep || folder.leadsToNoFile(name) { throw .exists(folder.path(of: name)) }
        }
        let file = try PartFile(folder: folder, name: name, digest: request.digest == .none ? nil : SHA256Digest())
        do throws(DownloadError) {
            return (file, try file.read(url: url, partial: request.partial))
        } catch {
            file.release(.kept)
            throw error
        }
    }

    /// The name under which a part of the address' file lies in the folder.
    private static func nameOfPart(in folder: Folder, url: String) -> String? {
        let suffix = ".part.json"
        let names = folder.names(endingIn: suffix).map { String($0.dropLast(suffix.count)) }
        return names.first { name in
            guard let sidecar = folder.contents(of: name + suffix).flatMap(Sidecar.init(decoding:)), sidecar.url == url
            else { return false }
            return sidecar.isNamedByCaller != true || name == FileName.ofAddress(url)
        }
    }

    private static func completed(
        _ folder: Folder, _ name: String, _ request: DownloadRequest, url: String
    ) throws(DownloadError) -> Finding? {
        let sidecarName = name + ".part.json"
        guard request.existing == .keep, request.partial == .resume, folder.entry(name + ".part") == nil,
            let entry = folder.entry(name), entry.kind == .file,
            let sidecar = folder.contents(of: sidecarName).flatMap(Sidecar.init(decoding:)),
            sidecar.url == url, sidecar.inode == entry.inode, sidecar.total == entry.size
        else { return nil }
        let sha256 = try request.digest == .none ? nil : digest(of: folder, name)
        if case .expected(let expected) = request.digest, let sha256, expected.lowercased() != sha256 {
            throw .checksum(expected: expected.lowercased(), actual: sha256)
        }
        folder.removeReplaced(sidecarName)
        return .complete(folder, name: name, bytes: entry.size, sha256: sha256)
    }

    private static func digest(of folder: Folder, _ name: String) throws(DownloadError) -> String {
        let file = openat(folder.descriptor, name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { throw DownloadError(path: folder.path(of: name), errno: errno) }
        defer { close(file) }
        let digest = SHA256Digest()
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
            guard count >= 0 else { throw DownloadError(path: folder.path(of: name), errno: errno) }
            if count == 0 { return digest.finish() }
            buffer.withUnsafeBytes { digest.update(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        }
    }
}
