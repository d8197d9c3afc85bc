import Headway

extension Transfer {
    /// Reports what has changed, if it is more than the number of bytes.
    func publish() {
        guard let snapshot = machine?.snapshot else { return }
        record.counter.total = snapshot.total
        record.counter.completed = snapshot.received
        var comparable = snapshot
        comparable.received = published.received
        guard comparable != published else { return }
        published = snapshot
        let outcome = machine?.outcome
        // A failure is reported once the received part is on disk or discarded; cancelling and keeping it does not wait for that.
        isOutcomeDue = outcome != nil && closing > 0 && (machine?.state.isFailure == true || isDiscarding)
        record.publish(snapshot, outcome: isOutcomeDue ? nil : outcome)
        guard let outcome else { return }
        detach()
        if case .success = outcome { complete() }
    }

    /// The file has been closed: reports the outcome of the download, unless that has already been done.
    func publishClosed() {
        guard isOutcomeDue, let outcome = machine?.outcome else { return }
        isOutcomeDue = false
        record.publish(published, outcome: outcome)
    }

    /// Reports the bytes, at most a number of times a second.
    func tellProgress(at now: Duration) {
        guard now - lastProgress >= Self.progressStep, let reception = machine?.state.reception else { return }
        lastProgress = now
        guard record.hasListeners, reception.count != published.received else { return }
        published.received = reception.count
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

extension DownloadMachine {
    fileprivate var outcome: DownloadRecord.Outcome? {
        switch state {
        case .completed(let result): .success(result)
        case .failed(let error, _, _): .failure(error)
        case .cancelled: .failure(.cancelled)
        default: nil
        }
    }
}

extension DownloadMachine.State {
    fileprivate var isFailure: Bool {
        if case .failed = self { true } else { false }
    }
}
