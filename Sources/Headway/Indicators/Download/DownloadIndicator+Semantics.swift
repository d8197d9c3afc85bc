extension DownloadIndicator {
    /// What it means in its present state.
    var semantics: Semantics {
        var semantics = Semantics()
        semantics.state = state
        semantics.label = state.label
        semantics.actions = state.action
        semantics.isBusy = state == .indeterminate || state == .running && !core.progression.isKnown
        if state == .completed {
            semantics.value = 1
            semantics.percent = 100
        } else if state.showsValue && core.progression.isKnown {
            semantics.value = core.progression.value
            // Full is not done: the last per cent is reserved for the completed state.
            semantics.percent = min(99, core.percent)
        }
        return semantics
    }

    /// What there is to announce: the value while it runs, else the state.
    var subject: Announcement.Subject {
        if state == .running, let percent = semantics.percent { .percent(percent) } else { .label(state.label) }
    }
}

extension DownloadState {
    /// A download is under way.
    var isRun: Bool { self == .indeterminate || self == .running }

    /// No download is under way, and none can be resumed.
    var endsRun: Bool { self == .initial || self == .completed || self == .failed }

    /// The ring and its value show.
    var showsValue: Bool { self == .running || self == .paused || self == .failed }

    /// The default name of a download in its state.
    var label: SemanticLabel {
        switch self {
        case .initial: .download
        case .indeterminate, .running: .downloading
        case .completed: .downloaded
        case .paused: .downloadPaused
        case .failed: .downloadFailed
        }
    }

    /// What a tap does until the app says otherwise.
    public var action: SemanticActions {
        switch self {
        case .initial: .download
        case .indeterminate, .running: .stop
        case .completed: .open
        case .paused: .resume
        case .failed: .retry
        }
    }
}
