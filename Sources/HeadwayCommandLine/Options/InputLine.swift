import FoundationEssentials
import Glibc
import HeadwayDownloads

/// One line of a list of downloads: an address, and what is known about its file.
struct InputLine: Sendable, Equatable {
    var url: String
    var name: String?
    var digest: String?

    init(url: String) {
        self.url = url
    }

    /// Reads `URL [name=NAME] [sha256=HEX]`; nil for an empty line or a comment.
    init?(_ line: String) throws(UsageError) {
        let words = line.split { $0 == " " || $0 == "\t" || $0 == "\r" }.map(String.init)
        guard let url = words.first, !url.hasPrefix("#") else { return nil }
        self.url = url
        for word in words.dropFirst() {
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else { throw Self.misuse(word) }
            switch parts[0] {
            case "name", "out":
                guard !parts[1].isEmpty else { throw Self.misuse(word) }
                name = parts[1]
            case "md5", "sha1", "sha256", "sha512":
                guard DigestAlgorithm(hexadecimal: parts[1]).map({ "\($0)" == parts[0] }) ?? false else {
                    throw Self.misuse(word)
                }
                digest = parts[1].lowercased()
            default: throw Self.misuse(word)
            }
        }
    }

    private static func misuse(_ word: String) -> UsageError {
        UsageError("a line of --input takes a URL, name=NAME and sha256=HEX, not '\(word)'")
    }

    /// Reads a file of such lines; `-` is standard input.
    static func read(_ path: String) throws(UsageError) -> [InputLine] {
        var lines: [InputLine] = []
        for line in try TextFile.lines(path, of: .input) {
            if let read = try InputLine(line) { lines.append(read) }
        }
        return lines
    }
}

/// A small file that the command line names.
enum TextFile {
    /// Its lines, or those of standard input if the path is `-`.
    ///
    /// Bytes that are not UTF-8 are kept.
    static func lines(_ path: String, of option: OptionName) throws(UsageError) -> [String] {
        guard let data = path == "-" ? Console.readInput() : Console.contents(of: path) else {
            throw UsageError("\(option.flag): '\(path)' cannot be read")
        }
        return data.split(separator: 0x0A).map { String(rawBytes: $0) }
    }
}
