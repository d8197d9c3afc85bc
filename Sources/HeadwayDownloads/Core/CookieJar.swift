/// The cookies that one chain of redirects has set: each goes back to the host it came from, and nowhere else.
struct CookieJar: Sendable, Equatable {
    private struct Cookie: Sendable, Equatable {
        var name: String
        var value: String
        var host: String
        var isSecure: Bool
    }

    private var cookies: [Cookie] = []

    /// More than this from one chain are a mistake (chosen by eye).
    private static let limit = 50

    /// Takes the values of `Set-Cookie` fields that came from an address.
    mutating func take(_ fields: [String], from address: Address) {
        for field in fields {
            let parts = field.split(separator: ";").map { $0.trimmingBlanks() }
            guard let pair = parts.first, let equals = pair.firstIndex(of: "="), pair.utf8.count <= 4_096,
                pair.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && $0 != 0x2C })
            else { continue }
            let name = String(pair[..<equals])
            let value = String(pair[pair.index(after: equals)...])
            let isSecure = parts.dropFirst().contains { $0.lowercased() == "secure" }
            cookies.removeAll { $0.name == name && $0.host == address.host }
            let isExpired = parts.dropFirst().contains { $0.lowercased().hasPrefix("max-age=0") }
            guard !name.isEmpty, !isExpired, cookies.count < Self.limit else { continue }
            cookies.append(Cookie(name: name, value: value, host: address.host, isSecure: isSecure))
        }
    }

    /// The caller's own fields for an address with the cookies that belong there.
    func joined(to fields: [HeaderField], for address: Address) -> [HeaderField] {
        let own = cookies.filter { $0.host == address.host && (!$0.isSecure || address.scheme == "https") }
        guard !own.isEmpty else { return fields }
        let given = fields.filter { $0.lowercasedName == "cookie" }.map(\.value)
        let value = (given + own.map { "\($0.name)=\($0.value)" }).joined(separator: "; ")
        return fields.filter { $0.lowercasedName != "cookie" } + [HeaderField(name: "Cookie", value: value)]
    }
}
