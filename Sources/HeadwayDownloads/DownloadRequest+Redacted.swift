extension DownloadRequest {
    /// The address without user and password, and without control characters: the form to show and to log.
    public var redactedURL: String { DownloadError.oneLine(Address.redacted(url)) }
}
