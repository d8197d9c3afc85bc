import Glibc
import Headway
import HeadwayCommandLine
import HeadwayDownloads
import HeadwayHosting

/// Reports downloads as JSON on standard output, one object per line (specification: "--progress json").
struct JSONReport {
    let downloads: [Download]
    /// A line for each change of state, and at most one in this time between them.
    static let interval = TimeSpan.milliseconds(200)

    init(_ downloads: [Download]) {
        self.downloads = downloads
    }

    /// Runs all downloads to their ends.
    func run() async -> [ExitCode] {
        await ExitCode.all(downloads) { _, download in await Self.follow(download) }
    }

    private static func follow(_ download: Download) async -> ExitCode {
        // Before the start, so that the first state is reported too.
        let snapshots = download.snapshots
        let lines = Task { await report(download, snapshots) }
        defer { lines.cancel() }
        do {
            let result = try await download.value
            lines.cancel()
            _ = await lines.value
            Console.write(JSONLine.completed(download, result) + "\n")
            return .success
        } catch {
            lines.cancel()
            let last = await lines.value
            // A cancelled download no longer has its details.
            Console.write(JSONLine.failed(download, error, error == .cancelled ? last : download.snapshot) + "\n")
            return ExitCode(error)
        }
    }

    /// Reports progress until the download has ended or the task is cancelled; returns the last snapshot before the end.
    private static func report(_ download: Download, _ snapshots: DownloadSnapshots) async -> DownloadSnapshot {
        let clock = HostClock()
        var throughput: Throughput?
        var last: (state: DownloadState, at: Instant)?
        var latest = download.snapshot
        for await snapshot in snapshots {
            guard snapshot.error != .cancelled else { break }
            latest = snapshot
            if Task.isCancelled { break }
            guard snapshot.state != .completed, snapshot.state != .failed else { continue }
            let now = clock.now
            if throughput == nil, snapshot.phase == .receiving {
                throughput = Throughput(completed: snapshot.resumedFrom, at: now)
            }
            throughput?.sample(completed: snapshot.received, total: snapshot.total, at: now)
            if let last, last.state == snapshot.state, now - last.at < interval { continue }
            last = (snapshot.state, now)
            Console.write(JSONLine.progress(download, snapshot, throughput) + "\n")
        }
        return latest
    }
}
