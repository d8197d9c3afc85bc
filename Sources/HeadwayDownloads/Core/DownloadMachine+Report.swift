import Headway

/// What the outside is told.
extension DownloadMachine {
    var snapshot: DownloadSnapshot {
        DownloadSnapshot(
            state: shownState, phase: phase, received: offset, total: total, resumedFrom: resumedFrom,
            fileName: fileName, error: error, attempt: attempt, restarts: restarts)
    }

    private var shownState: DownloadState {
        switch state {
        case .idle, .cancelled: .initial
        case .paused, .holding: .paused
        case .completed: .completed
        case .failed: .failed
        case .queued, .locating, .preparing, .asking, .redirecting, .receiving, .waiting, .finishing:
            total == nil ? .indeterminate : .running
        }
    }

    private var phase: DownloadPhase {
        switch state {
        case .idle, .cancelled: .idle
        case .queued: .queued
        case .locating, .preparing, .asking, .redirecting: .connecting
        case .receiving: .receiving
        case .waiting: .retrying
        case .holding, .paused: .paused
        case .finishing: .finishing
        case .completed: .completed
        case .failed: .failed
        }
    }
}
