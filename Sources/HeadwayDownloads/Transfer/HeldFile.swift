/// A small file, whose bytes stay in memory until it is complete: the file queue then writes it in one go, and the transport's
/// context does no file work.
///
/// Unchecked because the transfer's context and the file queue use it one after the other.
final class HeldFile: @unchecked Sendable {
    private let folder: Folder
    private let name: String
    private let request: DownloadRequest
    private let version: Sidecar
    private var bytes: [UInt8] = []
    private var file: PartFile?
    /// Whether all bytes are in the file.
    private(set) var isStored = false

    /// Larger files are written as they arrive (chosen by eye: hundreds of them may be held at once).
    private static let limit: Int64 = 32 << 10

    /// Nil if it may be larger, or if there is already a file or a part of that name.
    init?(_ folder: Folder, _ name: String, _ request: DownloadRequest, _ version: Sidecar) {
        guard request.connections <= 1, let total = version.total, total <= Self.limit,
            folder.entry(name + PartFile.suffix) == nil, folder.entry(name) == nil
        else { return nil }
        self.folder = folder
        self.name = name
        self.request = request
        self.version = version
        bytes.reserveCapacity(Int(total))
    }

    /// Appends bytes; false if they do not follow the last ones, or are too many.
    func append(_ more: UnsafeRawBufferPointer, at offset: Int64) -> Bool {
        guard offset == Int64(bytes.count), offset + Int64(more.count) <= Self.limit else { return false }
        bytes.append(contentsOf: more)
        return true
    }

    /// The file with the bytes so far, created by the first call.
    func stored() throws(DownloadError) -> PartFile {
        if let file { return file }
        switch try Destination.open(folder, name, request, version) {
        case .found(let other, _):
            // Another download has begun it in the meantime.
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
            isStored = true
            return made
        }
    }

    /// Ends its use, as `PartFile.release` does.
    func release(_ partial: PartialFile, _ there: ByteRanges) {
        if file == nil, partial == .kept, !there.isEmpty { _ = try? stored() }
        file?.release(isStored ? partial : .discarded, there)
    }
}
