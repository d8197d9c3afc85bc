import Foundation
import HeadwayDownloads
import HeadwayTerminal

/// What `headway get` was asked to do, checked.
struct GetOptions {
    /// How progress is shown.
    enum Show: Equatable {
        case screen(ScreenOptions.Mode)
        case json
    }

    let requests: [DownloadRequest]
    let jobs: Int
    let show: Show
    let color: ScreenOptions.Switch
    let opensWindow: Bool

    init(_ arguments: Arguments) throws(UsageError) {
        let urls = arguments.operands
        guard !urls.isEmpty else { throw UsageError("get takes at least one URL, as 'headway get https://host/file'") }
        for name in ["output", "sha256"] where arguments.has(name) && urls.count > 1 {
            throw UsageError("--\(name) takes one URL, not \(urls.count)")
        }
        if arguments.has("output"), arguments.has("directory") {
            throw UsageError("--output names the whole path; --directory does not go with it")
        }
        let template = try Self.template(arguments)
        requests = urls.map { url in
            var request = template
            request.url = url
            return request
        }
        jobs = Int(try arguments.number("jobs", in: 1...64) ?? 3)
        show = Self.show(arguments)
        color = Self.color(arguments)
        opensWindow = arguments.has("window")
    }

    /// What all requests have in common.
    private static func template(_ arguments: Arguments) throws(UsageError) -> DownloadRequest {
        let folder = arguments["directory"] ?? "."
        let destination = arguments["output"].map(DownloadRequest.Destination.file) ?? .folder(folder)
        var request = DownloadRequest(url: "", destination: destination)
        for line in arguments.all("header") {
            guard let field = HeaderField(line: line) else {
                // The line itself may be a secret: it is not repeated.
                throw UsageError("--header takes 'Name: value', with a colon")
            }
            request.headers.append(field)
        }
        if let digest = try digest(arguments) { request.digest = .expected(digest) }
        if arguments["progress"] == "json", request.digest == .none { request.digest = .computed }
        request.certificateAuthorities = arguments["ca"]
        if let seconds = try arguments.seconds("timeout") { request.idleTimeout = .seconds(seconds) }
        if let retries = try arguments.number("retries", in: 0...1000) {
            request.retry = RetryPolicy(limit: Int(retries))
        }
        request.rateLimit = try arguments.bytes("limit-rate")
        if arguments.has("restart") { request.partial = .restart }
        if arguments.has("overwrite") { request.existing = .overwrite }
        return request
    }

    private static func digest(_ arguments: Arguments) throws(UsageError) -> String? {
        guard let text = arguments["sha256"] else { return nil }
        guard text.count == 64, text.allSatisfy(\.isHexDigit) else {
            throw UsageError("--sha256 takes 64 hexadecimal digits, not '\(text)'")
        }
        return text.lowercased()
    }

    private static func show(_ arguments: Arguments) -> Show {
        if arguments.has("quiet") { return .screen(.silent) }
        return switch arguments["progress"] {
        case "bar": .screen(.rows)
        case "lines": .screen(.lines)
        case "json": .json
        case "none": .screen(.silent)
        default: .screen(.auto)
        }
    }

    static func color(_ arguments: Arguments) -> ScreenOptions.Switch {
        switch arguments["color"] {
        case "always": .always
        case "never": .never
        default: .auto
        }
    }
}
