/// A file that is whole, verified and in place.
public struct DownloadResult: Sendable, Hashable {
    /// Where it is.
    public var path: String
    /// Its length.
    public var bytes: Int64
    /// Its SHA-256 in lower-case hexadecimal digits; nil if none was asked for.
    public var sha256: String?
}
