import Headway
import HeadwayDownloads
import HeadwayTerminal
import Synchronization

extension Download {
    /// The download as a row of the terminal shows it.
    ///
    /// A failed row stays as it was: it is taken away for a line with the reason, in a moment. A cancelled download has let go of
    /// what it knew, but what it received is kept: it stands still where it was.
    var rowSource: @Sendable () -> RowReading {
        let last = LastReading()
        return { [self] in
            let snapshot = snapshot
            guard snapshot.error != .cancelled else { return last.paused }
            var reading = RowReading(snapshot.status)
            if snapshot.state == .failed { reading.state = .indeterminate }
            // Nothing goes on yet.
            if snapshot.phase == .queued { reading.state = .initial }
            last.reading.withLock { $0 = reading }
            return reading
        }
    }
}

/// The last reading of a download under way.
private final class LastReading: Sendable {
    let reading = Mutex(RowReading(completed: 0, total: nil))

    /// The same, at rest.
    var paused: RowReading {
        var reading = reading.withLock { $0 }
        (reading.state, reading.note) = (.paused, nil)
        return reading
    }
}
