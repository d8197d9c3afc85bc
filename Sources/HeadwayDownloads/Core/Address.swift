#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An `http` or `https` address, kept apart from the user and password that may have come with it.
///
/// An address consists of bytes: all that are allowed in a request are sent as given, including `%` and brackets, and only
/// the others (spaces and non-ASCII bytes) are percent-encoded, byte by byte.
struct Address: Sendable, Hashable {
    let scheme: String
    /// In lower case; an IPv6 address in its brackets.
    let host: String
    let port: Int
    let path: String
    /// The encoded query; nil without a question mark.
    let query: String?

    /// Scheme, host and port: the origin that may see a credential.
    struct Origin: Sendable, Hashable {
        var scheme: String
        var host: String
        var port: Int
    }

    /// The address without user, password and fragment.
    let text: String

    var origin: Origin { Origin(scheme: scheme, host: host, port: port) }

    /// The host, and the port unless it is the scheme's default.
    var place: String { Self.place(scheme, host, port) }

    private static func place(_ scheme: String, _ host: String, _ port: Int) -> String {
        port == defaultPort(scheme) ? host : "\(host):\(port)"
    }

    /// The last path segment, decoded if possible.
    var lastSegment: String {
        let bytes = Array(path.utf8)
        guard let last = bytes.lastIndex(where: { $0 != UInt8(ascii: "/") }) else { return "" }
        let slash = bytes[...last].lastIndex(of: UInt8(ascii: "/"))
        let raw = String(decoding: bytes[(slash.map { $0 + 1 } ?? 0)...last], as: UTF8.self)
        return PercentCoding.text(raw) ?? raw
    }

    static func defaultPort(_ scheme: String) -> Int { scheme == "https" ? 443 : 80 }

    /// Splits `text` into the address and the `Authorization` field for its origin, or nil.
    static func parse(_ text: String) throws(DownloadError) -> (Address, HeaderField?) {
        guard let parts = AddressParts(text.rawBytes), let address = Address(parts) else {
            throw .badAddress(redacted(text))
        }
        return (address, parts.authorization)
    }

    private init?(_ parts: AddressParts) {
        guard let scheme = parts.scheme, scheme == "http" || scheme == "https", let authority = parts.authority,
            let host = AddressParts.host(authority.host)
        else { return nil }
        let port =
            authority.port.isEmpty ? Self.defaultPort(scheme) : Int(String(decoding: authority.port, as: UTF8.self))
        guard let port, (1...65_535).contains(port), authority.port.allSatisfy({ (0x30...0x39).contains($0) }) else {
            return nil
        }
        let path = PercentCoding.encoded(parts.path)
        self.init(
            scheme: scheme, host: host, port: port, path: path.isEmpty ? "/" : path,
            query: parts.query.map(PercentCoding.encoded))
    }

    private init(scheme: String, host: String, port: Int, path: String, query: String?) {
        self.scheme = scheme
        self.host = host
        self.port = port
        self.path = path
        self.query = query
        text = "\(scheme)://\(Self.place(scheme, host, port))\(path)" + (query.map { "?" + $0 } ?? "")
    }

    /// The target of a redirect from here; a user and password in it are never used.
    func redirected(to location: String) throws(DownloadError) -> Address {
        guard let parts = AddressParts(location[...].trimmingBlanks().rawBytes), let target = resolved(parts) else {
            throw .badRedirect(Self.redacted(location))
        }
        guard !(scheme == "https" && target.scheme == "http") else { throw .badRedirect(target.text) }
        return target
    }

    /// RFC 3986, 5.2, without changing a complete address.
    private func resolved(_ given: AddressParts) -> Address? {
        guard given.scheme == nil else { return Address(given) }
        var parts = given
        parts.scheme = scheme
        guard given.authority == nil else { return Address(parts) }
        var path = self.path
        var query = given.query.map(PercentCoding.encoded)
        if given.path.first == UInt8(ascii: "/") {
            path = PercentCoding.encoded(given.path)
        } else if !given.path.isEmpty {
            let folder = self.path[..<(self.path.lastIndex(of: "/") ?? self.path.startIndex)]
            path = Self.withoutDots(folder + "/" + PercentCoding.encoded(given.path))
        } else if query == nil {
            query = self.query
        }
        return Address(scheme: scheme, host: host, port: port, path: path, query: query)
    }

    private static func withoutDots(_ path: Substring) -> String {
        var kept: [Substring] = []
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        for (index, segment) in segments.enumerated() {
            let isLast = index == segments.count - 1
            switch segment {
            case ".": if isLast { kept.append("") }
            case "..":
                _ = kept.popLast()
                if isLast { kept.append("") }
            default: kept.append(segment)
            }
        }
        return "/" + kept.joined(separator: "/")
    }

    /// `text` with anything that may be a user and password left out, for messages: it may not even be an address.
    static func redacted(_ text: String) -> String {
        let slashes = text.indices.first { text[$0...].hasPrefix("//") }
        let start = slashes.map { text.index($0, offsetBy: 2) } ?? text.startIndex
        // In an address, an @ in the path or query is an ordinary character; in anything else it may end a password.
        let isAddress = AddressParts(text.rawBytes).flatMap(Address.init) != nil
        let end = text[start...].firstIndex { isAddress && "/?#".contains($0) } ?? text.endIndex
        guard let at = text[start..<end].lastIndex(of: "@") else { return text }
        return String(text[..<start]) + String(text[text.index(after: at)...])
    }
}
