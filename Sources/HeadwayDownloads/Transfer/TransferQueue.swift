/// Gives transfers their turn.
///
/// Lives on the transport's context alone.
///
/// Unchecked because only that context touches it.
final class TransferQueue: @unchecked Sendable {
    private var queue: AdmissionQueue<ObjectIdentifier>
    private var transfers: [ObjectIdentifier: Transfer] = [:]
    private var isAdmitting = false
    /// Those that have received all and wait for the disk, or for the proof that it is the right file: they leave their place
    /// to others, up to a number.
    private var finishing: Set<ObjectIdentifier> = []
    private static let mostFinishing = 96
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

    /// Gives its place to another while its file is verified and flushed.
    func finish(_ transfer: Transfer) {
        let id = ObjectIdentifier(transfer)
        finishing.insert(id)
        queue.leave(id)
        admit()
    }

    /// Whether others run, who will give something back.
    func hasOthers(_ transfer: Transfer) -> Bool {
        queue.runningCount + finishing.count > 1
    }

    /// Fewer at once from now on: the process has not enough descriptors for so many.
    func lowerJobs() { queue.lowerJobs() }

    func leave(_ transfer: Transfer) {
        let id = ObjectIdentifier(transfer)
        finishing.remove(id)
        transfers[id] = nil
        queue.leave(id)
        admit()
    }

    var isLimited: Bool { limiter != nil }

    /// Takes bytes that came to any of them, and returns the wait that they cost.
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
