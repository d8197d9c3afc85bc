/// Gives transfers their turn.
///
/// Lives on the transport's context alone.
///
/// Unchecked because only that context touches it.
final class TransferQueue: @unchecked Sendable {
    private var queue: AdmissionQueue<ObjectIdentifier>
    private var transfers: [ObjectIdentifier: Transfer] = [:]
    private var isAdmitting = false

    init(jobs: Int, jobsPerHost: Int) {
        queue = AdmissionQueue(jobs: jobs, jobsPerHost: jobsPerHost)
    }

    func enqueue(_ transfer: Transfer, host: String) {
        let id = ObjectIdentifier(transfer)
        transfers[id] = transfer
        queue.enqueue(id, host: host)
        admit()
    }

    func leave(_ transfer: Transfer) {
        let id = ObjectIdentifier(transfer)
        transfers[id] = nil
        queue.leave(id)
        admit()
    }

    private func admit() {
        guard !isAdmitting else { return }
        isAdmitting = true
        while let id = queue.admitNext() { transfers[id]?.send(.admitted) }
        isAdmitting = false
    }
}
