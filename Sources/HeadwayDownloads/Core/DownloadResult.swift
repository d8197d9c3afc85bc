/// A file that is whole, verified and in place.
public struct DownloadResult: Sendable, Hashable {
    /// Where it is.
    public var path: String
    /// Its length.
    public var bytes: Int64
    /// Its SHA-256 in lower-case hexadecimal digits; nil if none was asked for.
    public var sha256: String?
    /// The digest that was asked for, in lower-case hexadecimal digits; nil if none was.
    public var digest: String?

    init(_ path: String, _ bytes: Int64, _ digest: FileDigest?) {
        self.path = path
        self.bytes = bytes
        self.digest = digest?.digits
        if digest?.algorithm == .sha256 { sha256 = digest?.digits }
    }
}
