/// One line of an HTTP header.
public struct HeaderField: Sendable, Hashable {
    /// The name; compared without regard to case.
    public var name: String
    /// The value, without surrounding whitespace.
    public var value: String

    /// Makes a field; whether it may be sent is checked when the download starts.
    public init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    /// Makes a field from a line such as `Accept: text/plain`; nil without a colon or with an empty name.
    public init?(line: String) {
        guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        name = line[..<colon].trimmingBlanks()
        value = line[line.utf8.index(after: colon)...].trimmingBlanks()
        guard !name.isEmpty else { return nil }
    }

    /// The name with ASCII letters in lower case.
    var lowercasedName: String { name.lowercased() }

    /// Whether it has that name, given in lower case.
    func isNamed(_ lowercased: String) -> Bool {
        let (own, other) = (name.utf8, lowercased.utf8)
        return own.count == other.count
            && own.elementsEqual(other) { ((0x41...0x5A).contains($0) ? $0 | 0x20 : $0) == $1 }
    }

    /// Whether the field must never be sent to another origin.
    var isCredential: Bool {
        ["authorization", "cookie", "proxy-authorization"].contains(lowercasedName)
    }

    /// Why the field cannot be sent, or nil.
    ///
    /// The value is never part of the reason.
    var validationError: String? {
        let token = name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !"()<>@,;:\\\"/[]?={}".utf8.contains($0) }
        if name.isEmpty || !token { return "a header's name is not valid: expected 'Name: value'" }
        if value.utf8.contains(where: { ($0 < 0x20 && $0 != 0x09) || $0 == 0x7F }) {
            return "the header '\(name)' has a control character in its value"
        }
        if ["range", "if-range", "accept-encoding", "host", "content-length", "transfer-encoding", "connection"]
            .contains(lowercasedName)
        {
            return "the header '\(name)' is set by the download itself"
        }
        return nil
    }
}

extension Substring {
    /// The text without blanks and tabs at both ends.
    func trimmingBlanks() -> String {
        func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        guard let first = utf8.firstIndex(where: { !isBlank($0) }), let last = utf8.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(self[first..<utf8.index(after: last)])
    }
}
