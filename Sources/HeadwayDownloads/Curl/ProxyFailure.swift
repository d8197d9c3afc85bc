/// What libcurl's messages say about a proxy, which it takes from the environment (`http_proxy` and the like).
///
/// A proxy's address may hold a password: only a host that libcurl has taken out of it is shown.
enum ProxyFailure {
    /// The error of a connection that failed, if it led to a proxy instead of the address.
    static func unreached(_ message: String, address: Address) -> DownloadError? {
        if message.hasPrefix("Unsupported proxy") { return unusable }
        guard let words = rest(of: message, after: "Failed to connect to "), let end = words.firstRange(of: " port ")
        else {
            return nil
        }
        let host = words[..<end.lowerBound]
        let port = words[end.upperBound...].prefix { $0.isNumber }
        let own = address.host.prefix { $0 != "%" }.filter { $0 != "[" && $0 != "]" }
        let isAddress = host.prefix { $0 != "%" }.lowercased() == own && Int(port) == address.port
        return isAddress ? nil : .connectionRefused(host: "the proxy \(host)")
    }

    /// The error of a proxy whose name could not be looked up, or whose address is invalid.
    static func unresolved(_ message: String) -> DownloadError {
        guard let host = rest(of: message, after: "Could not resolve proxy: ") else { return unusable }
        return .hostNotFound(host: "the proxy \(host)")
    }

    private static let unusable = DownloadError.badRequest("the proxy set in the environment cannot be used")

    private static func rest(of message: String, after start: String) -> Substring? {
        message.hasPrefix(start) ? message.dropFirst(start.count) : nil
    }
}
