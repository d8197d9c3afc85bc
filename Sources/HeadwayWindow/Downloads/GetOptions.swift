import Foundation
import HeadwayDownloads

/// What `headway get --window` hands over: addresses, and the options of `get` that concern a download.
struct GetOptions {
    let requests: [DownloadRequest]
    let folder: String
    let jobs: Int
    /// Dark surroundings.
    let isDark: Bool
    /// Whether the window closes by itself when everything is there.
    let closesWhenDone: Bool

    private static let taking: Set<String> = [
        "output", "directory", "sha256", "jobs", "limit-rate", "retries", "timeout", "header", "ca", "progress",
        "color",
    ]
    private static let short: [Character: String] = [
        "o": "output", "d": "directory", "j": "jobs", "H": "header", "q": "quiet",
    ]

    /// Reads the words after `get`.
    init(_ words: [String], closesWhenDone: Bool) throws(UsageError) {
        let plain: Set<String> = ["restart", "overwrite", "quiet", "window", "dark"]
        let options = try Options(words, taking: Self.taking, plain: plain, short: Self.short)
        folder = options["directory"] ?? "."
        isDark = options.has("dark")
        var template = DownloadRequest(
            url: "", destination: options["output"].map { .file($0) } ?? .folder(folder))
        for line in options.all("header") {
            // The line itself may be a secret: it is not repeated.
            guard let field = HeaderField(line: line) else { throw UsageError("--header takes 'Name: value'") }
            template.headers.append(field)
        }
        if let digest = options["sha256"] { template.digest = .expected(digest.lowercased()) }
        template.certificateAuthorities = options["ca"]
        if let seconds = try options.number("timeout", in: 0.001...86_400) { template.idleTimeout = .seconds(seconds) }
        if let retries = try options.number("retries", in: 0...1000) {
            template.retry = RetryPolicy(limit: Int(retries))
        }
        if let limit = options["limit-rate"] { template.rateLimit = try Self.bytes(limit) }
        if options.has("restart") { template.partial = .restart }
        if options.has("overwrite") { template.existing = .overwrite }
        jobs = Int(try options.number("jobs", in: 1...64) ?? 3)
        self.closesWhenDone = closesWhenDone
        requests = options.operands.map { url in
            var request = template
            request.url = url
            return request
        }
    }

    /// Bytes with k, M or G behind them.
    private static func bytes(_ text: String) throws(UsageError) -> Int64 {
        let factors: [Character: Double] = ["k": 1024, "K": 1024, "M": 1_048_576, "G": 1_073_741_824]
        let factor = text.last.flatMap { factors[$0] }
        guard let number = Double(factor == nil ? text : String(text.dropLast())), number > 0, number < 1e12 else {
            throw UsageError("--limit-rate takes bytes a second, such as 500k, not '\(text)'")
        }
        return Int64(number * (factor ?? 1))
    }
}
