package import HeadwayDownloads
package import HeadwayTerminal

/// What `headway get` was asked to do, checked.
package struct GetOptions: Sendable {
    /// How progress is shown.
    package enum Show: Equatable, Sendable {
        case screen(ScreenOptions.Mode)
        case json
    }

    package let requests: [DownloadRequest]
    /// Where further downloads go.
    package let folder: String
    package let jobs: Int
    package let show: Show
    package let color: ScreenOptions.Switch
    package let opensWindow: Bool

    package init(_ arguments: Arguments) throws(UsageError) {
        let urls = arguments.operands
        opensWindow = arguments.has(.window)
        // A window has a field for addresses.
        guard !urls.isEmpty || opensWindow else {
            throw UsageError("get takes at least one URL, as 'headway get https://host/file'")
        }
        for name in [OptionName.output, .sha256] where arguments.has(name) && urls.count > 1 {
            throw UsageError("\(name.flag) takes one URL, not \(urls.count)")
        }
        if arguments.has(.output), arguments.has(.directory) {
            throw UsageError("--output names the whole path; --directory does not go with it")
        }
        for name in [OptionName.output, .directory] where arguments[name]?.isEmpty == true {
            throw UsageError("\(name.flag) takes a path, not ''")
        }
        folder = arguments[.directory] ?? "."
        let template = try Self.template(arguments, folder: folder)
        requests = urls.map { url in
            var request = template
            request.url = url
            return request
        }
        jobs = Int(try arguments.number(.jobs, in: 1...64) ?? 3)
        show = Self.show(arguments)
        color = arguments.color
    }

    /// What all requests have in common.
    private static func template(_ arguments: Arguments, folder: String) throws(UsageError) -> DownloadRequest {
        let destination = arguments[.output].map(DownloadRequest.Destination.file) ?? .folder(folder)
        var request = DownloadRequest(url: "", destination: destination)
        for line in arguments.all(.header) {
            guard let field = HeaderField(line: line) else {
                // The line itself may be a secret: it is not repeated.
                throw UsageError("--header takes 'Name: value', with a colon")
            }
            request.headers.append(field)
        }
        if let digest = try digest(arguments) { request.digest = .expected(digest) }
        if arguments[.progress] == "json", request.digest == .none { request.digest = .computed }
        request.certificateAuthorities = arguments[.certificateAuthorities]
        if let seconds = try arguments.seconds(.timeout) { request.idleTimeout = .seconds(seconds) }
        if let retries = try arguments.number(.retries, in: 0...1000) {
            request.retry = RetryPolicy(limit: Int(retries))
        }
        request.rateLimit = try arguments.bytes(.limitRate)
        if arguments.has(.restart) { request.partial = .restart }
        if arguments.has(.overwrite) { request.existing = .overwrite }
        return request
    }

    private static func digest(_ arguments: Arguments) throws(UsageError) -> String? {
        guard let text = arguments[.sha256] else { return nil }
        guard text.count == 64, text.allSatisfy(\.isHexDigit) else {
            throw UsageError("--sha256 takes 64 hexadecimal digits, not '\(text)'")
        }
        return text.lowercased()
    }

    private static func show(_ arguments: Arguments) -> Show {
        if arguments.has(.quiet) { return .screen(.silent) }
        return switch arguments[.progress] {
        case "bar": .screen(.rows)
        case "lines": .screen(.lines)
        case "json": .json
        case "none": .screen(.silent)
        default: .screen(.auto)
        }
    }
}
