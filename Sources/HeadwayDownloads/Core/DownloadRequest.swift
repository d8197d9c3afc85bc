#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

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
        /// To standard output as it comes: a cut is gone on from within the run, but a file that changes meanwhile, or has
        /// another digest than the expected one, can only be told at the end.
        case standardOutput
    }

    /// Whether a digest of the file is computed: of what is in the file once it is whole, not of what was sent.
    public enum Digest: Sendable, Hashable {
        /// Not at all; the fastest.
        case none
        /// The SHA-256 is computed and reported in the result.
        case computed
        /// Computed, and the download completes only if it is this: 32, 40, 64 or 128 hexadecimal digits of an MD5, SHA-1,
        /// SHA-256 or SHA-512.
        case expected(String)
    }

    /// What to do about a partial file.
    public enum Partial: Sendable, Hashable {
        /// Go on from it where that is safe.
        case resume
        /// Begin it anew; a file of that name that is no partial file is moved aside, to `NAME.part.old`.
        case restart
    }

    /// What to do about a file that has the final name already.
    public enum Existing: Sendable, Hashable {
        /// Fail, and leave it as it is.
        case keep
        /// Replace it, at the end and in one step.
        case overwrite
        /// Leave it as it is, and take the next free name like it: `file.1.iso`.
        case rename
    }

    /// What to do about a body that the server has encoded though it was asked not to.
    public enum Encoded: Sendable, Hashable {
        /// Fail, because the bytes are not the file's.
        case refuse
        /// Keep the bytes as they were sent.
        case keep
    }

    /// When the file is fetched at all.
    public enum Condition: Sendable, Hashable {
        /// In any case.
        case always
        /// If the server's file was changed after that moment, in seconds since 1970.
        case newer(than: Int64)
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
    /// A PEM file with the certificate that this client shows to the server; nil for none.
    public var clientCertificate: String?
    /// A PEM file with that certificate's key; nil where it stands in the same file.
    public var clientKey: String?
    /// Other addresses of the same file, tried in turn when one has failed for good; a part is gone on with only where tag
    /// and length say that it is the same file, or a digest is expected.
    public var fallbacks: [String] = []
    /// Connections that fetch the file at once, in ranges: 1...16, numbers outside are moved there.
    ///
    /// More than one is used only where the server marks the version of its file so that nothing can be joined that does not
    /// belong together, and only as many as it gives.
    public var connections = 1
    /// How long the whole may take; nil for ever.
    public var timeLimit: Duration?
    /// A server that sends fewer bytes a second than this for the idle time-out has failed; nil for no limit.
    public var leastRate: Int64?
    /// What to do about an encoded body.
    public var encoded = Encoded.refuse
    /// When the file is fetched at all.
    public var condition = Condition.always
    /// Whether the file gets the time of its last change on the server.
    public var keepsTime = false
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
    /// How long a paused download keeps its connection; zero drops it at once (30 s is less than servers wait: nginx 60 s, Sources.md#idle-connections).
    public var holdTime: Duration = .seconds(30)

    /// Makes a request for `url`.
    public init(url: String, destination: Destination) {
        self.url = url
        self.destination = destination
    }

    /// Makes a request for `url`; a file URL of the destination is given by its path.
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
