/// Decides which downloads may run: first come, first served, within the limits.
struct AdmissionQueue<ID: Hashable & Sendable>: Sendable {
    private(set) var jobs: Int
    let jobsPerHost: Int
    private var waiting: [(id: ID, host: String)] = []
    private var running: [ID: String] = [:]

    /// Limits below 1 count as 1.
    init(jobs: Int, jobsPerHost: Int) {
        self.jobs = max(1, jobs)
        self.jobsPerHost = max(1, jobsPerHost)
    }

    /// Joins the end of the queue; joining twice has no effect.
    mutating func enqueue(_ id: ID, host: String) {
        guard running[id] == nil, !waiting.contains(where: { $0.id == id }) else { return }
        waiting.append((id, host))
    }

    /// Leaves the queue or releases a slot.
    mutating func leave(_ id: ID) {
        waiting.removeAll { $0.id == id }
        running[id] = nil
    }

    var runningCount: Int { running.count }

    /// Lowers the limit to one fewer than are running now, and at least one.
    mutating func lowerJobs() { jobs = max(1, min(jobs, running.count - 1)) }

    /// Removes and returns the next that may run now.
    ///
    /// A host at its limit does not block others.
    mutating func admitNext() -> ID? {
        guard running.count < jobs else { return nil }
        let next = waiting.firstIndex { candidate in
            running.values.count { $0 == candidate.host } < jobsPerHost
        }
        guard let next else { return nil }
        let (id, host) = waiting.remove(at: next)
        running[id] = host
        return id
    }
}
