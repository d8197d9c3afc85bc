/// One request to one server, without following a redirect.
struct ExchangeRequest: Sendable, Equatable {
    /// Whether a connection that already served another request may carry this one.
    enum Connection: Sendable, Equatable {
        case any
        case new
    }

    var address: Address
    var fields: [HeaderField]
    var connection: Connection = .any
    /// A file of trusted certificate authorities, nil for the system's.
    var authorities: String?
    /// Bytes a second that the receiver will take, nil for no limit: no buffer should hold much more.
    var rateLimit: Int64?
}

/// How an exchange failed.
struct ExchangeFailure: Sendable, Equatable {
    var error: DownloadError
    /// Whether the connection had served another request before.
    var reusedConnection = false
}
