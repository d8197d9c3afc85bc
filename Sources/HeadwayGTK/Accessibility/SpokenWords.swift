import Headway

/// The words that assistive technology reads of a download control, in English.
enum SpokenWords {
    /// What pressing the control does; nil where it does nothing.
    static func action(_ actions: SemanticActions) -> String? {
        switch actions {
        case .download: "Download"
        case .stop: "Stop download"
        case .resume: "Resume download"
        case .retry: "Try again"
        case .open: "Open"
        default: nil
        }
    }

    /// How it goes; nil before it has begun.
    static func state(_ state: DownloadState, percent: Int?) -> String? {
        switch state {
        case .initial: nil
        case .indeterminate: "waiting"
        case .running: percent.map(Self.percent) ?? "in progress"
        case .paused: percent.map { "paused at " + Self.percent($0) } ?? "paused"
        case .completed: "downloaded"
        case .failed: "failed"
        }
    }

    /// A whole per cent.
    static func percent(_ percent: Int) -> String { "\(percent) percent" }

    /// Parts of a sentence, those that there are.
    static func joined(_ parts: String?...) -> String {
        parts.compactMap(\.self).joined(separator: ", ")
    }
}
