import Headway
import HeadwayDownloads
import HeadwayTerminal
import Synchronization

extension Download {
    /// The download as a row of the terminal shows it.
    ///
    /// A failed row stays as it was, since it is about to be replaced by a line with the reason. A cancelled download no longer has
    /// its details, but what it received is kept, so its row stays where it was.
    var rowSource: @Sendable () -> RowReading {
        let last = LastReading()
        return { [self] in
            let snapshot = snapshot
            guard snapshot.error != .cancelled else { return last.paused }
            var reading = RowReading(snapshot.status)
            if snapshot.state == .failed { reading.state = .indeterminate }
            // Nothing has started yet.
            if snapshot.phase == .queued { reading.state = .initial }
            last.reading.withLock { $0 = reading }
            return reading
        }
    }
}

/// The last reading before the end.
private final class LastReading: Sendable {
    let reading = Mutex(RowReading(completed: 0, total: nil))

    /// The same, at rest.
    var paused: RowReading {
        var reading = reading.withLock { $0 }
        (reading.state, reading.note) = (.paused, nil)
        return reading
    }
}
