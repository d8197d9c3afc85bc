import Headway

/// Keeps a download indicator on a transfer: its states as they change, its value once a frame.
@MainActor
final class TransferFollower {
    let transfer: any Transfer
    let policy: TapPolicy
    private var task: Task<Void, Never>?

    /// Calls `changed` at each change of state until dropped.
    init(_ transfer: any Transfer, policy: TapPolicy, changed: @escaping @MainActor () -> Void) {
        self.transfer = transfer
        self.policy = policy
        let changes = transfer.statusChanges
        task = Task { @MainActor in
            for await _ in changes {
                if Task.isCancelled { return }
                changed()
            }
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
    }
}
