import Foundation
import Headway
import TestSupport
import Testing

@testable import HeadwayDownloads

/// What can go wrong where the file is to be put: always a typed error, what was there stays, and the part is kept.
@Suite(.limited, .timeLimit(.minutes(15))) struct DestinationTests {
    let server: TaggedServer
    let folder: TemporaryFolder
    let size = 600_000

    init() async throws {
        server = try await FaultServer.shared()
        folder = try TemporaryFolder()
    }

    private func request(_ query: String = "", to name: String = "f") -> DownloadRequest {
        let url = server.url("/f?key=d&size=\(size)&\(query)")
        var request = DownloadRequest(url: url, destination: .file(folder.file(name)))
        request.retry = RetryPolicy(limit: 1, base: .milliseconds(2))
        return request
    }

    private func failure(_ request: DownloadRequest) async -> DownloadError? {
        do {
            _ = try await Downloader().download(request).value
            return nil
        } catch {
            return error
        }
    }

    /// Lets a download come half way, changes something, and waits for its end.
    private func failure(_ request: DownloadRequest, meanwhile change: () throws -> Void) async throws -> DownloadError?
    {
        var slow = request
        slow.url += "&cut=400000&how=stall&first=1"
        slow.idleTimeout = .seconds(4)
        let download = Downloader().download(slow)
        download.start()
        try await poll { download.counter.completed == 400_000 }
        try change()
        do {
            _ = try await download.value
            return nil
        } catch {
            return error
        }
    }

    private func write(_ text: String, _ name: String) throws {
        try text.write(toFile: folder.file(name), atomically: false, encoding: .utf8)
    }

    private func text(_ name: String) -> String? { folder.contents(name).map { String(decoding: $0, as: UTF8.self) } }

    @Test func `an existing file stays, and the server is not even asked`() async throws {
        try write("mine", "f")
        let request = request()
        #expect(await failure(request) == .fileExists(folder.file("f")))
        #expect(text("f") == "mine")
        #expect(folder.names == ["f"])
        #expect(server.requests("d").isEmpty)
    }

    @Test func `overwriting replaces it at the end`() async throws {
        try write("mine", "f")
        var request = request()
        request.existing = .overwrite
        #expect(await failure(request) == nil)
        #expect(folder.contents("f") == FaultServer.body(size: size))
    }

    @Test func `a failed overwriting leaves the old file`() async throws {
        try write("mine", "f")
        var request = request("status=404")
        request.existing = .overwrite
        #expect(await failure(request) == .http(status: 404))
        #expect(text("f") == "mine")
    }

    @Test func `no folder`() async throws {
        let path = folder.file("missing/f")
        var request = request()
        request.destination = .file(path)
        #expect(await failure(request) == .folderMissing(folder.file("missing")))
        request.destination = .folder(folder.file("missing"))
        #expect(await failure(request) == .folderMissing(folder.file("missing")))
        try write("", "plain")
        request.destination = .folder(folder.file("plain"))
        #expect(await failure(request) == .folderMissing(folder.file("plain")))
    }

    @Test func `a folder for a file`() async throws {
        try FileManager.default.createDirectory(atPath: folder.file("f"), withIntermediateDirectories: false)
        #expect(await failure(request()) == .isFolder(folder.file("f")))
        var request = request()
        request.existing = .overwrite
        #expect(await failure(request) == .isFolder(folder.file("f")))
        request.destination = .file(folder.path + "/")
        #expect(await failure(request) == .isFolder(folder.path + "/"))
    }

    @Test func `a folder that cannot be written`() async throws {
        // The superuser may write into any folder but the kernel's own.
        let path = getuid() == 0 ? "/sys/kernel" : folder.path
        chmod(folder.path, 0o555)
        defer { chmod(folder.path, 0o755) }
        var request = request()
        for destination in [DownloadRequest.Destination.file(path + "/f"), .folder(path)] {
            request.destination = destination
            #expect(await failure(request)?.code == "not-writable")
        }
    }

    @Test func `a file that appears meanwhile is not overwritten`() async throws {
        let failed = try await failure(request()) { try write("mine", "f") }
        #expect(failed == .fileExists(folder.file("f")))
        #expect(text("f") == "mine")
        #expect(folder.contents("f.part") == FaultServer.body(size: size))
    }

    @Test func `a folder that appears meanwhile`() async throws {
        let failed = try await failure(request()) {
            try FileManager.default.createDirectory(atPath: folder.file("f"), withIntermediateDirectories: false)
        }
        #expect(failed == .isFolder(folder.file("f")))
        #expect(folder.names == ["f", "f.part", "f.part.json"])
    }

    @Test func `a link that appears meanwhile is not followed`() async throws {
        try write("mine", "outside")
        let failed = try await failure(request()) {
            try FileManager.default.createSymbolicLink(
                atPath: folder.file("f"), withDestinationPath: folder.file("outside"))
        }
        #expect(failed == .fileExists(folder.file("f")))
        #expect(text("outside") == "mine")
    }

    @Test func `overwriting a link replaces the link`() async throws {
        try write("mine", "outside")
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("f"), withDestinationPath: folder.file("outside"))
        var request = request()
        request.existing = .overwrite
        #expect(await failure(request) == nil)
        #expect(text("outside") == "mine")
        #expect(folder.contents("f") == FaultServer.body(size: size))
    }

    @Test func `a dangling link is something that exists`() async throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("f"), withDestinationPath: folder.file("nowhere"))
        #expect(await failure(request()) == .fileExists(folder.file("f")))
        #expect(folder.names == ["f"])
    }

    @Test func `a link for a partial file is not followed`() async throws {
        try write("mine", "outside")
        try FileManager.default.createSymbolicLink(
            atPath: folder.file("f.part"), withDestinationPath: folder.file("outside"))
        for partial in [DownloadRequest.Partial.resume, .restart] {
            var request = request()
            request.partial = partial
            #expect(await failure(request) == .fileExists(folder.file("f.part")))
        }
        #expect(text("outside") == "mine")
    }

    @Test func `a folder for a partial file is named`() async throws {
        try FileManager.default.createDirectory(atPath: folder.file("f.part"), withIntermediateDirectories: false)
        #expect(await failure(request()) == .fileExists(folder.file("f.part")))
    }

    @Test(arguments: ["pipe", "link"]) func `what is no file is never overwritten`(_ name: String) async throws {
        mkfifo(folder.file("pipe"), 0o600)
        try FileManager.default.createSymbolicLink(atPath: folder.file("link"), withDestinationPath: "pipe")
        var request = request(to: name)
        request.existing = .overwrite
        #expect(await failure(request) == .fileExists(folder.file(name)))
        #expect(folder.names == ["link", "pipe"])
    }

    @Test func `a file that becomes a pipe meanwhile is not overwritten`() async throws {
        var request = request()
        request.existing = .overwrite
        let failed = try await failure(request) { mkfifo(folder.file("f"), 0o600) }
        #expect(failed == .fileExists(folder.file("f")))
        #expect(folder.names == ["f", "f.part", "f.part.json"])
    }

    @Test func `a part that was released is not put in place, because its lock is gone`() throws {
        let part = try PartFile.made(Folder(path: folder.path), "f", isSmall: false)
        try part.begin(Sidecar(url: "http://h/f", total: 4))
        try Array("mine".utf8).withUnsafeBytes { try part.write($0, at: 0) }
        part.release(.kept, nil)
        #expect(throws: DownloadError.cancelled) {
            _ = try part.finish(total: 4, digest: .none, existing: .keep, modified: nil)
        }
        #expect(folder.names == ["f.part", "f.part.json"])
    }

    /// Cuts a download short and gives another one of the same address, into the folder.
    private func afterCut(_ query: String, to destination: DownloadRequest.Destination) async throws -> Download {
        var first = request("cut=400000&first=1" + query)
        first.destination = destination
        first.retry.limit = 0
        #expect(await failure(first)?.code == "connection-lost")
        first.destination = .folder(folder.path)
        return Downloader().download(first)
    }

    @Test func `the name that the server gave is known again before it is asked`() async throws {
        let download = try await afterCut("&cd=attachment;filename=theirs", to: .folder(folder.path))
        let snapshots = download.snapshots
        #expect(try await download.value.path == folder.file("theirs"))
        let names = await snapshots.reduce(into: Set<String>()) {
            if $1.received > 0 { $0.insert($1.fileName ?? "none") }
        }
        #expect(names == ["theirs"])
    }

    struct Chosen: CustomTestStringConvertible {
        var name: String
        var names: [String]
        var ranges: [String?]
        var testDescription: String { name }
    }

    @Test(arguments: [
        Chosen(name: "mine", names: ["f", "mine.part", "mine.part.json"], ranges: [nil, nil]),
        Chosen(name: "f", names: ["f"], ranges: [nil, "bytes=400000-"]),
    ])
    func `a part under a name that the caller chose is gone on from under that name alone`(_ part: Chosen) async throws
    {
        let download = try await afterCut("", to: .file(folder.file(part.name)))
        #expect(try await download.value.path == folder.file("f"))
        #expect(folder.names == part.names)
        #expect(try await server.requests("d", count: 2).map { $0.headers["range"] } == part.ranges)
    }

    @Test func `a partial file of something else is not touched, unless restarting is asked for`() async throws {
        try write("mine", "f.part")
        #expect(await failure(request()) == .foreignPartial(folder.file("f.part")))
        #expect(text("f.part") == "mine")
        var request = request()
        request.partial = .restart
        #expect(await failure(request) == nil)
        #expect(folder.contents("f") == FaultServer.body(size: size))
        #expect(text("f.part.old") == "mine")
        #expect(folder.names == ["f", "f.part.old"])
    }

    @Test func `the folder goes away meanwhile`() async throws {
        let failed = try await failure(request()) { try FileManager.default.removeItem(atPath: folder.path) }
        #expect(failed?.category == .destination)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }

    @Test func `the partial file is replaced meanwhile`() async throws {
        let failed = try await failure(request()) {
            try FileManager.default.removeItem(atPath: folder.file("f.part"))
            try write("mine", "f.part")
        }
        #expect(failed == .partLost(folder.file("f.part")))
        #expect(text("f.part") == "mine")
        #expect(folder.contents("f") == nil)
    }

    @Test func `the partial file is shortened meanwhile`() async throws {
        let failed = try await failure(request()) { truncate(folder.file("f.part"), 10) }
        // No hole, no part that could be gone on from.
        #expect(failed?.code == "part-lost")
        #expect(folder.names == [])
    }

    @Test(arguments: ["f.part.json", "f.part.json.new"])
    func `a file of another's that has a sidecar's name is never touched`(_ name: String) async throws {
        try write("my notes", name)
        let failed = await failure(request())
        #expect(failed == nil || failed == .fileExists(folder.file(name)))
        #expect(text(name) == "my notes")
    }

    @Test(arguments: [DownloadRequest.Partial.resume, .restart])
    func `a file that has another name too is never written through`(_ partial: DownloadRequest.Partial) async throws {
        try write("precious", "outside")
        link(folder.file("outside"), folder.file("f.part"))
        var request = request()
        request.partial = partial
        #expect(await failure(request) == .fileExists(folder.file("f.part")))
        #expect(text("outside") == "precious")
    }

    @Test(arguments: ["f.part", "f.part.json", "f.part.json.new"])
    func `a pipe that has a name of ours stops nothing`(_ name: String) async throws {
        mkfifo(folder.file(name), 0o600)
        _ = await failure(request())
        #expect(folder.names.contains(name))
    }

    @Test func `what another program wrote into the part is found before the file is put in place`() async throws {
        var request = request()
        let digest = RunningDigest()
        FaultServer.body(size: size).withUnsafeBytes { digest.update($0) }
        request.digest = .expected(digest.finish())
        let failed = try await failure(request) {
            let file = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.file("f.part")))
            try file.write(contentsOf: Data("junk".utf8))
        }
        #expect(failed?.code == "checksum")
        #expect(folder.contents("f") == nil)
    }

    @Test func `a file that is there gets no other in its place, but one beside it`() async throws {
        try write("mine", "f")
        var request = request()
        request.existing = .rename
        #expect(await failure(request) == nil)
        #expect(text("f") == "mine")
        #expect(folder.contents("f.1") == FaultServer.body(size: size))
    }

    @Test func `a part goes on from a renewed address, where tag and length say that it is the same file`() async throws
    {
        let query = "/f?key=\(UUID())&size=\(size)&etag=same"
        var first = request()
        first.url = server.url(query + "&cut=400000&token=old")
        first.retry.limit = 0
        #expect(await failure(first)?.code == "connection-lost")
        var second = first
        second.url = server.url(query + "&token=new")
        #expect(await failure(second) == nil)
        #expect(folder.contents("f") == FaultServer.body(size: size))
        let asked = try await server.server.requests(
            second.url.components(separatedBy: "key=")[1].components(separatedBy: "&")[0], count: 2)
        #expect(asked.last?.headers["range"] == "bytes=400000-")
    }

    @Test func `two downloads of one file in one process`() async throws {
        let request = request("hold=two&at=300000")
        let downloader = Downloader()
        let first = downloader.download(request)
        first.start()
        try await poll { first.counter.completed > 0 }
        await #expect(throws: DownloadError.partBusy(folder.file("f.part"))) {
            try await downloader.download(request).value
        }
        try await server.release("two")
        _ = try await first.value
        #expect(folder.contents("f") == FaultServer.body(size: size))
    }

    @Test func `two processes on one file`() async throws {
        let request = request("rate=2000000")
        let probes = try (0..<2).map { _ in try ProbeProcess([request.url, folder.file("f")]) }
        var codes: [String] = []
        for probe in probes { codes += try await probe.lines().compactMap(\.code) }
        #expect(codes.contains("completed"))
        #expect(codes.allSatisfy { ["completed", "busy", "exists"].contains($0) })
        #expect(folder.contents("f") == FaultServer.body(size: size))
        #expect(folder.names == ["f"])
    }

    @Test func `a full disk keeps the part, and the next try goes on from it`() async throws {
        let request = request()
        let probe = try ProbeProcess(["--size", "250000", request.url, folder.file("f")])
        let lines = try await probe.lines()
        #expect(lines.first?.code == "disk-full")
        #expect(lines.last?.alive == true && probe.exitedNormally)
        #expect(folder.contents("f.part") == FaultServer.body(size: size).prefix(250_000))
        #expect(await failure(request) == nil)
        #expect(folder.contents("f") == FaultServer.body(size: size))
        let requests = try await server.requests("d", count: 2)
        #expect(requests.map { $0.headers["range"] } == [nil, "bytes=250000-"])
    }

    @Test(arguments: 3...14) func `too few descriptors`(_ files: Int) async throws {
        let probe = try ProbeProcess(["--files", "\(files)", request().url, folder.file("f")])
        let lines = try await probe.lines()
        #expect(lines.last?.alive == true && probe.exitedNormally, "with \(files) descriptors")
        let code = try #require(lines.first?.code)
        if code == "completed" {
            #expect(folder.contents("f") == FaultServer.body(size: size))
        } else {
            #expect(["too-many-files", "transport", "timed-out"].contains(code), "with \(files): \(lines)")
            #expect(!folder.names.contains("f"))
        }
    }
}
