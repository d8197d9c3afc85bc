#if canImport(HeadwayDownloads)
import HeadwayDownloads

/// Not called: the address is an example's.
func fetch(digest: String) async throws {
    let downloader = Downloader(jobs: 3, jobsPerHost: 6)
    var request = DownloadRequest(url: "https://example.org/disk.iso", destination: .folder("."))
    request.digest = .expected(digest)  // 64 hexadecimal digits
    let download = downloader.download(request)  // a Sendable handle; nothing happens yet
    download.start()  // and pause(), resume(), cancel()
    for await snapshot in download.snapshots { print(snapshot) }  // states, and up to 30 a second between
    let file = try await download.value  // path, bytes, sha256; throws DownloadError
    print(file)
}
#endif
