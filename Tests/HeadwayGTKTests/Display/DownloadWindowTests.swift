import Foundation
import TestSupport
import Testing

/// `headway-window get`, with a real download from the loopback address.
@Suite(
    .requires("Xvfb", package: "xvfb"), .requires("openbox", package: "openbox"),
    .requires("xdotool", package: "xdotool"), .requires("python3", package: "python3"), .xServer, .serialized)
struct DownloadWindowTests {
    let folder: String
    let web: FaultServer
    let server: XServer

    init() async throws {
        folder = NSTemporaryDirectory() + "/headway-window-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        web = try await FaultServer()
        server = try #require(XServer.current)
    }

    private func window(_ words: String...) throws -> Program {
        try Program(Program.built("headway-window"), words, server.environment())
    }

    private func size(of name: String) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)[.size] as? Int) ?? nil
    }

    @Test("A download runs to its end, the window closes by itself, and the status is 0")
    func completes() async throws {
        let program = try window(
            "get", web.file("a.bin", size: 300_000), web.file("b.bin", size: 200_000), "-d", folder)
        #expect(await program.finished())
        #expect(program.status == 0, "\(program.errors)")
        #expect(size(of: "a.bin") == 300_000)
        #expect(size(of: "b.bin") == 200_000)
        #expect(GLibMessages.of(program.errors) == [])
    }

    @Test("Closing the window keeps the partial file, and the same command resumes it")
    func closing() async throws {
        let url = web.file("slow.bin", size: 2_000_000, rate: 400_000)
        let program = try window("get", url, "-d", folder)
        _ = try await Desktop(server: server).focusWindow(titled: "Headway downloads")
        #expect(await program.wait { (size(of: "slow.bin.part") ?? 0) > 100_000 })
        try await Desktop(server: server).close(titled: "Headway downloads")
        #expect(await program.finished())
        #expect(program.status == 130)
        let kept = try #require(size(of: "slow.bin.part"))
        #expect(kept > 100_000 && size(of: "slow.bin") == nil)
        let again = try window("get", url, "-d", folder)
        #expect(await again.finished())
        #expect(again.status == 0, "\(again.errors)")
        #expect(size(of: "slow.bin") == 2_000_000)
        #expect(GLibMessages.of(program.errors + again.errors) == [])
    }

    @Test("An X server that dies loses no data")
    func serverDies() async throws {
        let other = try await XServer()
        let url = web.file("slow.bin", size: 2_000_000, rate: 400_000)
        let program = try Program(
            Program.built("headway-window"), ["get", url, "-d", folder], other.environment())
        #expect(await program.wait { (size(of: "slow.bin.part") ?? 0) > 100_000 })
        other.kill()
        #expect(await program.finished())
        #expect(program.status != 0)
        #expect((size(of: "slow.bin.part") ?? 0) > 100_000)
        let again = try window("get", url, "-d", folder)
        #expect(await again.finished())
        #expect(again.status == 0 && size(of: "slow.bin") == 2_000_000)
    }

    @Test("A failed download stays to be looked at, and is the status")
    func fails() async throws {
        let program = try window("get", "http://127.0.0.1:\(web.port)/a?status=404", "-d", folder)
        let desktop = Desktop(server: server)
        _ = try await desktop.focusWindow(titled: "Headway downloads")
        #expect(await !program.finished(within: 1.5))
        try await desktop.close(titled: "Headway downloads")
        #expect(await program.finished())
        #expect(program.status == 1)
        #expect(GLibMessages.of(program.errors) == [])
    }
}
