/// Why a download stopped, as a stable code and one line for people.
///
/// No case ever carries a request header or the user and password of an address; hosts appear as `name` or `name:port`.
public enum DownloadError: Error, Sendable, Hashable {
    /// The address is not an `http` or `https` address; holds what was given, without user and password.
    case badAddress(String)
    /// The request itself cannot be made; holds the reason.
    case badRequest(String)
    /// Nothing listens at the host.
    case connectionRefused(host: String)
    /// The host's name could not be looked up.
    case hostNotFound(host: String)
    /// No byte came for the idle limit.
    case timedOut(host: String)
    /// The connection ended before the end of the answer.
    case connectionLost(host: String)
    /// The secure connection failed; holds the library's reason.
    case insecureConnection(host: String, reason: String)
    /// The answer was not HTTP.
    case notHTTP(host: String)
    /// The server answered with a status other than success.
    case http(status: Int)
    /// The server asks to wait longer than is allowed; holds the seconds.
    case serverBusy(status: Int, seconds: Int)
    /// More redirects than allowed.
    case tooManyRedirects
    /// A redirect to somewhere a download may not go; holds where, without user and password.
    case badRedirect(String)
    /// The server's answer to a request for a part contradicts itself or the request; holds the detail.
    case badRange(String)
    /// A connection was slower than the least rate for the idle limit.
    case tooSlow(host: String)
    /// The whole took longer than the request allows.
    case timeLimit
    /// A proxy on the way answered in the server's place, with this status.
    case proxyRefused(status: Int)
    /// The partial file was removed, replaced or changed by another program meanwhile.
    case partLost(String)
    /// The body is encoded, so that its bytes are not the file's; holds the encoding.
    case encodedBody(String)
    /// The file on the server is another one than the partial file's, and the request asked not to start over.
    case fileChanged
    /// The file on the server is no newer than the one that is there.
    case upToDate(String)
    /// The body had another length than announced.
    case wrongLength(received: Int64, expected: Int64)
    /// The file is whole but its digest is not the expected one.
    case checksum(expected: String, actual: String)
    /// The destination's folder does not exist.
    case folderMissing(String)
    /// The destination may not be written.
    case notWritable(String)
    /// A file of that name exists, and overwriting was not asked for.
    case fileExists(String)
    /// The destination is a folder where a file was expected.
    case isFolder(String)
    /// A partial file of that name belongs to something else.
    case foreignPartial(String)
    /// Another download writes the same file now.
    case partBusy(String)
    /// The disk, the quota or the file-size limit is full.
    case diskFull(String)
    /// The process has no file descriptor left.
    case tooManyFiles
    /// Any other failure of the file system; holds the path and the system's error number.
    case fileSystem(String, errno: Int32)
    /// Any other failure of the transport; holds its reason.
    case transport(String)
    /// Cancelled by the caller.
    case cancelled
}

extension DownloadError {
    /// A short stable code, such as `http-404`, for programs.
    public var code: String {
        switch self {
        case .badAddress: "bad-address"
        case .badRequest: "bad-request"
        case .connectionRefused: "refused"
        case .hostNotFound: "unresolved"
        case .timedOut: "timed-out"
        case .connectionLost: "connection-lost"
        case .insecureConnection: "tls"
        case .notHTTP: "not-http"
        case .http(let status), .serverBusy(let status, _): "http-\(status)"
        case .tooManyRedirects: "too-many-redirects"
        case .badRedirect: "bad-redirect"
        case .badRange: "bad-range"
        case .tooSlow: "too-slow"
        case .timeLimit: "time-limit"
        case .proxyRefused(let status): "proxy-\(status)"
        case .partLost: "part-lost"
        case .encodedBody: "encoded"
        case .fileChanged: "changed"
        case .upToDate: "up-to-date"
        case .wrongLength: "wrong-length"
        case .checksum: "checksum"
        case .folderMissing: "folder-missing"
        case .notWritable: "not-writable"
        case .fileExists: "exists"
        case .isFolder: "is-folder"
        case .foreignPartial: "foreign-partial"
        case .partBusy: "busy"
        case .diskFull: "disk-full"
        case .tooManyFiles: "too-many-files"
        case .fileSystem: "file-system"
        case .transport: "transport"
        case .cancelled: "cancelled"
        }
    }

    /// Whether the same download may go on from what was kept, once the cause is gone.
    public var isResumable: Bool {
        switch self {
        case .connectionRefused, .hostNotFound, .timedOut, .connectionLost, .serverBusy, .diskFull, .tooManyFiles,
            .partBusy,
            .cancelled,
            .tooSlow, .timeLimit, .proxyRefused, .transport, .insecureConnection, .notHTTP, .fileExists, .isFolder,
            .folderMissing, .notWritable, .fileSystem:
            true
        case .http(let status): status != 404 && status != 410
        case .wrongLength(let received, let expected): received < expected
        case .badAddress, .badRequest, .tooManyRedirects, .badRedirect, .badRange, .encodedBody, .fileChanged,
            .checksum,
            .foreignPartial, .partLost, .upToDate:
            false
        }
    }

    /// What kind of thing has to change before another try can succeed.
    public enum Category: Sendable, Hashable {
        /// The request.
        case request
        /// The network.
        case network
        /// The server or what it holds.
        case server
        /// The disk or the destination.
        case destination
        /// The file's digest.
        case checksum
        /// Nothing: the caller ended it.
        case cancelled
    }

    /// The kind of cause, from which a command derives its exit code.
    public var category: Category {
        switch self {
        case .badAddress, .badRequest: .request
        case .connectionRefused, .hostNotFound, .timedOut, .connectionLost, .insecureConnection, .transport, .tooSlow,
            .timeLimit, .proxyRefused:
            .network
        case .notHTTP, .http, .serverBusy, .tooManyRedirects, .badRedirect, .badRange, .encodedBody, .fileChanged,
            .wrongLength,
            .upToDate:
            .server
        case .checksum: .checksum
        case .folderMissing, .notWritable, .fileExists, .isFolder, .foreignPartial, .partBusy, .diskFull, .tooManyFiles,
            .fileSystem, .partLost:
            .destination
        case .cancelled: .cancelled
        }
    }
}
