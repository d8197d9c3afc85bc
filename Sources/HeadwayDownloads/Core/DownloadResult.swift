/// A complete and verified file at its destination.
public struct DownloadResult: Sendable, Hashable {
    /// Its path.
    public var path: String
    /// Its length.
    public var bytes: Int64
    /// Its SHA-256 in lower-case hexadecimal digits; nil if it was not requested.
    public var sha256: String?
    /// The requested digest in lower-case hexadecimal digits; nil if there is none.
    public var digest: String?

    init(_ path: String, _ bytes: Int64, _ digest: FileDigest?) {
        self.path = path
        self.bytes = bytes
        self.digest = digest?.digits
        if digest?.algorithm == .sha256 { sha256 = digest?.digits }
    }
}
