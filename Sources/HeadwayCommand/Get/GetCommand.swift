import Headway
import HeadwayCommandLine
import HeadwayDownloads
import HeadwayTerminal

/// `headway get`: downloads files and shows their progress.
enum GetCommand {
    static func run(_ arguments: Arguments) async throws(UsageError) -> ExitCode {
        let options = try GetOptions(arguments)
        if options.opensWindow { return try WindowCommand.replaceProcess() }
        // An explicit number applies even if all files come from one host.
        let downloader = Downloader(
            jobs: options.jobs, jobsPerHost: options.jobs, rateLimit: options.totalRate)
        let downloads = options.requests.map { downloader.download($0) }
        let interruption = Interruption(by: Interruption.endings, patience: 0.9) {
            for download in downloads { download.cancel(.kept) }
        }
        let codes: [ExitCode]
        switch options.show {
        case .json: codes = await JSONReport(downloads).run()
        case .screen(let mode):
            let report = ScreenReport(downloads, mode: mode, color: options.color, isQuiet: options.isQuiet)
            codes = await report.run()
        }
        // What has been received is recorded when this returns.
        _ = Downloader.settle(within: .milliseconds(700))
        // A signal that arrives too late to interrupt anything has no effect.
        guard !interruption.happened || !codes.contains(.interrupted) else {
            Console.complain("interrupted; what was received is kept, and the same command resumes it")
            return .interrupted
        }
        return ExitCode.most(urgent: codes)
    }
}

extension ExitCode {
    /// How many downloads are started at once: as many as a downloader runs and finishes at the same time.
    private static let window = 256

    /// The exit statuses of concurrent downloads, in the order of the downloads.
    static func all(
        _ downloads: [Download], _ end: @escaping @Sendable (Int, Download) async -> ExitCode
    ) async -> [ExitCode] {
        await withTaskGroup(of: (Int, ExitCode).self) { group in
            var coming = downloads.enumerated().makeIterator()
            func add() {
                guard let (number, download) = coming.next() else { return }
                group.addTask { (number, await end(number, download)) }
            }
            for _ in 0..<window { add() }
            var codes = [ExitCode](repeating: .success, count: downloads.count)
            for await (number, code) in group {
                codes[number] = code
                add()
            }
            return codes
        }
    }
}
