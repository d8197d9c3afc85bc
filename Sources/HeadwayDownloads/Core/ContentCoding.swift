/// Whether the bytes of a body are the file's own (RFC 9110, 8.4).
extension ResponseHead {
    /// Words that servers send as a coding though they encode nothing: the standard's own, and charsets and the like that
    /// old configurations and object stores put there.
    static func meansNothing(_ coding: String) -> Bool {
        ["identity", "none", "utf-8", "utf8", "binary", "7bit", "8bit", "aws-chunked"].contains(coding)
    }

    /// The codings of the body, nil if there is none.
    ///
    /// A server that keeps a compressed file under its own name says of it that it is compressed, and sends it as it is:
    /// a single coding whose suffix `name` has is none.
    func contentCoding(of name: String) -> String? {
        let codings = words("content-encoding").filter { !Self.meansNothing($0) }
        guard !codings.isEmpty else { return nil }
        let lowercased = name.lowercased()
        if codings.count == 1, let suffixes = Self.suffixes[codings[0]], suffixes.contains(where: lowercased.hasSuffix)
        {
            return nil
        }
        return String(codings.joined(separator: ", ").prefix(40))
    }

    private static let suffixes: [String: [String]] = {
        let gzip = [".gz", ".tgz", ".svgz", ".emz", ".vcf.bgz", ".bgz"]
        let compress = [".z", ".taz"]
        let bzip2 = [".bz2", ".tbz", ".tbz2"]
        return [
            "gzip": gzip, "x-gzip": gzip, "compress": compress, "x-compress": compress, "bzip2": bzip2,
            "x-bzip2": bzip2,
            "br": [".br"], "zstd": [".zst", ".tzst"], "xz": [".xz", ".txz"], "x-xz": [".xz", ".txz"],
        ]
    }()
}
