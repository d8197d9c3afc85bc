import Foundation

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
    /// The bytes that a flush has made safe against a power cut.
    var flushed: Int64 = 0
    /// The system start in which the file was written; within it the partial file's size is the truth.
    var boot: String?
    /// The partial file's inode, by which a rename that a kill interrupted is recognized.
    var inode: UInt64?
    /// True where the caller chose the file's name: a download without a name of its own does not go on under that one.
    var isNamedByCaller: Bool?

    var validator: Validator? {
        Validator(etag: etag, lastModified: lastModified, date: date)
    }

    /// The bytes of a partial file of `size` bytes that can be relied on in the system start `boot`.
    func trusted(size: Int64, boot: String?) -> Int64 {
        let safe = boot != nil && boot == self.boot ? size : min(size, flushed)
        return max(0, safe)
    }

    func encoded() -> Data? {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try? encoder.encode(self)
    }

}

extension Sidecar {
    init?(decoding data: Data) {
        guard let read = try? JSONDecoder().decode(Sidecar.self, from: data) else { return nil }
        self = read
    }

    /// What an accepted answer to a whole request says about its file.
    init(url: String, head: ResponseHead) {
        self.init(
            url: url, etag: head["etag"], lastModified: head["last-modified"], date: head["date"],
            total: head.contentLength)
    }
}
