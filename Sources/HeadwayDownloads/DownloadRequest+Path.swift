extension DownloadRequest {
    /// The file's name, as far as it is known before the server has responded: the caller's, or the one in the address.
    package var expectedName: String? {
        switch destination {
        case .file(let path): path.split(separator: "/").last.map(String.init)
        case .folder: FileName.ofAddress(url)
        case .standardOutput: FileName.ofAddress(url)
        }
    }

    /// The host of an address in lower case; nil if it is not an address.
    package static func host(of url: String) -> String? { (try? Address.parse(url))?.0.host }

    /// The seconds since 1970 of a date in UTC, as `2026-11-30` or as HTTP writes them.
    package static func seconds(ofDate text: String) -> Int64? {
        HTTPDate.seconds(text) ?? HTTPDate.seconds(ofDay: text)
    }
}

extension DownloadRequest.Destination {
    /// The path of the file once its name is known, as in a result.
    package func path(of name: String) -> String {
        (try? HeadwayDownloads.Destination(self))?.path(of: name) ?? name
    }
}
