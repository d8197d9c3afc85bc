import FoundationEssentials
import Glibc
package import HeadwayDownloads
package import HeadwayTerminal

/// The parsed and validated options of `headway get`.
package struct GetOptions: Sendable {
    package enum Show: Equatable, Sendable {
        case screen(ScreenOptions.Mode)
        case json
    }

    package let requests: [DownloadRequest]
    /// The folder for further downloads.
    package let folder: String
    package let jobs: Int
    /// The total rate of all downloads in bytes a second; nil for no limit.
    package let totalRate: Int64?
    package let show: Show
    package let color: ScreenOptions.Switch
    package let opensWindow: Bool
    /// Whether only errors are reported.
    package let isQuiet: Bool

    package init(_ arguments: Arguments) throws(UsageError) {
        opensWindow = arguments.has(.window)
        isQuiet = arguments.has(.quiet)
        var lines = arguments.operands.map { InputLine(url: $0) }
        if let path = arguments[.input] { lines += try InputLine.read(path) }
        // In a window, addresses can be entered.
        guard !lines.isEmpty || opensWindow || arguments.has(.input) else {
            throw UsageError("get takes at least one URL, as in 'headway get https://host/file'")
        }
        try Self.check(arguments, count: lines.count)
        folder = arguments[.directory] ?? "."
        let template = try Self.template(arguments, folder: folder)
        let sums = try arguments[.check].map { path throws(UsageError) in try ChecksumList(path: path) }
        var requests: [DownloadRequest] = []
        for line in lines { requests.append(try Self.request(line, template, folder, sums, arguments)) }
        self.requests = requests
        jobs = Int(try arguments.number(.jobs, in: 1...64) ?? 3)
        totalRate = try arguments.bytes(.limitTotal)
        show = Self.show(arguments)
        color = arguments.color
    }

    private static let digests: [(option: OptionName, digits: Int)] = [
        (.sha256, 64), (.sha512, 128), (.sha1, 40), (.md5, 32),
    ]

    private static func check(_ arguments: Arguments, count: Int) throws(UsageError) {
        for name in [.output, .fallback] + digests.map(\.option) where arguments.has(name) && count > 1 {
            throw UsageError("\(name.flag) takes one URL, not \(count)")
        }
        if arguments.has(.output), arguments.has(.directory) {
            throw UsageError("--output takes the whole path and cannot be used with --directory")
        }
        for name in [OptionName.output, .directory] where arguments[name]?.isEmpty == true {
            throw UsageError("\(name.flag) takes a path, not ''")
        }
        if arguments.has(.overwrite), arguments.has(.autoRename) {
            throw UsageError("--overwrite and --auto-rename cannot be used together")
        }
        if arguments.has(.key), !arguments.has(.certificate) { throw UsageError("--key needs --cert") }
    }

    /// What all requests have in common.
    private static func template(_ arguments: Arguments, folder: String) throws(UsageError) -> DownloadRequest {
        var request = DownloadRequest(url: "", destination: .folder(folder))
        if let path = arguments[.output] { request.destination = path == "-" ? .standardOutput : .file(path) }
        for line in arguments.all(.header) {
            guard let field = HeaderField(line: line) else {
                // The line itself may be secret, so it is not repeated.
                throw UsageError("--header takes 'Name: value', with a colon")
            }
            request.headers.append(field)
        }
        if let digest = try digest(arguments) { request.digest = .expected(digest) }
        if arguments[.progress] == "json", request.digest == .none { request.digest = .computed }
        request.certificateAuthorities = arguments[.certificateAuthorities]
        request.clientCertificate = arguments[.certificate]
        request.clientKey = arguments[.key]
        request.fallbacks = arguments.all(.fallback)
        request.connections = Int(try arguments.number(.connections, in: 1...16) ?? 1)
        if let seconds = try arguments.seconds(.timeout) { request.idleTimeout = .seconds(seconds) }
        if let seconds = try arguments.seconds(.maxTime) { request.timeLimit = .seconds(seconds) }
        if let retries = try arguments.number(.retries, in: 0...1000) {
            request.retry = RetryPolicy(limit: Int(retries))
        }
        request.rateLimit = try arguments.bytes(.limitRate)
        request.leastRate = try arguments.bytes(.minRate)
        if arguments.has(.raw) { request.encoded = .keep }
        if arguments.has(.restart) { request.partial = .restart }
        if arguments.has(.overwrite) { request.existing = .overwrite }
        if arguments.has(.autoRename) { request.existing = .rename }
        if let text = arguments[.newer] {
            guard let seconds = FileTime.seconds(text) else {
                throw UsageError("--newer takes a date such as 2026-11-30, or a local file, not '\(text)'")
            }
            request.condition = .newer(than: seconds)
        }
        return request
    }

    private static func request(
        _ line: InputLine, _ template: DownloadRequest, _ folder: String, _ sums: ChecksumList?, _ arguments: Arguments
    ) throws(UsageError) -> DownloadRequest {
        var request = template
        request.url = line.url
        if let name = line.name { request.destination = .file(folder == "." ? name : folder + "/" + name) }
        if let digest = line.digest { request.digest = .expected(digest) }
        if let sums {
            let name = request.expectedName ?? ""
            guard let digest = sums.digest(of: name) else {
                throw UsageError("--check has no digest for '\(name)'")
            }
            request.digest = .expected(digest)
        }
        if arguments.has(.netrc), let field = Netrc.authorization(for: line.url) { request.headers.append(field) }
        if arguments.has(.timestamps) {
            request.keepsTime = true
            if case .file(let path) = request.destination, let seconds = FileTime.ofFile(path) {
                request.condition = .newer(than: seconds)
                request.existing = .overwrite
            } else if let name = request.expectedName, let seconds = FileTime.ofFile(folder + "/" + name) {
                request.condition = .newer(than: seconds)
                request.existing = .overwrite
            }
        }
        return request
    }

    private static func digest(_ arguments: Arguments) throws(UsageError) -> String? {
        var digest: String?
        for (option, digits) in digests {
            guard let text = arguments[option] else { continue }
            guard text.count == digits, text.utf8.count == digits, text.allSatisfy(\.isHexDigit) else {
                throw UsageError("\(option.flag) takes \(digits) hexadecimal digits, not '\(text)'")
            }
            guard digest == nil else { throw UsageError("only one digest may be given; \(option.flag) is the second") }
            digest = text.lowercased()
        }
        return digest
    }

    private static func show(_ arguments: Arguments) -> Show {
        // If the file is written to standard output, nothing else may be.
        if arguments.has(.quiet) || arguments[.output] == "-" && arguments[.progress] == "json" {
            return .screen(.silent)
        }
        return switch arguments[.progress] {
        case "bar": .screen(.rows)
        case "lines": .screen(.lines)
        case "json": .json
        case "none": .screen(.silent)
        default: .screen(.auto)
        }
    }
}
