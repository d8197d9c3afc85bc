/// Makes downloads and gives them their turn: so many at once, and so many from one host.
///
/// Safe to use from any thread and any isolation. When it and all its downloads are gone, what still runs is cancelled
/// and what was received stays for the next time.
public final class Downloader: Sendable {
    private let lease: TransportLease
    private let queue: TransferQueue

    /// Makes a downloader; limits below 1 count as 1.
    ///
    /// - Parameters:
    ///   - jobs: downloads that run at once.
    ///   - jobsPerHost: those among them from one scheme, host and port (6 as browsers have it).
    public convenience init(jobs: Int = 3, jobsPerHost: Int = 6) {
        self.init(jobs: jobs, jobsPerHost: jobsPerHost, transport: DefaultTransport.make())
    }

    init(jobs: Int, jobsPerHost: Int, transport: any Transport) {
        lease = TransportLease(transport)
        queue = TransferQueue(jobs: jobs, jobsPerHost: jobsPerHost)
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
}
