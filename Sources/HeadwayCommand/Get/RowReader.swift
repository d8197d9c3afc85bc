import Headway
import HeadwayDownloads
import HeadwayTerminal
import Synchronization

/// Reads a download as a row of the terminal shows it.
final class RowReader: Sendable {
    private let download: Download
    /// The last reading of a download under way.
    private let last = Mutex<RowReading?>(nil)

    init(_ download: Download) {
        self.download = download
    }

    func read() -> RowReading {
        let snapshot = download.snapshot
        guard snapshot.error != .cancelled else { return interrupted() }
        // A failed row is taken away for a line with the reason, in a moment.
        let state = snapshot.state == .failed ? .indeterminate : snapshot.state
        let reading = RowReading(
            completed: snapshot.received, total: snapshot.total, state: state, title: snapshot.fileName,
            note: snapshot.note)
        last.withLock { $0 = reading }
        return reading
    }

    /// A cancelled download has let go of what it knew, but what it received is kept: it stands still where it was.
    private func interrupted() -> RowReading {
        var reading = last.withLock { $0 } ?? RowReading(completed: 0, total: nil)
        reading.state = .paused
        reading.note = nil
        return reading
    }
}

extension DownloadSnapshot {
    /// What it is doing, where the state does not say so.
    var note: String? {
        switch phase {
        case .queued: "waiting for its turn"
        case .connecting where received > 0: "resuming"
        case .retrying: error.map { "trying again: \($0.message)" } ?? "trying again"
        case .finishing: "finishing"
        default: nil
        }
    }
}
