extension DownloadMachine {
    /// An address of the file.
    struct Source: Sendable, Equatable {
        var address: Address
        /// Fields that only the address's own origin may see.
        var credentials: [HeaderField] = []
    }

    struct Configuration: Sendable {
        /// The addresses of the file, in the order in which they are tried; at least one.
        var sources: [Source]
        /// Fields of every request, without those that authorize.
        var fields: [HeaderField] = []
        /// The file's name; nil for the one suggested by the server or the address.
        var fileName: String?
        /// How the connection is secured.
        var security = ConnectionSecurity()
        var rateLimit: Int64?
        /// The number of concurrent connections for one file, at least 1.
        var connections = 1
        var idleLimit: Duration = .seconds(30)
        var holdLimit: Duration = .seconds(30)
        var timeLimit: Duration?
        /// The rate in bytes a second below which a connection counts as dead.
        var leastRate: Int64?
        var retry = RetryPolicy()
        var ifChanged: DownloadRequest.Change = .startOver
        var takesEncoded = false
        /// Whether bytes cannot be taken back once written.
        var isStream = false
        /// Whether the complete file will be compared with a known digest.
        var isVerified = false
        /// The condition of a request for the whole file, and what it is compared with.
        var condition: [HeaderField] = []
        var seed: UInt64 = 0
    }

    /// More is a loop (Sources.md#download-practice).
    static let redirectLimit = 20
    /// A redirect's body up to this many bytes is read to keep the connection (chosen by eye).
    static let ignorableBody: Int64 = 64 << 10
}
