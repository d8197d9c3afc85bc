/// A file of few bytes, which stay in memory until they are whole: one piece of work for the file queue, and none for the loop.
///
/// Unchecked because the transfer's context and the file queue have it one after the other.
final class HeldFile: @unchecked Sendable {
    private let folder: Folder
    private let name: String
    private let request: DownloadRequest
    private let version: Sidecar
    private var bytes: [UInt8] = []
    private var file: PartFile?

    /// More than this is written as it comes (chosen by eye: what hundreds of files may take together).
    private static let limit: Int64 = 32 << 10

    /// Nil if it may be larger, or if there is a part of that name already.
    init?(_ folder: Folder, _ name: String, _ request: DownloadRequest, _ version: Sidecar) {
        guard request.connections <= 1, let total = version.total, total <= Self.limit,
            folder.entry(name + PartFile.suffix) == nil
        else { return nil }
        self.folder = folder
        self.name = name
        self.request = request
        self.version = version
        bytes.reserveCapacity(Int(total))
    }

    /// Takes bytes that follow the last ones; false if they do not, or are too many.
    func append(_ more: UnsafeRawBufferPointer, at offset: Int64) -> Bool {
        guard offset == Int64(bytes.count), offset + Int64(more.count) <= Self.limit else { return false }
        bytes.append(contentsOf: more)
        return true
    }

    /// The file with all that came, made now unless it was before.
    func stored() throws(DownloadError) -> PartFile {
        if let file { return file }
        switch try Destination.open(folder, name, request, version) {
        case .found(let other, _):
            // Somebody has begun it meanwhile.
            other.release(.kept, nil)
            throw .partBusy(other.partPath)
        case .made(let made):
            file = made
            try made.begin(version)
            let outcome = bytes.withUnsafeBytes { bytes in
                Result { () throws(DownloadError) in try made.write(bytes, at: 0) }
            }
            try outcome.get()
            bytes = []
            return made
        }
    }

    /// Ends its use, as that of a part.
    func release(_ partial: PartialFile, _ there: ByteRanges) {
        if file == nil, partial == .kept, !there.isEmpty { _ = try? stored() }
        file?.release(partial, there)
    }
}
