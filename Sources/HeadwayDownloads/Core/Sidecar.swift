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

/// What is remembered beside a partial file: which version of which file it is, and how much of it is surely on disk.
struct Sidecar: Codable, Sendable, Equatable {
    /// The address that was asked for, without user, password and fragment.
    var url: String
    var etag: String?
    var lastModified: String?
    /// The answer's own date, which decides how far `lastModified` is trusted.
    var date: String?
    /// The whole file's bytes, nil if the server did not say.
    var total: Int64?
    /// The bytes from the start that a flush has made safe against a power cut.
    var flushed: Int64 = 0
    /// The system start in which the file was written; within it what was written is the truth.
    var boot: String?
    /// The partial file's inode, by which a rename that a kill interrupted is recognized.
    var inode: UInt64?
    /// True where the caller chose the file's name: a download without a name of its own does not go on under that one.
    var isNamedByCaller: Bool?
    /// Which bytes were written, where several connections fill the file at once and its size says nothing; and those of
    /// them that were flushed.
    var written: ByteRanges?
    var flushedRanges: ByteRanges?

    var marks: Marks { Marks(etag: etag, lastModified: lastModified, date: date, total: total) }

    /// The same without what a later run could go on by.
    var withoutMarks: Sidecar {
        var version = self
        (version.etag, version.lastModified, version.date) = (nil, nil, nil)
        return version
    }

    /// What of a partial file of `size` bytes can be relied on in the system start `boot`.
    func trusted(size: Int64, boot: String?) -> ByteRanges {
        let isSameStart = boot != nil && boot == self.boot
        guard let written else { return ByteRanges(upTo: isSameStart ? size : min(size, flushed)) }
        return (isSameStart ? written : flushedRanges ?? ByteRanges()).limited(to: size)
    }

    func encoded() -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try? encoder.encode(self)
    }
}

extension Sidecar {
    /// Reads what stands beside a partial file, which anybody may have written: marks that could not have come from a
    /// server are left out, and senseless numbers make it none.
    init?(decoding data: Data) {
        guard let read = try? JSONDecoder().decode(Sidecar.self, from: data) else { return nil }
        self = read
        if let etag, !etag.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) { self.etag = nil }
        if let lastModified, HTTPDate.exactSeconds(lastModified) == nil { self.lastModified = nil }
        if let date, HTTPDate.exactSeconds(date) == nil { self.date = nil }
        guard flushed >= 0, total.map({ $0 >= 0 }) ?? true else { return nil }
    }

    /// What an accepted answer to a whole request says about its file.
    init(url: String, head: ResponseHead, total: Int64?) {
        let etag = head["etag"].flatMap { $0.utf8.count <= Validator.longestTag ? $0 : nil }
        let dates = ["last-modified", "date"].map { name in head[name].flatMap { $0.utf8.count <= 64 ? $0 : nil } }
        self.init(url: url, etag: etag, lastModified: dates[0], date: dates[1], total: total)
    }
}
