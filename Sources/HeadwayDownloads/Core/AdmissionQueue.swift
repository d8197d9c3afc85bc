/// Decides which downloads may run: first come, first served, within the limits.
struct AdmissionQueue<ID: Hashable & Sendable>: Sendable {
    private(set) var jobs: Int
    let jobsPerHost: Int
    /// In order of arrival; nil where one has left, as all before `first` have.
    private var waiting: [(id: ID, host: String)?] = []
    private var first = 0
    /// The index of each of them.
    private var places: [ID: Int] = [:]
    private var running: [ID: String] = [:]
    private var runningPerHost: [String: Int] = [:]

    /// Limits below 1 count as 1.
    init(jobs: Int, jobsPerHost: Int) {
        self.jobs = max(1, jobs)
        self.jobsPerHost = max(1, jobsPerHost)
    }

    /// Joins the end of the queue; joining twice has no effect.
    mutating func enqueue(_ id: ID, host: String) {
        guard running[id] == nil, places[id] == nil else { return }
        places[id] = waiting.count
        waiting.append((id, host))
    }

    /// Leaves the queue or releases a slot.
    mutating func leave(_ id: ID) {
        if let place = places.removeValue(forKey: id) { remove(at: place) }
        if let host = running.removeValue(forKey: id) {
            let rest = (runningPerHost[host] ?? 1) - 1
            runningPerHost[host] = rest > 0 ? rest : nil
        }
    }

    var runningCount: Int { running.count }

    /// Lowers the limit to one fewer than are running now, and at least one.
    mutating func lowerJobs() { jobs = max(1, min(jobs, running.count - 1)) }

    /// Removes and returns the next that may run now.
    ///
    /// A host at its limit does not block others.
    mutating func admitNext() -> ID? {
        guard running.count < jobs else { return nil }
        for place in first..<waiting.count {
            guard let (id, host) = waiting[place], runningPerHost[host, default: 0] < jobsPerHost else { continue }
            places[id] = nil
            remove(at: place)
            running[id] = host
            runningPerHost[host, default: 0] += 1
            return id
        }
        return nil
    }

    /// Leaves a gap, so that not every one of a thousand has to move.
    private mutating func remove(at place: Int) {
        waiting[place] = nil
        while first < waiting.count, waiting[first] == nil { first += 1 }
        guard places.count < waiting.count / 2 || places.isEmpty else { return }
        waiting.removeAll { $0 == nil }
        first = 0
        for (place, entry) in waiting.enumerated() { if let entry { places[entry.id] = place } }
    }
}
