/// What an indicator means, for assistive technology and for hosts without pictures.
public struct Semantics: Sendable, Hashable {
    /// What kind of thing it is.
    public enum Role: UInt8, Sendable, Hashable {
        /// Shows how far something is.
        case progressBar
    }

    /// What kind of thing it is.
    public var role = Role.progressBar
    /// Its name, until the app gives one.
    public var label = SemanticLabel.progress
    /// The value that was set last, 0…1; nil while it is not known.
    public var value: Double?
    /// The value as a whole per cent; 100 only when done; nil while it is not known.
    public var percent: Int?
    /// True while something goes on of which no value is known.
    public var isBusy = false
    /// What a user may do now.
    public var actions: SemanticActions = []
    /// The state, where the indicator has states.
    public var state: DownloadState?

    /// Makes the semantics of an indicator of which nothing is known.
    public init() {}

    /// A value in 0…1 as a whole per cent, nearest, but 100 only for 1 itself.
    public static func percent(of value: Double) -> Int {
        if value >= 1 { return 100 }
        return min(99, Int((value.clampedToUnit * 100).rounded(.toNearestOrAwayFromZero)))
    }
}

/// The names an indicator goes by until the app gives one.
public enum SemanticLabel: UInt8, Sendable, Hashable {
    /// A linear or circular indicator.
    case progress
    /// A download that may be started.
    case download
    /// A download under way.
    case downloading
    /// A download that was stopped by the user.
    case downloadPaused
    /// A download that was stopped by an error.
    case downloadFailed
    /// A download that is there.
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

/// What a user may do with an indicator.
public struct SemanticActions: OptionSet, Sendable, Hashable {
    /// One bit an action.
    public let rawValue: UInt8

    /// Makes a set from its bits; unknown bits mean nothing.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Start the download.
    public static let download = SemanticActions(rawValue: 1)
    /// Stop it.
    public static let stop = SemanticActions(rawValue: 2)
    /// Go on with a paused one.
    public static let resume = SemanticActions(rawValue: 4)
    /// Try a failed one again.
    public static let retry = SemanticActions(rawValue: 8)
    /// Open what was downloaded.
    public static let open = SemanticActions(rawValue: 16)
}
