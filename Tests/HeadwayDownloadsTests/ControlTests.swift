import Foundation
import Headway
import TestSupport
import Testing

@testable import HeadwayDownloads

/// Starting, pausing, resuming, cancelling, and taking turns.
@Suite(.limited, .timeLimit(.minutes(15))) struct ControlTests {
    static let certificate = Result { try TestCertificate() }
    let server: TaggedServer
    let folder: TemporaryFolder

    init() async throws {
        server = try await FaultServer.shared()
        folder = try TemporaryFolder()
    }

    private func request(_ path: String, to name: String = "f") -> DownloadRequest {
        var request = DownloadRequest(url: server.url(path), destination: .file(folder.file(name)))
        request.retry = RetryPolicy(limit: 2, base: .milliseconds(2))
        return request
    }

    struct Silence: CustomTestStringConvertible {
        var name: String
        var query: String
        var received: Int64
        var testDescription: String { name }
    }

    static let silences = [
        Silence(name: "within the body", query: "size=500000&cut=200000&how=stall", received: 200_000),
        Silence(name: "before the header", query: "reply=hang", received: 0),
    ]

    @Test(arguments: silences) func `cancelling ends it in a silence`(_ silence: Silence) async throws {
        let downloader = Downloader()
        for index in 0..<10 {
            let key = "\(silence.name.count)-\(index)"
            // Nothing but the cancelling can end it: no time is over before the test's own.
            var request = request("/f?key=\(key)&\(silence.query)", to: key)
            request.idleTimeout = .seconds(3_600)
            let download = downloader.download(request)
            download.start()
            _ = try await server.requests(key, count: 1)
            try await poll { download.counter.completed == silence.received }
            download.cancel()
            await #expect(throws: DownloadError.cancelled) { try await download.value }
            #expect(download.snapshot.state == .initial)
        }
    }

    @Test func `a pause stops the bytes, and a soon resumption uses the same connection`() async throws {
        let size = 4_000_000
        let downloader = Downloader()
        var request = request("/f?key=p&size=\(size)&rate=8000000")
        request.holdTime = .seconds(3_600)
        let download = downloader.download(request)
        download.start()
        try await poll { download.counter.completed > 100_000 }
        download.pause()
        try await poll { download.snapshot.state == .paused }
        let there = download.snapshot.received
        // Long enough for much to come: the same thread fetches another file meanwhile.
        _ = try await downloader.download(self.request("/g?size=1000000&rate=8000000", to: "g")).value
        #expect(download.snapshot.received == there)
        download.resume()
        _ = try await download.value
        #expect(folder.contents("f") == FaultServer.body(size: size))
        #expect(try await server.requests("p", count: 1).count == 1)
    }

    struct Interrupted: CustomTestStringConvertible {
        var name: String
        var connections: Int
        var rateLimit: Int64?
        var isSecure = false
        var testDescription: String { name }
    }

    static let interrupted = [
        Interrupted(name: "one connection", connections: 1),
        Interrupted(name: "four", connections: 4),
        Interrupted(name: "sixteen", connections: 16),
        Interrupted(name: "one, limited", connections: 1, rateLimit: 8_000_000),
        Interrupted(name: "four, limited", connections: 4, rateLimit: 8_000_000),
        Interrupted(name: "four, limited, over TLS", connections: 4, rateLimit: 8_000_000, isSecure: true),
    ]

    @Test(arguments: interrupted) func `pauses without number lose no byte`(_ given: Interrupted) async throws {
        let size = 4_000_000
        let certificate = given.isSecure ? try Self.certificate.get() : nil
        let server = given.isSecure ? try await FaultServer.shared("pauses", certificate: certificate) : server
        var request = request("/f")
        request.url = server.url("/f?key=pauses&size=\(size)&rate=8000000")
        request.certificateAuthorities = certificate?.authority
        request.connections = given.connections
        request.rateLimit = given.rateLimit
        let download = Downloader().download(request)
        download.start()
        for step in 1...15 {
            try await poll {
                download.counter.completed >= Int64(step * size / 20) || download.snapshot.phase == .completed
            }
            download.pause()
            download.resume()
        }
        _ = try await download.value
        #expect(folder.contents("f") == FaultServer.body(size: size))
        #expect(folder.names == ["f"])
    }

    @Test func `a pause beyond the hold time resumes by range`() async throws {
        let size = 1_000_000
        var request = request("/f?key=p&size=\(size)&cut=600000&how=stall&first=1")
        request.holdTime = .zero
        let download = Downloader().download(request)
        download.start()
        try await poll { download.counter.completed == 600_000 }
        download.pause()
        try await poll { download.snapshot.state == .paused }
        download.resume()
        _ = try await download.value
        #expect(folder.contents("f") == FaultServer.body(size: size))
        let requests = try await server.requests("p", count: 2)
        #expect(requests.map { $0.headers["range"] } == [nil, "bytes=600000-"])
    }

    @Test func `a held connection is given up when the time is over`() async throws {
        var request = request("/f?key=p&size=1000000&cut=600000&how=stall&first=1")
        request.holdTime = .milliseconds(30)
        let download = Downloader().download(request)
        download.start()
        try await poll { download.counter.completed == 600_000 }
        download.pause()
        try await server.departures("p", count: 1)
        #expect(download.snapshot.state == .paused)
        download.resume()
        _ = try await download.value
        #expect(try await server.requests("p", count: 2).last?.headers["range"] == "bytes=600000-")
    }

    @Test func `cancelling and discarding leaves nothing`() async throws {
        let download = Downloader().download(request("/f?size=1000000&cut=600000&how=stall"))
        download.start()
        try await poll { download.counter.completed == 600_000 }
        #expect(folder.names == ["f.part", "f.part.json"])
        download.cancel(.discarded)
        await #expect(throws: DownloadError.cancelled) { try await download.value }
        #expect(folder.names == [])
    }

    @Test func `a failed download starts again from what it has`() async throws {
        var request = request("/f?key=a&size=1000000&cut=600000&first=1")
        request.retry.limit = 0
        let download = Downloader().download(request)
        await #expect(throws: DownloadError.connectionLost(host: "127.0.0.1:\(server.port)")) {
            try await download.value
        }
        #expect(download.snapshot.state == .failed)
        download.start()
        _ = try await download.value
        #expect(folder.contents("f") == FaultServer.body(size: 1_000_000))
        #expect(try await server.requests("a", count: 2).last?.headers["range"] == "bytes=600000-")
    }

    @Test func `a download that is started anew has the outcome of the new run`() async throws {
        let download = Downloader().download(request("/f?size=500000&rate=2000000"))
        for _ in 0..<50 {
            download.start()
            download.cancel()
        }
        download.start()
        let snapshots = download.snapshots
        let reader = Task { await snapshots.reduce(into: []) { $0.append($1.phase) } }
        let result = try await download.value
        #expect(result.bytes == 500_000)
        #expect(await reader.value.last == .completed)
    }

    @Test func `who follows changes of state is not woken by bytes`() async throws {
        let download = Downloader().download(request("/f?size=600000&rate=1000000"))
        let changes = download.stateChanges
        let reader = Task { await changes.reduce(into: []) { $0.append($1.phase) } }
        download.start()
        _ = try await download.value
        let phases = await reader.value
        #expect(phases.contains(.receiving) && phases.last == .completed)
        #expect(zip(phases, phases.dropFirst()).allSatisfy { $0 != $1 }, "\(phases)")
    }

    @Test func `a download that is paused and resumed while it looks for its part is not in its own way`() async throws
    {
        let download = Downloader().download(request("/f?size=1000"))
        for _ in 0..<200 {
            download.start()
            download.pause()
        }
        download.resume()
        #expect(try await download.value.bytes == 1000)
        #expect(folder.names == ["f"])
    }

    @Test func `no more at once than there are jobs, and the others wait for their turn`() async throws {
        let downloader = Downloader(jobs: 2)
        let downloads = (0..<5).map { index in
            downloader.download(request("/f?key=q&size=1000&hold=\(index)&n=\(index)", to: "q\(index)"))
        }
        for download in downloads { download.start() }
        // No answer comes before it is let go: those that have been asked for are those that run.
        for finished in 0..<5 {
            let running = min(2, 5 - finished)
            _ = try await server.requests("q", count: finished + running)
            try await poll { downloads.count { $0.snapshot.phase == .queued } == 5 - finished - running }
            #expect(downloads.count { $0.snapshot.phase == .connecting } == running)
            #expect(server.requests("q").count == finished + running)
            try await server.release("\(finished)")
            _ = try await downloads[finished].value
        }
    }

    @Test func `no more from one host than allowed, and another host is not held up`() async throws {
        let other = try await FaultServer.shared("other")
        let downloader = Downloader(jobs: 9, jobsPerHost: 1)
        let first = downloader.download(request("/f?reply=hang", to: "a"))
        let second = downloader.download(request("/f?key=second&size=10", to: "b"))
        var elsewhere = request("/f", to: "c")
        elsewhere.url = other.url("/f?size=10")
        first.start()
        second.start()
        _ = try await downloader.download(elsewhere).value
        #expect(second.snapshot.phase == .queued)
        #expect(server.requests("second").isEmpty)
        first.cancel()
        _ = try await second.value
    }

    @Test func `when the downloader and its downloads are gone, the part stays and the wait ends`() async throws {
        var downloader: Downloader? = Downloader()
        var download = downloader?.download(request("/f?size=1000000&cut=600000&how=stall"))
        let snapshots = download?.snapshots
        download?.start()
        try await poll { download?.counter.completed == 600_000 }
        downloader = nil
        download = nil
        var last: DownloadSnapshot?
        if let snapshots { for await snapshot in snapshots { last = snapshot } }
        #expect(last?.error == .cancelled)
        #expect(folder.names == ["f.part", "f.part.json"])
    }

    private struct Trace {
        weak var engine: CurlEngine?
    }

    @Test func `downloaders that are dropped while their downloads begin leave nothing behind`() async throws {
        let traces = (0..<60).map { index in
            let engine = CurlEngine()
            let downloader = Downloader(jobs: 3, jobsPerHost: 3, transport: engine)
            downloader.download(request("/f?reply=hang", to: "\(index)")).start()
            return Trace(engine: engine)
        }
        try await poll { traces.allSatisfy { $0.engine == nil } }
        #expect(folder.names == [])
    }

    @Test func `snapshots come at each change and at most 30 times a second`() async throws {
        let download = Downloader().download(request("/f?size=3000000&rate=6000000"))
        let snapshots = download.snapshots
        let begun = ContinuousClock.now
        let reader = Task {
            var all: [DownloadSnapshot] = []
            for await snapshot in snapshots { all.append(snapshot) }
            return all
        }
        _ = try await download.value
        let seconds = (ContinuousClock.now - begun) / .seconds(1)
        let all = await reader.value
        let changes = zip(all, all.dropFirst()).count { $0.phase != $1.phase }
        #expect(Double(all.count - changes) <= seconds * 30 + 2)
        #expect(all.first?.phase == .idle && all.last?.phase == .completed)
        #expect(all.map(\.received) == all.map(\.received).sorted())
        #expect(all.contains { $0.phase == .receiving })
    }

    @Test func `a limited rate is kept`() async throws {
        var request = request("/f?size=300000")
        request.rateLimit = 200_000
        let begun = ContinuousClock.now
        _ = try await Downloader().download(request).value
        #expect(ContinuousClock.now - begun > .milliseconds(1_300))
        #expect(folder.contents("f") == FaultServer.body(size: 300_000))
    }

    @Test func `waiting can be given up without ending the download`() async throws {
        let download = Downloader().download(request("/f?key=w&size=500000&hold=w"))
        download.start()
        let waiter = Task { try await download.value }
        waiter.cancel()
        await #expect(throws: DownloadError.cancelled) { try await waiter.value }
        try await server.release("w")
        _ = try await download.value
        #expect(folder.contents("f") == FaultServer.body(size: 500_000))
    }

    @Test func `Retry-After is a floor`() async throws {
        let download = Downloader().download(request("/f?key=r&size=10&status=503&retry=1&first=1"))
        _ = try await download.value
        let times = try await server.requests("r", count: 2).map(\.time)
        #expect(times[1] - times[0] >= 0.99)
    }
}
