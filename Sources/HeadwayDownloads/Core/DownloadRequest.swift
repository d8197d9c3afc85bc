public import Foundation

/// What to fetch, where to put it, and how.
///
/// Nothing is checked when it is made: a flaw is the error of the download that was started with it.
public struct DownloadRequest: Sendable, Hashable {
    /// Where the file goes.
    public enum Destination: Sendable, Hashable {
        /// Into this folder, under the name that the server or the address suggests, made safe.
        case folder(String)
        /// To exactly this path.
        case file(String)
    }

    /// Whether the file's SHA-256 is computed while it is written.
    public enum Digest: Sendable, Hashable {
        /// Not at all; the fastest.
        case none
        /// Computed and told in the result.
        case computed
        /// Computed, and the download completes only if it is this: 64 hexadecimal digits.
        case expected(String)
    }

    /// What to do about a partial file.
    public enum Partial: Sendable, Hashable {
        /// Go on from it where that is safe.
        case resume
        /// Replace it, whatever it is.
        case restart
    }

    /// What to do about a file that has the final name already.
    public enum Existing: Sendable, Hashable {
        /// Fail, and leave it as it is.
        case keep
        /// Replace it, at the end and in one step.
        case overwrite
    }

    /// What to do when the server's file is no longer the one that the partial file belongs to.
    public enum Change: Sendable, Hashable {
        /// Fetch the new one from its start.
        case startOver
        /// Fail with `changed`, and keep the part.
        case fail
    }

    /// The address; a user and password in it authorize at its origin alone and are never stored or shown.
    public var url: String
    /// Where the file goes.
    public var destination: Destination
    /// Fields of every request.
    ///
    /// `Authorization`, `Cookie` and `Proxy-Authorization` are not sent to another scheme, host or port.
    public var headers: [HeaderField] = []
    /// Whether and what digest is computed.
    public var digest = Digest.none
    /// A PEM file of trusted certificate authorities; nil for the system's.
    public var certificateAuthorities: String?
    /// A server that sends nothing for this long has failed; zero or less is taken as one second.
    public var idleTimeout: Duration = .seconds(30)
    /// How failed attempts are repeated.
    public var retry = RetryPolicy()
    /// Bytes a second at most; nil, zero or less for no limit.
    public var rateLimit: Int64?
    /// What to do about a partial file.
    public var partial = Partial.resume
    /// What to do about an existing file.
    public var existing = Existing.keep
    /// What to do about a changed file.
    public var ifChanged = Change.startOver
    /// How long a paused download keeps its connection; zero drops it at once (30 s is less than servers allow, Sources.md#idle-connections).
    public var holdTime: Duration = .seconds(30)

    /// Makes a request for `url`.
    public init(url: String, destination: Destination) {
        self.url = url
        self.destination = destination
    }

    /// Makes a request for `url`.
    public init(url: URL, destination: Destination) {
        self.init(url: url.absoluteString, destination: destination)
    }
}

extension DownloadRequest: CustomStringConvertible, CustomReflectable {
    /// The address without user and password: a request that is logged gives no secret away.
    public var description: String { "DownloadRequest(\(Address.redacted(url)))" }

    /// Shows no header and no credential either.
    public var customMirror: Mirror { Mirror(self, children: ["url": Address.redacted(url)]) }
}
