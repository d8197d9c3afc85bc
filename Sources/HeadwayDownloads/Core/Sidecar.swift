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

/// What is stored beside a partial file: which version of which file it is, and how much of it is certain to be on
/// disk.
struct Sidecar: Codable, Sendable, Equatable {
    /// The requested address, without user, password and fragment.
    var url: String
    var etag: String?
    var lastModified: String?
    /// The response's own date, which decides how far `lastModified` is trusted.
    var date: String?
    /// The whole file's bytes, nil if the server did not say.
    var total: Int64?
    /// The bytes from the start that have been flushed, and so survive a power cut.
    var flushed: Int64 = 0
    /// The boot during which the file was written; until the next one its size can be relied on.
    var boot: String?
    /// The partial file's inode, which shows a rename after which the process was killed.
    var inode: UInt64?
    /// True if the caller chose the file's name: a download that is given no name does not resume under that one.
    var isNamedByCaller: Bool?
    /// Which bytes were written, if several connections fill the file at once and its size says nothing; and which of
    /// them were flushed.
    var written: ByteRanges?
    var flushedRanges: ByteRanges?

    var marks: Marks { Marks(etag: etag, lastModified: lastModified, date: date, total: total) }

    /// The same without what a later run could resume from.
    var withoutMarks: Sidecar {
        var version = self
        (version.etag, version.lastModified, version.date) = (nil, nil, nil)
        return version
    }

    /// How much of a partial file of `size` bytes can be relied on during the boot `boot`.
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
    /// Reads what is beside a partial file, which anybody may have written: validators that could not have come from a
    /// server are left out, and with impossible numbers it does not count as a sidecar.
    init?(decoding data: Data) {
        guard let read = try? JSONDecoder().decode(Sidecar.self, from: data) else { return nil }
        self = read
        if let etag, !etag.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) { self.etag = nil }
        if let lastModified, HTTPDate.exactSeconds(lastModified) == nil { self.lastModified = nil }
        if let date, HTTPDate.exactSeconds(date) == nil { self.date = nil }
        guard flushed >= 0, total.map({ $0 >= 0 }) ?? true else { return nil }
    }

    /// What an accepted response to a request for the whole file says about it.
    init(url: String, head: ResponseHead, total: Int64?) {
        let etag = head["etag"].flatMap { $0.utf8.count <= Validator.longestTag ? $0 : nil }
        let dates = ["last-modified", "date"].map { name in head[name].flatMap { $0.utf8.count <= 64 ? $0 : nil } }
        self.init(url: url, etag: etag, lastModified: dates[0], date: dates[1], total: total)
    }
}
