/// Gives transfers their turn.
///
/// Used only on the transport's context.
///
/// Unchecked because only that context touches it.
final class TransferQueue: @unchecked Sendable {
    private var queue: AdmissionQueue<ObjectIdentifier>
    private var transfers: [ObjectIdentifier: Transfer] = [:]
    private var isAdmitting = false
    /// Transfers that have received everything and wait for the disk, or for the proof that it is the right file: they
    /// give up their slots to others, up to a number.
    private var finishing: Set<ObjectIdentifier> = []
    private static let mostFinishing = 192
    /// Limits all of them together to one rate.
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

    /// Gives its slot to another while its file is verified and flushed.
    func finish(_ transfer: Transfer) {
        let id = ObjectIdentifier(transfer)
        finishing.insert(id)
        queue.leave(id)
        admit()
    }

    /// Whether others are running, which will release something.
    func hasOthers(_ transfer: Transfer) -> Bool {
        queue.runningCount + finishing.count > 1
    }

    /// Runs fewer at once from now on: the process does not have enough descriptors for as many.
    func lowerJobs() { queue.lowerJobs() }

    func leave(_ transfer: Transfer) {
        let id = ObjectIdentifier(transfer)
        finishing.remove(id)
        transfers[id] = nil
        queue.leave(id)
        admit()
    }

    var isLimited: Bool { limiter != nil }

    /// Counts bytes received by any of them, and returns how long to wait for them.
    func wait(after count: Int, at now: Duration) -> Duration {
        limiter?.wait(after: count, at: now) ?? .zero
    }

    private func admit() {
        guard !isAdmitting else { return }
        isAdmitting = true
        while finishing.count < Self.mostFinishing, let id = queue.admitNext() { transfers[id]?.send(.admitted) }
        isAdmitting = false
    }
}
