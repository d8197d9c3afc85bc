/// Why a download stopped, as a stable code and a one-line message.
///
/// No case contains request headers or the user and password of an address; hosts appear as `name` or `name:port`.
public enum DownloadError: Error, Sendable, Hashable {
    /// The address is not an `http` or `https` address; contains what was given, without user and password.
    case badAddress(String)
    /// The request is invalid; contains the reason.
    case badRequest(String)
    /// The host refused the connection.
    case connectionRefused(host: String)
    /// The host's name could not be looked up.
    case hostNotFound(host: String)
    /// No data was received within the idle timeout.
    case timedOut(host: String)
    /// The connection ended before the end of the response.
    case connectionLost(host: String)
    /// The secure connection failed; contains the library's reason.
    case insecureConnection(host: String, reason: String)
    /// The response was not HTTP.
    case notHTTP(host: String)
    /// The server responded with a status other than success.
    case http(status: Int)
    /// The server asks to wait longer than is allowed; contains the seconds.
    case serverBusy(status: Int, seconds: Int)
    /// More redirects than allowed.
    case tooManyRedirects
    /// A redirect to a disallowed address; contains the address, without user and password.
    case badRedirect(String)
    /// The response to a range request contradicts itself or the request; contains the details.
    case badRange(String)
    /// A connection was slower than the minimum rate for the idle timeout.
    case tooSlow(host: String)
    /// The download took longer than the request allows.
    case timeLimit
    /// A proxy responded instead of the server, with this status.
    case proxyRefused(status: Int)
    /// The partial file was removed, replaced or changed by another program in the meantime.
    case partLost(String)
    /// The body is encoded, so its bytes are not the file's; contains the encoding.
    case encodedBody(String)
    /// The file on the server has changed since the partial file was downloaded, and the request says not to start over.
    case fileChanged
    /// The file on the server is not newer than the existing one.
    case upToDate(String)
    /// The body did not have the announced length.
    case wrongLength(received: Int64, expected: Int64)
    /// The file is complete, but its digest is not the expected one.
    case checksum(expected: String, actual: String)
    /// The destination's folder does not exist.
    case folderMissing(String)
    /// The destination is not writable.
    case notWritable(String)
    /// A file with that name exists, and overwriting was not requested.
    case fileExists(String)
    /// The destination is a folder, but a file was expected.
    case isFolder(String)
    /// A partial file with that name belongs to another download.
    case foreignPartial(String)
    /// Another download is writing the same file.
    case partBusy(String)
    /// The disk is full, or a quota or file size limit has been reached.
    case diskFull(String)
    /// The process has no file descriptors left.
    case tooManyFiles
    /// Any other file system error; contains the path and the system's error number.
    case fileSystem(String, errno: Int32)
    /// Any other transport error; contains the reason.
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

    /// Whether the download can be resumed once the cause has been resolved.
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

    /// The kind of cause that has to be resolved before another attempt can succeed.
    public enum Category: Sendable, Hashable {
        /// The request.
        case request
        /// The network.
        case network
        /// The server or its file.
        case server
        /// The disk or the destination.
        case destination
        /// The file's digest.
        case checksum
        /// None: the caller cancelled it.
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
