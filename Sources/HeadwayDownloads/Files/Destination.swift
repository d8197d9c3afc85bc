#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Where a download's file goes, found and checked before any request.
struct Destination: Sendable {
    let folderPath: String
    /// Nil until the server or the address suggests one.
    let fileName: String?
    let isStandardOutput: Bool

    init(_ destination: DownloadRequest.Destination) throws(DownloadError) {
        isStandardOutput = destination == .standardOutput
        switch destination {
        case .standardOutput:
            folderPath = "."
            fileName = "-"
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

    /// The path of a file with that name in this folder.
    func path(of name: String) -> String { Folder.path(of: name, in: folderPath) }

    /// What was found at the destination.
    enum Finding: Sendable {
        /// Nothing yet; the name is not known, or there is nothing under it.
        case nothing(Folder)
        case part(PartFile, Part)
        /// An earlier run had put the file in place and was killed before it could say so.
        case complete(Folder, name: String, bytes: Int64, FileDigest?)
    }

    /// Nothing, if the folder was listed just now and had no parts; nil if it has to be looked at.
    var findingAtOnce: Finding? {
        guard fileName == nil else { return nil }
        return PartListing.folderWithoutParts(at: folderPath).map { .nothing($0) }
    }

    /// Looks for what can be resumed.
    func locate(_ request: DownloadRequest, url: String) throws(DownloadError) -> Finding {
        let folder = try Folder(path: folderPath)
        if isStandardOutput { return .part(try PartFile.standardOutput(folder, request.digest.algorithm), Part()) }
        guard let name = fileName ?? Self.nameOfPart(in: folder, url: url) else {
            try folder.checkWritable()
            return .nothing(folder)
        }
        if let complete = try Self.completed(folder, name, request, url: url) { return complete }
        let free = try Self.freeName(folder, name, request, url: url)
        guard let (file, part) = try Self.existingPart(folder, free, request, url: url) else {
            try folder.checkWritable()
            return .nothing(folder)
        }
        return .part(file, part)
    }

    /// The name under which the file may be put in place: the requested one, or a free one like it.
    private static func freeName(
        _ folder: Folder, _ name: String, _ request: DownloadRequest, url: String
    ) throws(DownloadError) -> String {
        guard let entry = folder.entry(name) else { return name }
        switch request.existing {
        case .rename: return FileName.numbered(name) { folder.entry($0) == nil }
        case .keep: throw entry.kind == .folder ? .isFolder(folder.path(of: name)) : .fileExists(folder.path(of: name))
        case .overwrite:
            if entry.kind == .folder { throw .isFolder(folder.path(of: name)) }
            // A device or a pipe is never replaced by a file.
            if folder.leadsToNoFile(name) { throw .fileExists(folder.path(of: name)) }
            return name
        }
    }

    private static func existingPart(
        _ folder: Folder, _ name: String, _ request: DownloadRequest, url: String
    ) throws(DownloadError) -> (PartFile, Part)? {
        guard let file = try PartFile.existing(folder, name) else { return nil }
        do throws(DownloadError) {
            if request.partial == .restart { return try restarted(file) }
            return (file, try file.read(url: url))
        } catch {
            file.release(.kept, nil)
            throw error
        }
    }

    /// A part that is not wanted is started over; a file that only has a part's name is moved aside, since it is not
    /// ours.
    private static func restarted(_ file: PartFile) throws(DownloadError) -> (PartFile, Part)? {
        let isOurs = PartFile.sidecar(file.folder, file.sidecarName).isOurs
        guard !isOurs, file.folder.entry(file.partName)?.size != 0 else { return (file, Part()) }
        let aside = FileName.numbered(file.partName + ".old") { file.folder.entry($0) == nil }
        let number = file.folder.renameWithoutReplacing(file.partName, to: aside)
        guard number == 0 else { throw DownloadError(path: file.partPath, errno: number) }
        file.release(.kept, nil)
        return nil
    }

    /// What a new file is written to.
    enum Opening {
        case made(PartFile)
        /// Another part of the same version is there, and is resumed.
        case found(PartFile, Part)
    }

    /// Opens the partial file of `name` for a version that is about to arrive.
    static func open(
        _ folder: Folder, _ wanted: String, _ request: DownloadRequest, _ version: Sidecar
    ) throws(DownloadError) -> Opening {
        let name = try freeName(folder, wanted, request, url: version.url)
        try checkRoom(folder, name, version.total)
        if let (file, part) = try existingPart(folder, name, request, url: version.url) {
            guard let kept = part.version, !part.ranges.isEmpty else { return .made(file) }
            guard case .etag(let tag)? = Validator(version.marks), kept.etag == tag, kept.total == version.total else {
                file.release(.kept, nil)
                throw .foreignPartial(file.partPath)
            }
            return .found(file, part)
        }
        // A small file needs no sidecar, so it does not matter who has that name.
        let isSmall = request.connections <= 1 && version.total.map { $0 <= PartFile.small } ?? false
        return .made(try PartFile.made(folder, name, isSmall: isSmall))
    }

    /// Reports that a file will not fit before its first byte is written.
    private static func checkRoom(_ folder: Folder, _ name: String, _ total: Int64?) throws(DownloadError) {
        guard let total, let free = folder.freeBytes, total > free else { return }
        throw .diskFull(folder.path(of: name))
    }

    /// The name under which the folder has a part of the file at this address.
    private static func nameOfPart(in folder: Folder, url: String) -> String? {
        PartListing.names(in: folder).first { name in
            guard let sidecar = folder.contents(of: name + PartListing.suffix).flatMap(Sidecar.init(decoding:)),
                sidecar.url == url
            else { return false }
            return sidecar.isNamedByCaller != true || name == FileName.ofAddress(url)
        }
    }

    private static func completed(
        _ folder: Folder, _ name: String, _ request: DownloadRequest, url: String
    ) throws(DownloadError) -> Finding? {
        let sidecarName = name + PartListing.suffix
        guard request.existing != .overwrite, request.partial == .resume, folder.entry(name + PartFile.suffix) == nil,
            let entry = folder.entry(name), entry.kind == .file,
            let sidecar = folder.contents(of: sidecarName).flatMap(Sidecar.init(decoding:)),
            sidecar.url == url, sidecar.inode == entry.inode, sidecar.total == entry.size
        else { return nil }
        let digest = try digest(of: folder, name, request.digest)
        if let expected = request.digest.expected, let digest, expected != digest.digits {
            throw .checksum(expected: expected, actual: digest.digits)
        }
        folder.remove(sidecarName)
        return .complete(folder, name: name, bytes: entry.size, digest)
    }

    private static func digest(
        of folder: Folder, _ name: String, _ wanted: DownloadRequest.Digest
    ) throws(DownloadError) -> FileDigest? {
        guard let algorithm = wanted.algorithm else { return nil }
        let file = folder.open(name, O_RDONLY)
        guard file >= 0 else { throw DownloadError(path: folder.path(of: name), errno: errno) }
        defer { close(file) }
        return try FileDigest(of: file, algorithm, path: folder.path(of: name))
    }
}
