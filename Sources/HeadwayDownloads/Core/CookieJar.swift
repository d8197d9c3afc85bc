/// The cookies that one chain of redirects has set: each is sent back where RFC 6265 allows, within that chain only.
struct CookieJar: Sendable, Equatable {
    private struct Cookie: Sendable, Equatable {
        var name: String
        var value: String
        /// The host, or the domain all of whose hosts get it.
        var domain: String
        var isOfDomain: Bool
        var path: String
        var isSecure: Bool

        func isMeant(for address: Address) -> Bool {
            let isOfHost = address.host == domain || isOfDomain && address.host.hasSuffix("." + domain)
            guard isOfHost, !isSecure || address.scheme == "https" else { return false }
            return address.path == path || address.path.hasPrefix(path.hasSuffix("/") ? path : path + "/")
        }
    }

    private var cookies: [Cookie] = []

    /// More than this from one chain must be a mistake (chosen by eye).
    private static let limit = 50

    /// Takes the values of `Set-Cookie` fields that came from an address.
    mutating func take(_ fields: [String], from address: Address) {
        for field in fields {
            let parts = field.split(separator: ";").map { $0.trimmingBlanks() }
            guard let pair = parts.first, let equals = pair.firstIndex(of: "="), pair.utf8.count <= 4_096,
                pair.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != 0x2C }),
                let domain = Self.domain(Self.value("domain", of: parts), for: address.host)
            else { continue }
            let cookie = Cookie(
                name: String(pair[..<equals]), value: String(pair[pair.index(after: equals)...]), domain: domain,
                isOfDomain: domain != address.host || Self.value("domain", of: parts)?.isEmpty == false,
                path: Self.path(Self.value("path", of: parts), for: address.path),
                isSecure: parts.dropFirst().contains { $0.lowercased() == "secure" })
            cookies.removeAll { $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path }
            let isExpired = Self.value("max-age", of: parts).flatMap { Int($0) }.map { $0 <= 0 } ?? false
            guard !cookie.name.isEmpty, !isExpired, cookies.count < Self.limit else { continue }
            cookies.append(cookie)
        }
    }

    /// The last attribute with a name.
    private static func value(_ name: String, of parts: [String]) -> String? {
        let prefix = name + "="
        return parts.dropFirst().last { $0.lowercased().hasPrefix(prefix) }.map {
            $0.dropFirst(prefix.count).trimmingBlanks()
        }
    }

    /// Who gets the cookie; nil if its host may not set one for that domain.
    private static func domain(_ given: String?, for host: String) -> String? {
        guard var domain = given?.lowercased(), !domain.isEmpty else { return host }
        if domain.hasPrefix(".") { domain.removeFirst() }
        if domain == host { return host }
        return host.hasSuffix("." + domain) && !isAddress(host) && !isShared(domain) ? domain : nil
    }

    private static func isAddress(_ host: String) -> Bool {
        host.hasPrefix("[") || host.utf8.allSatisfy { $0 == 0x2E || (0x30...0x39).contains($0) }
    }

    /// Whether unrelated parties have names under a domain, as under `com` and `co.uk`.
    ///
    /// Only the list of such domains covers them all; within one chain of redirects the common ones are enough.
    private static func isShared(_ domain: String) -> Bool {
        let labels = domain.split(separator: ".")
        guard labels.count > 1 else { return true }
        return labels.count == 2 && labels[1].count == 2
            && ["ac", "co", "com", "edu", "gov", "net", "org"].contains(labels[0])
    }

    private static func path(_ given: String?, for path: String) -> String {
        if let given, given.hasPrefix("/") { return given }
        let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
        return folder.isEmpty ? "/" : String(folder)
    }

    /// The caller's own fields for an address, with the cookies that belong there.
    func joined(to fields: [HeaderField], for address: Address) -> [HeaderField] {
        let own = cookies.filter { $0.isMeant(for: address) }
        guard !own.isEmpty else { return fields }
        let given = fields.filter { $0.lowercasedName == "cookie" }.map(\.value)
        let value = (given + own.map { "\($0.name)=\($0.value)" }).joined(separator: "; ")
        return fields.filter { $0.lowercasedName != "cookie" } + [HeaderField(name: "Cookie", value: value)]
    }
}
