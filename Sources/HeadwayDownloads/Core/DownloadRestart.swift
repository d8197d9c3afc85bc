/// Why what was received had to be thrown away and the file fetched from its start.
public enum DownloadRestart: Sendable, Hashable {
    /// The file on the server is another one.
    case fileChanged
    /// The server gave no mark of the file's version by which a part could be continued, or one that never changes.
    case noValidator
    /// The server sent the whole file though a part was asked for.
    case rangeIgnored
    /// The server refused to send a part, with this status.
    case rangeRefused(status: Int)

    /// One line for people, to follow "started over: ".
    public var message: String {
        switch self {
        case .fileChanged: "the file on the server has changed"
        case .noValidator: "the server tells no version to resume by"
        case .rangeIgnored: "the server does not resume"
        case .rangeRefused(let status): "the server refused to resume (\(status))"
        }
    }
}
