import Headway
import HeadwayHosting

/// The words that assistive technology reads for a download control, in the user's language.
@MainActor enum SpokenWords {
    private static var words: Wording { .current }

    /// What pressing the control does; nil if it does nothing.
    static func action(_ actions: SemanticActions) -> String? {
        switch actions {
        case .download: words[.download]
        case .stop: words[.stopDownload]
        case .resume: words[.resumeDownload]
        case .retry: words[.retry]
        case .open: words[.open]
        default: nil
        }
    }

    /// The state; nil before it has started.
    static func state(_ state: DownloadState, percent: Int?) -> String? {
        switch state {
        case .initial: nil
        case .indeterminate: words[.waiting]
        case .running: percent.map(words.percent) ?? words[.inProgress]
        case .paused: percent.map { words(.pausedAt, words.percent($0)) } ?? words[.paused]
        case .completed: words[.finished]
        case .failed: words[.failed]
        }
    }

    static func percent(_ percent: Int) -> String { words.percent(percent) }

    /// Joins the parts of a sentence that are not nil.
    static func joined(_ parts: String?...) -> String {
        parts.compactMap(\.self).joined(separator: ", ")
    }
}
