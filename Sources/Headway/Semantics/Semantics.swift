/// What an indicator means, for assistive technology and for hosts without graphics.
public struct Semantics: Sendable, Hashable {
    /// The kind of element.
    public enum Role: UInt8, Sendable, Hashable {
        /// Shows how far something is.
        case progressBar
    }

    /// The kind of element.
    public var role = Role.progressBar
    /// Its name, until the app sets one.
    public var label = SemanticLabel.progress
    /// The value that was set last, 0…1; nil while it is unknown.
    public var value: Double?
    /// The value as a whole per cent, 100 only when done; nil while it is unknown.
    public var percent: Int?
    /// True while something is in progress without a known value.
    public var isBusy = false
    /// The actions that are available now.
    public var actions: SemanticActions = []
    /// The state, if the indicator has states.
    public var state: DownloadState?

    /// Makes the semantics of an indicator of which nothing is known yet.
    public init() {}

    /// A value in 0…1 rounded to a whole per cent, but 100 only for 1 itself.
    public static func percent(of value: Double) -> Int {
        if value >= 1 { return 100 }
        return min(99, Int((value.clampedToUnit * 100).rounded(.toNearestOrAwayFromZero)))
    }
}

/// An indicator's default names, used until the app sets one.
public enum SemanticLabel: UInt8, Sendable, Hashable {
    /// A linear or circular indicator.
    case progress
    /// A download that may be started.
    case download
    /// A download in progress.
    case downloading
    /// A paused download.
    case downloadPaused
    /// A failed download.
    case downloadFailed
    /// A completed download.
    case downloaded

    /// The name in English.
    public var text: StaticString {
        switch self {
        case .progress: "Progress"
        case .download: "Download"
        case .downloading: "Downloading"
        case .downloadPaused: "Download paused"
        case .downloadFailed: "Download failed"
        case .downloaded: "Downloaded"
        }
    }
}

/// What a user can do with an indicator.
public struct SemanticActions: OptionSet, Sendable, Hashable {
    /// One bit per action.
    public let rawValue: UInt8

    /// Makes a set from its bits; unknown bits mean nothing.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Start the download.
    public static let download = SemanticActions(rawValue: 1)
    /// Stop it.
    public static let stop = SemanticActions(rawValue: 2)
    /// Resume a paused download.
    public static let resume = SemanticActions(rawValue: 4)
    /// Retry a failed download.
    public static let retry = SemanticActions(rawValue: 8)
    /// Open the downloaded file.
    public static let open = SemanticActions(rawValue: 16)
}
