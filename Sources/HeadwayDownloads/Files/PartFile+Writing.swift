import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension PartFile {
    /// Empties the file and then records which version is coming: never the other way round, or a kill between the two
    /// would join two versions.
    func begin(_ version: Sidecar) throws(DownloadError) {
        if let stream = record.withLock({ $0.stream }) {
            guard stream.count == 0 else { throw .fileChanged }
            return
        }
        try gather(at: nil)
        guard ftruncate(descriptor, 0) == 0 else { throw DownloadError(path: partPath, errno: errno) }
        try note { $0 = self.stamped(version, flushed: 0) }
    }

    /// Resumes from what is there of a version, and cuts off what follows it.
    func append(_ version: Sidecar, _ there: ByteRanges) throws(DownloadError) {
        if let stream = record.withLock({ $0.stream }) {
            guard there == ByteRanges(upTo: stream.count) else { throw .fileChanged }
            return
        }
        try checkSize(atLeast: there.end)
        let isSpread = !there.isPrefix
        let length = isSpread ? version.total ?? there.end : there.count
        try gather(at: isSpread ? length : nil)
        guard ftruncate(descriptor, off_t(length)) == 0 else { throw DownloadError(path: partPath, errno: errno) }
        let old = record.withLock { $0.sidecar }
        // The size can be relied on only until the system restarts; from an earlier boot only what was flushed is kept.
        let flushed = min(old?.flushed ?? 0, there.prefix)
        var noted = stamped(version, flushed: flushed)
        noted.flushedRanges = isSpread ? old?.flushedRanges : nil
        noted.written = isSpread ? there : nil
        let (before, after) = (old, noted)
        if before != after { try note { $0 = after } }
    }

    private func stamped(_ version: Sidecar, flushed: Int64) -> Sidecar {
        var noted = version
        noted.flushed = flushed
        noted.written = nil
        noted.flushedRanges = nil
        noted.boot = SystemStart.current
        noted.inode = inode
        return noted
    }

    /// From now on bytes arrive for several positions: the file gets its full length, and the sidecar says which of it
    /// is there.
    func spread(_ there: ByteRanges, total: Int64) throws(DownloadError) {
        try note { sidecar in
            sidecar?.written = there
            sidecar?.flushedRanges = nil
        }
        try gather(at: total)
        guard ftruncate(descriptor, off_t(total)) == 0 else { throw DownloadError(path: partPath, errno: errno) }
    }

    /// Switches to writing bytes where they belong in a file of this length, or to appending them (nil).
    private func gather(at length: Int64?) throws(DownloadError) {
        record.withLock { $0.spreadLength = length }
        let flags = length == nil ? O_APPEND : 0
        guard fcntl(descriptor, F_SETFL, flags) == 0 else { throw DownloadError(path: partPath, errno: errno) }
    }

    /// Writes bytes that belong at an offset.
    ///
    /// What a failed write has left is valid and counts when the download is resumed.
    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int64) throws(DownloadError) {
        if isStream {
            return try record.withLock { record throws(DownloadError) in
                try record.stream?.write(bytes, to: descriptor)
            }
        }
        if let length = record.withLock({ $0.spreadLength }) { try checkSize(atLeast: length, atMost: length) }
        var rest = bytes
        var position = offset
        while !rest.isEmpty {
            let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(position))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let number = count < 0 ? errno : ENOSPC
                // From now on only the file's length and the last record say what is there.
                record.withLock { $0.hasFailed = true }
                throw DownloadError(path: partPath, errno: number)
            }
            position += Int64(count)
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    /// Records what is there, as far as a kill would leave it.
    func journal(_ there: ByteRanges) throws(DownloadError) {
        try note { sidecar in
            guard sidecar?.written != nil else { return }
            sidecar?.written = there
        }
    }

    /// Flushes what is there of `version` and records it.
    func flush(_ there: ByteRanges, of version: Sidecar?) throws(DownloadError) {
        guard !isStream else { return }
        guard fsync(descriptor) == 0 else { throw DownloadError(path: partPath, errno: errno) }
        try note(.immediate) { sidecar in
            // A restart in the meantime has discarded those bytes.
            guard sidecar?.marks == version?.marks else { return }
            let known = sidecar?.flushed ?? 0
            sidecar?.flushed = max(known, there.prefix)
            guard sidecar?.written != nil else { return }
            sidecar?.written = there
            sidecar?.flushedRanges = there
        }
    }

    /// Changes the record, and writes it down if the file has a name.
    func note(
        _ durability: Folder.Durability = .later, _ change: (inout Sidecar?) -> Void
    ) throws(DownloadError) {
        let failure: DownloadError? = record.withLock { record in
            guard !record.isReleased, !record.hasFailed else { return nil }
            let before = record.sidecar
            change(&record.sidecar)
            guard record.isNamed, durability == .immediate || record.sidecar != before else { return nil }
            return save(&record, durability)
        }
        if let failure { throw failure }
    }

    /// Puts the sidecar in place, which nothing else may have taken.
    func save(_ record: inout Record, _ durability: Folder.Durability) -> DownloadError? {
        guard let data = record.sidecar?.encoded() else { return nil }
        if let entry = folder.entry(sidecarName), entry.inode != record.sidecarInode {
            guard Self.sidecar(folder, sidecarName).isOurs else { return .fileExists(folder.path(of: sidecarName)) }
        }
        do throws(DownloadError) {
            try folder.replace(sidecarName, with: data, durability)
        } catch {
            return error
        }
        if record.sidecarInode == nil { PartListing.add(to: folder) }
        record.sidecarInode = folder.entry(sidecarName)?.inode
        return nil
    }

    /// A file whose length differs from what was written was changed by somebody else, and is worthless.
    func checkSize(atLeast least: Int64, atMost most: Int64 = .max) throws(DownloadError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw DownloadError(path: partPath, errno: errno) }
        let size = Int64(status.st_size)
        guard size < least || size > most else { return }
        record.withLock { $0.isSpoiled = true }
        throw .partLost(partPath)
    }
}
