import Glibc
import HeadwayDownloads

/// Digests of files by their names, as `sha256sum` and the like write them, or as BSD's `sha256` does.
struct ChecksumList: Sendable {
    private var digests: [String: String] = [:]

    init(path: String) throws(UsageError) {
        self.init(lines: try TextFile.lines(path, of: .check))
        guard !digests.isEmpty else { throw UsageError("--check: '\(path)' has no line 'DIGEST  NAME'") }
    }

    init(lines: [String]) {
        for line in lines {
            guard let (digest, name) = Self.entry(line) ?? Self.taggedEntry(line) else { continue }
            digests[Self.lastPart(of: name)] = digest.lowercased()
        }
    }

    /// The digest of a file of this name, whatever folder the list has it in.
    func digest(of name: String) -> String? { digests[name] }

    /// `DIGEST  NAME`, `DIGEST *NAME`, or with a backslash before it and escapes in the name.
    private static func entry(_ line: String) -> (digest: String, name: String)? {
        let isEscaped = line.hasPrefix("\\")
        let text = line.drop { $0 == "\\" }.filter { $0 != "\r" }
        let digest = String(text.prefix { $0.isHexDigit && $0.isASCII })
        let rest = text.dropFirst(digest.count)
        guard DigestAlgorithm(hexadecimal: digest) != nil, rest.hasPrefix("  ") || rest.hasPrefix(" *") else {
            return nil
        }
        let name = String(rest.dropFirst(2))
        return (digest, isEscaped ? name.replacing("\\n", with: "\n").replacing("\\\\", with: "\\") : name)
    }

    /// `SHA256 (NAME) = DIGEST`.
    private static func taggedEntry(_ line: String) -> (digest: String, name: String)? {
        let text = line.filter { $0 != "\r" }
        guard let open = text.firstRange(of: " ("), let close = text.ranges(of: ") = ").last,
            open.upperBound <= close.lowerBound
        else { return nil }
        let digest = String(text[close.upperBound...])
        guard DigestAlgorithm(hexadecimal: digest) != nil else { return nil }
        return (digest, String(text[open.upperBound..<close.lowerBound]))
    }

    private static func lastPart(of name: String) -> String { name.split(separator: "/").last.map(String.init) ?? name }
}
