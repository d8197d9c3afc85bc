import Headway

/// Keeps a download indicator on a transfer: its states as they change, its value ten times a second.
@MainActor
final class TransferFollower {
    let transfer: any Transfer
    let policy: TapPolicy
    private let changed: @MainActor () -> Void
    private var task: Task<Void, Never>?

    /// Calls `changed` at each change of state until dropped.
    init(_ transfer: any Transfer, policy: TapPolicy, changed: @escaping @MainActor () -> Void) {
        self.transfer = transfer
        self.policy = policy
        self.changed = changed
        watch()
    }

    private func watch() {
        let changes = transfer.statusChanges
        task = Task { @MainActor [weak self, changed] in
            for await _ in changes {
                if Task.isCancelled { return }
                changed()
            }
            self?.task = nil
        }
    }

    deinit { task?.cancel() }

    /// Does what a tap means now.
    func tap() {
        switch policy.meaning(transfer.status.state) {
        case .start: transfer.start()
        case .pause: transfer.pause()
        case .resume: transfer.resume()
        case .cancel: transfer.cancel()
        case .nothing: break
        }
        // A stream ends with its transfer, which a tap may have started again.
        if task == nil { watch() }
    }
}
