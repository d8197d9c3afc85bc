import Headway

/// Keeps a download indicator up to date with a transfer.
@MainActor
final class TransferFollower {
    let transfer: any Transfer
    let policy: TapPolicy
    private let changed: @MainActor () -> Void
    private var task: Task<Void, Never>?

    /// Calls `changed` at each change of state until this is deallocated.
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

    /// Performs a tap's action in the current state.
    func tap() {
        switch policy.meaning(transfer.status.state) {
        case .start: transfer.start()
        case .pause: transfer.pause()
        case .resume: transfer.resume()
        case .cancel: transfer.cancel()
        case .nothing: break
        }
        // The stream ends with the transfer, which the tap may have restarted.
        if task == nil { watch() }
    }
}
