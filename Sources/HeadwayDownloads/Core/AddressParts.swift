#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The bytes of an address or a reference to one, split at its delimiters (RFC 3986, 3) and not changed.
struct AddressParts {
    struct Authority {
        var user: ArraySlice<UInt8>?
        var host: ArraySlice<UInt8>
        var port: ArraySlice<UInt8>
    }

    /// In lower case; nil for a reference without one.
    var scheme: String?
    var authority: Authority?
    var path: ArraySlice<UInt8>
    var query: ArraySlice<UInt8>?

    /// Nil if it contains a control character.
    init?(_ bytes: [UInt8]) {
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { return nil }
        var rest = bytes[...]
        if let hash = rest.firstIndex(of: UInt8(ascii: "#")) { rest = rest[..<hash] }
        if let mark = rest.firstIndex(of: UInt8(ascii: "?")) {
            query = rest[rest.index(after: mark)...]
            rest = rest[..<mark]
        }
        if let colon = rest.firstIndex(of: UInt8(ascii: ":")), Self.isScheme(rest[..<colon]) {
            scheme = String(decoding: rest[..<colon], as: UTF8.self).lowercased()
            rest = rest[rest.index(after: colon)...]
        }
        guard rest.starts(with: "//".utf8) else {
            path = rest
            return
        }
        rest = rest.dropFirst(2)
        let slash = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
        authority = Self.authority(rest[..<slash])
        path = rest[slash...]
    }

    private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, isLetter(first) else { return false }
        return bytes.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func authority(_ bytes: ArraySlice<UInt8>) -> Authority {
        var rest = bytes
        var user: ArraySlice<UInt8>?
        if let at = rest.lastIndex(of: UInt8(ascii: "@")) {
            user = rest[..<at]
            rest = rest[rest.index(after: at)...]
        }
        let bracket = rest.lastIndex(of: UInt8(ascii: "]")) ?? rest.startIndex
        guard let colon = rest[bracket...].lastIndex(of: UInt8(ascii: ":")) else {
            return Authority(user: user, host: rest, port: [])
        }
        return Authority(user: user, host: rest[..<colon], port: rest[rest.index(after: colon)...])
    }

    /// The field for a user and password; nil without a user.
    var authorization: HeaderField? {
        guard let user = authority?.user, !user.isEmpty else { return nil }
        let colon = user.firstIndex(of: UInt8(ascii: ":")) ?? user.endIndex
        let pair = PercentCoding.decoded(user[..<colon]) + ":".utf8 + PercentCoding.decoded(user[colon...].dropFirst())
        return HeaderField(name: "Authorization", value: "Basic \(Data(pair).base64EncodedString())")
    }

    /// A host name in lower case, or an address in brackets, with its zone; nil if it is neither.
    static func host(_ bytes: ArraySlice<UInt8>) -> String? {
        if bytes.first == UInt8(ascii: "["), bytes.last == UInt8(ascii: "]") {
            return numericHost(bytes.dropFirst().dropLast())
        }
        guard let name = String(validating: PercentCoding.decoded(bytes), as: UTF8.self)?.lowercased(), !name.isEmpty,
            !name.unicodeScalars.contains(where: isForbidden)
        else { return nil }
        return name
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace || FileName.isDangerous(scalar)
            || "\"#%/:<>?@[\\]^`{|}".unicodeScalars.contains(scalar)
    }

    /// RFC 6874 writes the zone after `%25`; a bare `%` is accepted too.
    private static func numericHost(_ bytes: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        let halves = text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false)
        let number = halves[0].lowercased()
        guard number.contains(":"), number.utf8.allSatisfy({ "0123456789abcdef:.".utf8.contains($0) }) else {
            return nil
        }
        guard halves.count > 1 else { return "[\(number)]" }
        let zone = halves[1].hasPrefix("25") && halves[1].count > 2 ? halves[1].dropFirst(2) : halves[1]
        guard !zone.isEmpty,
            zone.utf8.allSatisfy({ isLetter($0) || (0x30...0x39).contains($0) || "._~-".utf8.contains($0) })
        else { return nil }
        return "[\(number)%25\(zone)]"
    }
}
