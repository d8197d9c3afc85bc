import Headway

extension Transfer {
    /// Tells what has changed, if it is more than the count of bytes.
    func publish() {
        guard let machine else { return }
        let snapshot = machine.snapshot
        record.counter.total = snapshot.total
        record.counter.completed = snapshot.received
        var comparable = snapshot
        comparable.received = published.received
        guard comparable != published else { return }
        published = snapshot
        record.publish(snapshot, outcome: outcome(machine))
        if machine.state == .completed || machine.state == .failed || machine.state == .cancelled { detach() }
    }

    private func outcome(_ machine: DownloadMachine) -> DownloadRecord.Outcome? {
        switch machine.state {
        case .completed:
            result.map { .success($0) } ?? .failure(.transport("the download lost its result"))
        case .failed: .failure(machine.error ?? .transport("the download failed without a reason"))
        case .cancelled: .failure(.cancelled)
        default: nil
        }
    }

    /// Tells the bytes, at most so many times a second.
    func tellProgress(at now: Duration) {
        guard now - lastProgress >= Self.progressStep, let machine, machine.state == .receiving else { return }
        lastProgress = now
        guard record.hasListeners, machine.offset != published.received else { return }
        published.received = machine.offset
        record.publish(published)
    }

    func attach() {
        guard !isAttached else { return }
        isAttached = true
        transport.attach(self)
    }

    private func detach() {
        guard isAttached else { return }
        isAttached = false
        transport.detach(self)
    }
}
