import FoundationEssentials
import HeadwayDownloads

/// User and password of a host, from the file that ftp and curl read too.
enum Netrc {
    /// The `Authorization` field for an address; nil if the file has no entry for its host.
    static func authorization(for url: String) -> HeaderField? {
        let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
        let path = ProcessInfo.processInfo.environment["NETRC"] ?? home + "/.netrc"
        guard let host = DownloadRequest.host(of: url), let text = try? String(contentsOfFile: path, encoding: .utf8)
        else { return nil }
        return login(for: host, in: text).map { user, password in
            let pair = Data("\(user):\(password)".utf8).base64EncodedString()
            return HeaderField(name: "Authorization", value: "Basic \(pair)")
        }
    }

    /// The first entry of the host, or the default one.
    static func login(for host: String, in text: String) -> (user: String, password: String)? {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)[...]
        var found: (user: String, password: String)?
        var isWanted = false
        while let word = words.popFirst() {
            switch word {
            case "machine":
                if found != nil { return found }
                isWanted = words.popFirst()?.lowercased() == host
            case "default":
                if found != nil { return found }
                isWanted = true
            case "login":
                let user = words.popFirst() ?? ""
                if isWanted { found = (user, found?.password ?? "") }
            case "password":
                let password = words.popFirst() ?? ""
                if isWanted { found = (found?.user ?? "", password) }
            case "account": _ = words.popFirst()
            default: break
            }
        }
        return found
    }
}
