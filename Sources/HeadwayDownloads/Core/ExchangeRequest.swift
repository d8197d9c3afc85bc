/// One HTTP request for the transport: a GET of an address with these fields, without following a redirect.
struct ExchangeRequest: Sendable, Equatable {
    /// Whether a connection that already served another request may carry this one.
    enum Connection: Sendable, Equatable {
        /// Only if its response can be told from every other.
        case any
        case new
        /// Whatever the response, if all of it can be taken back: the end is reported only when it is proved to be the
        /// right one (`ResponseHead.isUnproved`).
        case kept
    }

    var address: Address
    var fields: [HeaderField]
    var connection: Connection = .any
    /// Whether it requests a range of a known version, so that its response can be told from every other.
    ///
    /// In HTTP/1.1 only their order assigns responses to requests. A server that once responds twice is one ahead from
    /// then on, and no amount of waiting would show it: over a connection that has been used before only a response
    /// that names the range counts.
    var isForRange = false
    var security = ConnectionSecurity()
    /// The rate in bytes a second at which the receiver reads, nil for no limit: buffers should not be much larger.
    var rateLimit: Int64?
}

/// How a connection is secured.
struct ConnectionSecurity: Sendable, Hashable {
    /// A file of trusted certificate authorities, nil for the system's.
    var authorities: String?
    /// A file with the client's certificate, in PEM, and one with its key if that is not in the first.
    var certificate: String?
    var key: String?
}

struct ExchangeFailure: Sendable, Equatable {
    var error: DownloadError
    /// Whether the connection had served another request before.
    var reusedConnection = false
    /// Whether what such a connection delivered may be another request's response, or came before any request.
    var isDoubtful = false

    /// Whether a reused connection may have been the only problem.
    var isOfConnection: Bool {
        guard reusedConnection else { return false }
        if case .notHTTP = error { return true }
        return isDoubtful
    }
}
