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
        self.init(line.rawBytes[...])
    }

    /// Makes a field from the bytes of such a line, which need not be UTF-8.
    init?(_ line: ArraySlice<UInt8>) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let name = line[..<colon].trimmingBlanks()
        guard !name.isEmpty else { return nil }
        self.name = String(rawBytes: name)
        value = String(rawBytes: line[(colon + 1)...].trimmingBlanks())
    }

    /// The name with ASCII letters in lower case.
    var lowercasedName: String { name.lowercased() }

    /// Whether it has that name, given in lower case.
    func isNamed(_ lowercased: String) -> Bool {
        guard name.utf8.count == lowercased.utf8.count else { return false }
        // Called many times for each response.
        let isSame = name.utf8.withContiguousStorageIfAvailable { own in
            lowercased.utf8.withContiguousStorageIfAvailable { other in
                own.indices.allSatisfy { ((0x41...0x5A).contains(own[$0]) ? own[$0] | 0x20 : own[$0]) == other[$0] }
            }
        }
        return isSame.flatMap(\.self) ?? (lowercasedName == lowercased)
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
    func trimmingBlanks() -> String { String(Substring(utf8.trimmingBlanks())) }
}

extension BidirectionalCollection<UInt8> where SubSequence == Self {
    /// The bytes without blanks and tabs at either end.
    func trimmingBlanks() -> Self {
        var rest = self
        while let byte = rest.first, byte == 0x20 || byte == 0x09 { rest.removeFirst() }
        while let byte = rest.last, byte == 0x20 || byte == 0x09 { rest.removeLast() }
        return rest
    }
}
