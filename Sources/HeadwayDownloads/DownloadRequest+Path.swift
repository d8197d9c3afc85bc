extension DownloadRequest.Destination {
    /// The path of the file once its name is known, as a result tells it.
    package func path(of name: String) -> String {
        (try? HeadwayDownloads.Destination(self))?.path(of: name) ?? name
    }
}
