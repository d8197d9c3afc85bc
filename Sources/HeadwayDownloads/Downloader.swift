#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Makes downloads and schedules them: a limited number at once, and a limited number from one host.
///
/// Safe to use from any thread and any isolation. When it and all its downloads have been deallocated, running transfers are
/// cancelled, and what has been received is kept for the next time.
///
///     let downloader = Downloader()
///     let download = downloader.download("https://host/file.zip", into: ".")
///     let file = try await download.value  // whole, verified and in place
public final class Downloader: Sendable {
    private let lease: TransportLease
    private let queue: TransferQueue

    /// Makes a downloader; limits below 1 count as 1.
    ///
    /// - Parameters:
    ///   - jobs: the number of concurrent downloads.
    ///   - jobsPerHost: the number of them from the same scheme, host and port (6, as in browsers).
    ///   - rateLimit: the rate of all downloads together in bytes a second; nil, zero or less for no limit.
    public convenience init(jobs: Int = 3, jobsPerHost: Int = 6, rateLimit: Int64? = nil) {
        self.init(jobs: jobs, jobsPerHost: jobsPerHost, rateLimit: rateLimit, transport: DefaultTransport.make())
    }

    init(jobs: Int, jobsPerHost: Int, rateLimit: Int64? = nil, transport: any Transport) {
        lease = TransportLease(transport)
        queue = TransferQueue(jobs: jobs, jobsPerHost: jobsPerHost, rateLimit: rateLimit)
    }

    /// Waits, for a limited time, until everything received by downloads that have ended is on disk; call it before a program exits.
    public static func settle(within patience: Duration = .seconds(1)) -> Bool {
        FilePool.shared.waitUntilDone(Date(timeIntervalSinceNow: patience / .seconds(1)))
    }

    /// Makes a download; nothing happens before it is started.
    public func download(_ request: DownloadRequest) -> Download {
        let record = DownloadRecord()
        let transfer = Transfer(request, record: record, transport: lease.transport, queue: queue)
        return Download(request, record: record, lease: lease, transfer: transfer)
    }

    /// Makes a download of `url` into `folder`; nothing happens before it is started.
    public func download(_ url: String, into folder: String) -> Download {
        download(DownloadRequest(url: url, destination: .folder(folder)))
    }

    /// Makes a download of `url` into `folder`, a file URL; nothing happens before it is started.
    public func download(_ url: URL, into folder: URL) -> Download {
        download(DownloadRequest(url: url, destination: .folder(folder.path)))
    }
}
