import Headway

/// What is reported to the outside.
extension DownloadMachine {
    var snapshot: DownloadSnapshot {
        DownloadSnapshot(
            state: shownState, phase: phase, received: received, total: total, resumedFrom: resumedFrom,
            fileName: fileName, error: error, attempt: attempt, restarts: restarts, restart: restart)
    }

    /// The received bytes of the file, as far as this run has verified them.
    var received: Int64 {
        switch state {
        case .receiving(let reception), .holding(let reception, _), .queued(.unhold(let reception, _)): reception.count
        case .finishing(_, let total): total
        case .completed(let result): result.bytes
        case .failed(_, let received, _): received
        case .idle, .cancelled, .locating: 0
        default: hasProgressed ? part?.ranges.count ?? 0 : 0
        }
    }

    /// The total size of the file, once a response in this run has stated it.
    var total: Int64? {
        switch state {
        case .receiving(let reception), .holding(let reception, _), .queued(.unhold(let reception, _)): reception.total
        case .finishing(_, let total): total
        case .completed(let result): result.bytes
        case .failed(_, _, let total): total
        case .idle, .cancelled, .locating: nil
        default: hasProgressed ? part?.version?.total : nil
        }
    }

    /// The bytes in the partial file from which a later run can resume.
    var there: ByteRanges {
        switch state {
        case .receiving(let reception), .holding(let reception, _), .queued(.unhold(let reception, _)):
            reception.received
        case .finishing(_, let total): ByteRanges(upTo: total)
        default: part?.ranges ?? ByteRanges()
        }
    }

    /// The part from which the next request resumes.
    private var part: Part? {
        switch state {
        case .asking(let query), .redirecting(let query): query.part
        case .waiting(let part, _, _), .queued(.ask(let part, _)): part
        case .paused(let part, _): part
        default: nil
        }
    }

    /// Why it stopped, or why it is being retried.
    var error: DownloadError? {
        switch state {
        case .waiting(_, _, let error), .failed(let error, _, _): error
        case .asking(let query), .redirecting(let query): query.because
        case .queued(.ask(_, let error)), .paused(_, let error): error
        case .cancelled: .cancelled
        default: nil
        }
    }

    private var shownState: DownloadState {
        switch state {
        case .idle, .cancelled: .initial
        case .paused, .holding: .paused
        case .completed: .completed
        case .failed: .failed
        case .queued, .locating, .asking, .redirecting, .receiving, .waiting, .finishing:
            total == nil ? .indeterminate : .running
        }
    }

    private var phase: DownloadPhase {
        switch state {
        case .idle, .cancelled: .idle
        case .queued: .queued
        case .locating, .asking, .redirecting: .connecting
        case .receiving: .receiving
        case .waiting: .retrying
        case .holding, .paused: .paused
        case .finishing: .finishing
        case .completed: .completed
        case .failed: .failed
        }
    }
}
