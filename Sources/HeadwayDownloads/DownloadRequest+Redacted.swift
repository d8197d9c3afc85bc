extension DownloadRequest {
    /// The address without user and password: the form to show and to log.
    public var redactedURL: String { Address.redacted(url) }
}
