/// Gives transfers their turn.
///
/// Lives on the transport's context alone.
///
/// Unchecked because only that context touches it.
final class TransferQueue: @unchecked Sendable {
    private var queue: AdmissionQueue<ObjectIdentifier>
    private var transfers: [ObjectIdentifier: Transfer] = [:]
    private var isAdmitting = false
    /// Holds all of them together to one rate.
    private var limiter: RateLimiter?

    init(jobs: Int, jobsPerHost: Int, rateLimit: Int64? = nil) {
        limiter = rateLimit.flatMap { $0 > 0 ? RateLimiter(bytesPerSecond: $0, at: .zero) : nil }
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

    /// Takes bytes that came to any of them, and returns the wait that they cost.
    func wait(after count: Int, at now: Duration) -> Duration {
        limiter?.wait(after: count, at: now) ?? .zero
    }

    private func admit() {
        guard !isAdmitting else { return }
        isAdmitting = true
        while let id = queue.admitNext() { transfers[id]?.send(.admitted) }
        isAdmitting = false
    }
}
