/// Whether the bytes of a body are those of the file (RFC 9110, 8.4).
extension ResponseHead {
    /// Values that servers send as a coding although nothing is encoded: the standard's own, and charsets and the like from old
    /// configurations and object stores.
    static func meansNothing(_ coding: String) -> Bool {
        ["identity", "none", "utf-8", "utf8", "binary", "7bit", "8bit", "aws-chunked"].contains(coding)
    }

    /// The codings of the body, nil if there is none.
    ///
    /// Servers may label a file that is itself compressed with its compression: a single coding that matches the suffix of `name`
    /// does not count.
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
