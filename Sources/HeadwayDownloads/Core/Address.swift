import Foundation

/// An `http` or `https` address, kept apart from the user and password that may have come with it.
struct Address: Sendable, Hashable {
    /// The address without user, password and fragment.
    let text: String
    let scheme: String
    let host: String
    let port: Int
    /// The encoded path.
    let path: String

    /// Scheme, host and port: who may see a credential.
    struct Origin: Sendable, Hashable {
        var scheme: String
        var host: String
        var port: Int
    }

    var origin: Origin { Origin(scheme: scheme, host: host, port: port) }

    /// The host, and the port where it is not the scheme's own.
    var place: String { port == Self.defaultPort(scheme) ? host : "\(host):\(port)" }

    /// The last path segment, decoded where that is possible.
    var lastSegment: String {
        let raw = path.split(separator: "/").last ?? ""
        return PercentCoding.text(raw) ?? String(raw)
    }

    private static func defaultPort(_ scheme: String) -> Int { scheme == "https" ? 443 : 80 }

    private init?(components given: URLComponents) {
        var components = given
        components.user = nil
        components.password = nil
        components.fragment = nil
        guard let scheme = components.scheme?.lowercased(), scheme == "http" || scheme == "https",
            let host = components.host?.lowercased(), !host.isEmpty,
            !host.unicodeScalars.contains(where: { $0.properties.isWhitespace || FileName.isDangerous($0) }),
            !host.contains("%20")
        else { return nil }
        if components.path.isEmpty { components.path = "/" }
        let port = components.port ?? Self.defaultPort(scheme)
        guard (1...65_535).contains(port), let text = components.string else { return nil }
        self.text = text
        self.scheme = scheme
        self.host = host
        self.port = port
        self.path = components.percentEncodedPath
    }

    /// Splits `text` into the address and what authorizes at its origin: an `Authorization` field, or nil.
    static func parse(_ text: String) throws(DownloadError) -> (Address, HeaderField?) {
        guard let (address, components) = split(text) else { throw .badAddress(redacted(text)) }
        return (address, authorization(components))
    }

    private static func split(_ text: String) -> (Address, URLComponents)? {
        guard !text.unicodeScalars.contains(where: FileName.isDangerous), let url = URL(string: text),
            let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
            let address = Address(components: components)
        else { return nil }
        return (address, components)
    }

    private static func authorization(_ components: URLComponents) -> HeaderField? {
        guard let user = components.user, !user.isEmpty || components.password != nil else { return nil }
        let pair = Data("\(user):\(components.password ?? "")".utf8).base64EncodedString()
        return HeaderField(name: "Authorization", value: "Basic \(pair)")
    }

    /// Where a redirect from here leads; a user and password in it are never used.
    func redirected(to location: String) throws(DownloadError) -> Address {
        guard let base = URL(string: text), let url = URL(string: location, relativeTo: base),
            let components = URLComponents(url: url, resolvingAgainstBaseURL: true),
            let target = Address(components: components)
        else { throw .badRedirect(Self.redacted(location)) }
        guard !(scheme == "https" && target.scheme == "http") else { throw .badRedirect(target.text) }
        return target
    }

    /// `text` with anything that may be a user and password left out, for messages: it may not even be an address.
    static func redacted(_ text: String) -> String {
        let start = text.range(of: "//")?.upperBound ?? text.startIndex
        // In an address an @ of the path or the query is just a letter; in anything else it may end a password.
        let isAddress = split(text) != nil
        let end = text[start...].firstIndex { isAddress && "/?#".contains($0) } ?? text.endIndex
        guard let at = text[start..<end].lastIndex(of: "@") else { return text }
        return String(text[..<start]) + String(text[text.index(after: at)...])
    }
}
