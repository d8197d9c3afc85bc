#if canImport(HeadwayDownloads)
import HeadwayDownloads

/// Not called: the address is an example's.
func fetch() async throws {
    let downloader = Downloader()
    let download = downloader.download("https://host/file.zip", into: ".")
    let file = try await download.value  // whole, verified and in place
    print(file)
}
#endif
