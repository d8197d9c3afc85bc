import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension PartFile {
    /// Verifies, flushes and puts the file in place; returns the digest of its contents, if one is wanted.
    ///
    /// The digest is computed from the file as read back, so that changes by another program are found. The sidecar is
    /// removed last: if a kill leaves it behind, its inode shows that the file in place is this one.
    func finish(
        total: Int64, digest wanted: DownloadRequest.Digest, existing: DownloadRequest.Existing, modified: Int64?
    ) throws(DownloadError) -> Placed {
        if isStream { return try finishStream(wanted) }
        try checkSize(atLeast: total, atMost: total)
        let digest = try verifiedDigest(wanted)
        if let modified {
            let time = timespec(tv_sec: Int(modified), tv_nsec: 0)
            withUnsafeBytes(of: (time, time)) { times in
                _ = futimens(descriptor, times.bindMemory(to: timespec.self).baseAddress)
            }
        }
        guard fsync(descriptor) == 0 else { throw DownloadError(path: partPath, errno: errno) }
        let isNamed = record.withLock { $0.isNamed }
        if isNamed {
            try note { sidecar in
                guard sidecar?.total != total || sidecar?.written != nil else { return }
                sidecar?.total = total
                sidecar?.written = nil
            }
            guard folder.entry(partName)?.inode == inode else { throw .partLost(partPath) }
        }
        let placed = try record.withLock { record throws(DownloadError) in
            // Once it is released its lock is gone, and somebody else may be writing it.
            guard !record.isReleased else { throw .cancelled }
            return try isNamed ? putInPlace(existing) : nameInPlace(existing)
        }
        return Placed(name: placed, bytes: total, digest: digest)
    }

    /// A file that has its final name.
    struct Placed: Sendable {
        var name: String
        var bytes: Int64
        var digest: FileDigest?
    }

    /// What is left to do once the folder's names are safe.
    func removeSidecar() {
        record.withLock { record in
            guard record.isNamed, let entry = folder.entry(sidecarName) else { return }
            if entry.inode == record.sidecarInode || Self.sidecar(folder, sidecarName).isOurs {
                folder.remove(sidecarName)
            }
        }
    }

    private func verifiedDigest(_ wanted: DownloadRequest.Digest) throws(DownloadError) -> FileDigest? {
        guard let algorithm = wanted.algorithm else { return nil }
        let actual = try FileDigest(of: descriptor, algorithm, path: partPath) { record.withLock { $0.isReleased } }
        if let expected = wanted.expected, expected != actual.digits {
            throw .checksum(expected: expected, actual: actual.digits)
        }
        return actual
    }

    /// Renames the file, and returns the name that it got.
    private func putInPlace(_ existing: DownloadRequest.Existing) throws(DownloadError) -> String {
        if existing == .overwrite {
            try checkReplaceable()
            return try placed(name, folder.rename(partName, to: name))
        }
        return try unlessTaken(existing) { folder.renameWithoutReplacing(partName, to: $0) }
    }

    /// Gives a file without a name its name.
    private func nameInPlace(_ existing: DownloadRequest.Existing) throws(DownloadError) -> String {
        guard existing == .overwrite else {
            return try unlessTaken(existing) { folder.give($0, to: descriptor) }
        }
        try checkReplaceable()
        let temporary = Folder.temporaryName()
        var number = folder.give(temporary, to: descriptor)
        if number == 0 { number = folder.rename(temporary, to: name) }
        if number != 0 { folder.remove(temporary) }
        return try placed(name, number)
    }

    /// Tries the name, and others if they will do; never one that is taken.
    private func unlessTaken(
        _ existing: DownloadRequest.Existing, _ take: (String) -> Int32
    ) throws(DownloadError) -> String {
        var name = name
        var number = take(name)
        for _ in 0..<100 where existing == .rename && number == EEXIST {
            name = FileName.numbered(self.name) { folder.entry($0) == nil }
            number = take(name)
        }
        return try placed(name, number)
    }

    private func placed(_ name: String, _ number: Int32) throws(DownloadError) -> String {
        let path = folder.path(of: name)
        switch number {
        case 0: return name
        case ENOENT: throw .partLost(path)
        default:
            throw folder.entry(name)?.kind == .folder ? .isFolder(path) : DownloadError(path: path, errno: number)
        }
    }

    private func checkReplaceable() throws(DownloadError) {
        let path = folder.path(of: name)
        if folder.entry(name)?.kind == .folder { throw .isFolder(path) }
        // A device or a pipe is never replaced by a file.
        if folder.leadsToNoFile(name) { throw .fileExists(path) }
    }

    /// Ends the use of the file: records what is there, or removes it if it is empty or not wanted, and unlocks it.
    ///
    /// Safe to call twice. `there` is what was written; nil if nothing has changed since that was recorded.
    func release(_ partial: PartialFile, _ there: ByteRanges?) {
        if partial == .kept, let there, !there.isEmpty,
            !record.withLock({ $0.isReleased || $0.isSpoiled || $0.hasFailed })
        {
            giveName()
            try? flush(there, of: record.withLock { $0.sidecar })
        }
        record.withLock { record in
            guard !record.isReleased else { return }
            record.isReleased = true
            guard record.stream == nil else { return }
            let isWorthless = partial == .discarded || record.isSpoiled
            if record.isNamed, let entry = folder.entry(partName), entry.inode == inode,
                isWorthless || entry.size == 0
            {
                folder.remove(partName)
                if let beside = folder.entry(sidecarName),
                    beside.inode == record.sidecarInode
                        || Self.sidecar(folder, sidecarName).isOurs
                {
                    folder.remove(sidecarName)
                }
            }
            unlock()
        }
    }

    /// Makes a file without a name possible to find again: the sidecar first, since a part without one belongs to
    /// nobody.
    private func giveName() {
        record.withLock { record in
            guard !record.isNamed, record.stream == nil, folder.entry(partName) == nil, save(&record, .later) == nil
            else { return }
            record.isNamed = folder.give(partName, to: descriptor) == 0
        }
    }
}
