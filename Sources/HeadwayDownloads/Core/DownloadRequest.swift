#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// What to download, where to, and how.
///
/// Nothing is validated when it is created: an invalid request makes the download fail when it is started.
public struct DownloadRequest: Sendable, Hashable {
    /// The destination of the file.
    public enum Destination: Sendable, Hashable {
        /// Into this folder, under the name suggested by the server or the address, made safe.
        case folder(String)
        /// To exactly this path.
        case file(String)
        /// To standard output as it arrives: an interruption is resumed within the run, but a file that changes in the meantime or does
        /// not have the expected digest can only be reported at the end.
        case standardOutput
    }

    /// Whether a digest of the file is computed: of the complete file on disk, not of what was sent.
    public enum Digest: Sendable, Hashable {
        /// Not at all, which is fastest.
        case none
        /// The SHA-256 is computed and reported in the result.
        case computed
        /// Computed, and the download completes only if it matches: 32, 40, 64 or 128 hexadecimal digits of an MD5, SHA-1,
        /// SHA-256 or SHA-512.
        case expected(String)
    }

    /// What to do about a partial file.
    public enum Partial: Sendable, Hashable {
        /// Resume it if that is safe.
        case resume
        /// Start over; a file with that name that is not a partial file is renamed to `NAME.part.old`.
        case restart
    }

    /// What to do about an existing file with the final name.
    public enum Existing: Sendable, Hashable {
        /// Fail, and leave it alone.
        case keep
        /// Replace it, at the end and in one step.
        case overwrite
        /// Leave it alone, and use the next free name: `file.1.iso`.
        case rename
    }

    /// What to do about a body that the server has encoded although it was asked not to.
    public enum Encoded: Sendable, Hashable {
        /// Fail, because the bytes are not the file's.
        case refuse
        /// Keep the bytes as they were sent.
        case keep
    }

    /// Under which condition the file is downloaded.
    public enum Condition: Sendable, Hashable {
        /// Always.
        case always
        /// If the server's file was modified after that time, in seconds since 1970.
        case newer(than: Int64)
    }

    /// What to do if the server's file has changed since the partial file was downloaded.
    public enum Change: Sendable, Hashable {
        /// Download the new one from the start.
        case startOver
        /// Fail with `changed`, and keep the partial file.
        case fail
    }

    /// The address; a user and password in it are sent only to its own origin and are never stored or shown.
    public var url: String
    /// The destination of the file.
    public var destination: Destination
    /// Fields of every request.
    ///
    /// `Authorization`, `Cookie` and `Proxy-Authorization` are never sent to another scheme, host or port.
    public var headers: [HeaderField] = []
    /// Which digest, if any, is computed.
    public var digest = Digest.none
    /// A PEM file of trusted certificate authorities; nil for the system's.
    public var certificateAuthorities: String?
    /// A PEM file with the certificate that this client shows to the server; nil for none.
    public var clientCertificate: String?
    /// A PEM file with that certificate's key; nil if it is in the same file.
    public var clientKey: String?
    /// Other addresses of the same file, tried in order when one has failed permanently; a partial file is resumed from another
    /// address only if tag and length show that it is the same file, or if a digest is expected.
    public var fallbacks: [String] = []
    /// The number of concurrent connections that fetch ranges of the file, clamped to 1...16.
    ///
    /// More than one is used only if the server identifies the version of the file, so that ranges of different versions cannot be
    /// mixed up, and only as many as the server accepts.
    public var connections = 1
    /// The maximum duration of the download; nil for no limit.
    public var timeLimit: Duration?
    /// The minimum rate in bytes a second: a server that is slower for the idle timeout has failed; nil for no limit.
    public var leastRate: Int64?
    /// What to do about an encoded body.
    public var encoded = Encoded.refuse
    /// Under which condition the file is downloaded.
    public var condition = Condition.always
    /// Whether the file is given its modification time from the server.
    public var keepsTime = false
    /// The idle timeout: a server that sends nothing for this long has failed; zero or less counts as one second.
    public var idleTimeout: Duration = .seconds(30)
    /// How failed attempts are retried.
    public var retry = RetryPolicy()
    /// The maximum rate in bytes a second; nil, zero or less for no limit.
    public var rateLimit: Int64?
    /// What to do about a partial file.
    public var partial = Partial.resume
    /// What to do about an existing file.
    public var existing = Existing.keep
    /// What to do about a changed file.
    public var ifChanged = Change.startOver
    /// How long a paused download keeps its connection open; zero closes it at once.
    ///
    /// The default of 30 s is shorter than servers wait (nginx: 60 s, Sources.md#idle-connections).
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
    /// The address without user and password, so that a logged request does not reveal secrets.
    public var description: String { "DownloadRequest(\(Address.redacted(url)))" }

    /// Contains no headers or credentials either.
    public var customMirror: Mirror { Mirror(self, children: ["url": Address.redacted(url)]) }
}
