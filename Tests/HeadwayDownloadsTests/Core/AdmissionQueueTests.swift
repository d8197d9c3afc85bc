import Testing

@testable import HeadwayDownloads

@Suite(.limited) struct AdmissionQueueTests {
    private func admitted(_ queue: inout AdmissionQueue<Int>) -> [Int] {
        var all: [Int] = []
        while let id = queue.admitNext() { all.append(id) }
        return all
    }

    @Test func `first come, first served, within the jobs`() {
        var queue = AdmissionQueue<Int>(jobs: 2, jobsPerHost: 9)
        for id in 1...4 { queue.enqueue(id, host: "a") }
        #expect(admitted(&queue) == [1, 2])
        queue.leave(1)
        #expect(admitted(&queue) == [3])
        queue.leave(4)
        queue.leave(2)
        #expect(admitted(&queue) == [])
    }

    @Test func `a host at its limit holds nobody else up`() {
        var queue = AdmissionQueue<Int>(jobs: 3, jobsPerHost: 1)
        queue.enqueue(1, host: "a")
        queue.enqueue(2, host: "a")
        queue.enqueue(3, host: "b")
        #expect(admitted(&queue) == [1, 3])
        queue.leave(1)
        #expect(admitted(&queue) == [2])
    }

    @Test func `asking twice is asking once, and limits below 1 are 1`() {
        var queue = AdmissionQueue<Int>(jobs: 0, jobsPerHost: -3)
        queue.enqueue(1, host: "a")
        queue.enqueue(1, host: "a")
        #expect(admitted(&queue) == [1])
        queue.enqueue(1, host: "a")
        queue.leave(1)
        #expect(admitted(&queue) == [])
    }

    @Test func `the limits hold over random traffic`() {
        for seed in UInt64(0)..<60 {
            var random = SplitMix(seed: seed)
            var queue = AdmissionQueue<Int>(jobs: 3, jobsPerHost: 2)
            var running: [Int: Int] = [:]
            for _ in 0..<200 {
                let id = Int.random(in: 0..<12, using: &random)
                if Bool.random(using: &random) {
                    queue.enqueue(id, host: "\(id % 3)")
                } else {
                    queue.leave(id)
                    running[id] = nil
                }
                for id in admitted(&queue) { running[id] = id % 3 }
                #expect(running.count <= 3 && (0..<3).allSatisfy { host in running.values.count { $0 == host } <= 2 })
            }
        }
    }

    @Test func `those in the middle may leave and come again`() {
        var queue = AdmissionQueue<Int>(jobs: 1, jobsPerHost: 1)
        for id in 0..<100 { queue.enqueue(id, host: "a") }
        for id in 10..<90 { queue.leave(id) }
        queue.enqueue(50, host: "a")
        var order: [Int] = []
        while let id = queue.admitNext() {
            order.append(id)
            queue.leave(id)
        }
        #expect(order == Array(0..<10) + Array(90..<100) + [50])
    }
}
