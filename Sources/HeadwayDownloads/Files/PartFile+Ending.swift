import Foundation
import Synchronization

extension PartFile {
    /// Makes the first `count` bytes of `version` safe and notes it; for the file queue.
    func flush(upTo count: Int64, of version: Sidecar?) throws(DownloadError) {
        try syncData()
        let failure: DownloadError? = record.withLock { record in
            // A restart meanwhile has thrown those bytes away.
            guard !record.isReleased, var sidecar = record.sidecar, sidecar == version else { return nil }
            sidecar.flushed = max(sidecar.flushed, count)
            record.sidecar = sidecar
            return save(sidecar)
        }
        if let failure { throw failure }
    }

    /// Verifies, flushes and puts the file in place; its digest, if one is computed.
    ///
    /// The sidecar goes last: where a kill leaves it alone, its inode tells that the file in place is this one.
    func finish(
        _ whole: Sidecar, digest wanted: DownloadRequest.Digest, existing: DownloadRequest.Existing
    ) throws(DownloadError) -> String? {
        guard let total = whole.total, position == total else {
            throw .wrongLength(received: position, expected: whole.total ?? position)
        }
        try checkSize(atLeast: total, atMost: total)
        let sha256 = try verifiedDigest(wanted)
        try syncData()
        if let noted = record.withLock({ $0.sidecar }), noted.total != total {
            var complete = noted
            complete.total = total
            try note(complete)
        }
        guard folder.entry(partName)?.inode == inode else { throw .foreignPartial(partPath) }
        try record.withLock { record throws(DownloadError) in
            // Once it is released its lock is gone, and somebody else may be writing it.
            guard !record.isReleased else { throw .cancelled }
            try putInPlace(existing)
        }
        try folder.sync()
        folder.removeReplaced(sidecarName)
        return sha256
    }

    private func verifiedDigest(_ wanted: DownloadRequest.Digest) throws(DownloadError) -> String? {
        guard let digest else { return nil }
        guard digest.count == position else {
            throw .transport("the digest missed bytes: \(digest.count) of \(position)")
        }
        let actual = digest.finish()
        // A later try must not take the ended run for a running one.
        digest.reset()
        if case .expected(let expected) = wanted, expected.lowercased() != actual {
            throw .checksum(expected: expected.lowercased(), actual: actual)
        }
        return actual
    }

    private func putInPlace(_ existing: DownloadRequest.Existing) throws(DownloadError) {
        let path = folder.path(of: name)
        var number: Int32 = 0
        switch existing {
        case .keep:
            number = folder.renameWithoutReplacing(partName, to: name)
        case .overwrite:
            if folder.entry(name)?.kind == .folder { throw .isFolder(path) }
            if folder.leadsToNoFile(name) { throw .exists(path) }
            if renameat(folder.descriptor, partName, folder.descriptor, name) != 0 { number = errno }
        }
        switch number {
        case 0: return
        case ENOENT: throw .folderMissing(folder.path)
        default:
            throw folder.entry(name)?.kind == .folder ? .isFolder(path) : DownloadError(path: path, errno: number)
        }
    }

    /// Ends the use of the file: unlocks it, and removes it if it is empty or not wanted.
    ///
    /// Safe to call twice.
    func release(_ partial: PartialFile) {
        record.withLock { record in
            guard !record.isReleased else { return }
            record.isReleased = true
            let isWorthless = partial == .discarded || record.isSpoiled
            if let entry = folder.entry(partName), entry.inode == inode, isWorthless || entry.size == 0 {
                folder.remove(partName)
                folder.removeReplaced(sidecarName)
            }
            unlock()
        }
    }
}
