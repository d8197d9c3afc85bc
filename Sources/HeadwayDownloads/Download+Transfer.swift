import Headway
public import HeadwayHosting

/// A download can be followed by an indicator in one line: `view.follow(download)`.
extension Download: HeadwayHosting.Transfer {
    /// The current status, as an indicator shows it.
    public var status: TransferStatus { snapshot.status }

    /// Cancels it and keeps what has been received for a later start.
    public func cancel() { cancel(.kept) }

    /// A status at each change of state, the current one first; ends when the download is completed or cancelled.
    public var statusChanges: AsyncStream<TransferStatus> { statusChanges { $0.status } }

    /// The same for a host that shows snapshots in its own way.
    package func statusChanges(
        as status: @escaping @Sendable (DownloadSnapshot) -> TransferStatus
    ) -> AsyncStream<TransferStatus> {
        let (stream, continuation) = AsyncStream<TransferStatus>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let task = Task { [stateChanges] in
            var last: DownloadState?
            for await snapshot in stateChanges {
                let present = status(snapshot)
                if present.state == last { continue }
                last = present.state
                continuation.yield(present)
            }
            continuation.finish()
        }
        continuation.onTermination = { _ in task.cancel() }
        return stream
    }
}

extension DownloadSnapshot {
    /// The snapshot as an indicator shows it: with a fraction only if the total is known.
    public var status: TransferStatus {
        TransferStatus(
            state: state, progress: fraction.map(ProgressValue.fraction) ?? .unknown,
            amount: ProgressAmount(completed: received, total: total), title: fileName, note: note)
    }

    /// What it is doing, if the state alone does not say so.
    private var note: TransferNote? {
        switch phase {
        case .queued: .word(.waitingForTurn)
        case .connecting where received > 0: .word(.resuming)
        case .retrying: error.map { .word(.retryingAfter, value: $0.message) } ?? .word(.retrying)
        case .finishing: .word(.finishing)
        default: nil
        }
    }
}
