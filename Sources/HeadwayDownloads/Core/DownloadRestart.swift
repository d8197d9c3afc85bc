/// Why received data was discarded and the download started over.
public enum DownloadRestart: Sendable, Hashable {
    /// The file on the server has changed.
    case fileChanged
    /// The server does not identify the file's version, or does so in a way that never changes, so that it cannot be resumed.
    case noValidator
    /// The server sent the whole file although a range was requested.
    case rangeIgnored
    /// The server refused to send a range, with this status.
    case rangeRefused(status: Int)

    /// A one-line message, to follow "started over: ".
    public var message: String {
        switch self {
        case .fileChanged: "the file on the server has changed"
        case .noValidator: "the server does not identify the file's version"
        case .rangeIgnored: "the server does not support resuming"
        case .rangeRefused(let status): "the server refused to resume (\(status))"
        }
    }
}
