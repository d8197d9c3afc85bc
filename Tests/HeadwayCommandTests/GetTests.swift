import Foundation
import Testing

@testable import HeadwayDemo

/// `headway get`, run as a user would, against a real server.
@Suite struct GetTests {
    let folder: TemporaryFolder
    let file = DemoFile(size: 8 << 20)

    init() async throws { folder = try TemporaryFolder() }

    private func server(bytesPerSecond: Double = 1e9, cutAt: Int = .max) throws -> DemoServer {
        let server = try #require(DemoServer(file: file, bytesPerSecond: bytesPerSecond, cutAt: cutAt))
        server.start()
        return server
    }

    @Test("A file arrives whole, under its name and nothing else")
    func whole() async throws {
        let server = try server()
        defer { server.stop() }
        let run = try await CommandRun(["get", server.address], in: folder)
        #expect(run.status == 0)
        #expect(folder.names == [DemoFile.name])
        #expect(folder.contents(DemoFile.name) == file.bytes(0..<file.size))
        #expect(run.output.isEmpty)
        #expect(!run.errors.contains("\u{1B}"), "escapes where there is no terminal")
        #expect(run.errors.hasSuffix("/s\n"))
    }

    @Test("A cut connection is resumed by itself")
    func cut() async throws {
        let server = try server(cutAt: 3 << 20)
        defer { server.stop() }
        let run = try await CommandRun(["get", "--quiet", "-o", "x.bin", server.address], in: folder)
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(folder.contents("x.bin") == file.bytes(0..<file.size))
        #expect(server.log == ["GET", "GET from \(3 << 20)"])
    }

    @Test("A killed download goes on where it was")
    func killed() async throws {
        let server = try server(bytesPerSecond: 8e6)
        defer { server.stop() }
        let first = try StartedCommand(["get", server.address], in: folder)
        let part = DemoFile.name + ".part"
        #expect(await first.send(SIGKILL, when: folder.path(part), exceeds: 1 << 20))
        _ = await first.finish()
        let kept = folder.size(part)
        #expect(folder.names == [part, part + ".json"])
        let second = try await CommandRun(["get", server.address], in: folder)
        #expect(second.status == 0)
        #expect(folder.names == [DemoFile.name])
        #expect(folder.contents(DemoFile.name) == file.bytes(0..<file.size))
        #expect(server.log == ["GET", "GET from \(kept)"])
    }

    @Test("Ctrl-C keeps what is there and says how to go on")
    func interrupted() async throws {
        let server = try server(bytesPerSecond: 4e6)
        defer { server.stop() }
        let run = try StartedCommand(["get", server.address], in: folder)
        #expect(await run.send(SIGINT, when: folder.path(DemoFile.name + ".part"), exceeds: 1 << 20))
        let (status, _, errors) = await run.finish()
        #expect(status == 130)
        #expect(errors.contains("the same command goes on from there"))
        #expect(folder.names == [DemoFile.name + ".part", DemoFile.name + ".part.json"])
    }

    @Test("JSON lines tell the whole story")
    func json() async throws {
        let server = try server()
        defer { server.stop() }
        let run = try await CommandRun(["get", "--progress=json", server.address], in: folder)
        let lines = try run.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(lines.first?["state"] as? String == "initial")
        #expect(lines.last?["state"] as? String == "completed")
        #expect(lines.last?["sha256"] as? String == file.sha256)
        #expect(lines.last?["received"] as? Int == file.size)
        for line in lines.dropLast() {
            #expect(Set(line.keys) == ["url", "file", "state", "received", "total", "rate", "left"])
        }
    }

    @Test("A checksum that does not fit ends with 3 and no file")
    func checksum() async throws {
        let server = try server()
        defer { server.stop() }
        let wrong = String(repeating: "ab", count: 32)
        let run = try await CommandRun(["get", "-q", "--sha256", wrong, "-o", "x.bin", server.address], in: folder)
        #expect(run.status == 3)
        #expect(run.errors.contains("expected \(wrong)"))
        #expect(!folder.names.contains("x.bin"))
    }

    struct Flaw: CustomTestStringConvertible {
        let name: String
        let words: [String]
        let status: Int32
        let line: String
        var testDescription: String { name }
    }

    @Test(
        "Bad input gets one clear line, its exit status, and leaves nothing behind",
        arguments: [
            Flaw(name: "no URL", words: [], status: 2, line: "get takes at least one URL"),
            Flaw(
                name: "an unknown option", words: ["--jbos", "3", "http://x/"], status: 2,
                line: "did you mean '--jobs'?"),
            Flaw(
                name: "no URL at all", words: ["nonsense"], status: 2,
                line: "'nonsense' is not an http or https address"),
            Flaw(
                name: "another scheme", words: ["ftp://host/file"], status: 2, line: "is not an http or https address"),
            Flaw(name: "a file", words: ["file:///etc/passwd"], status: 2, line: "is not an http or https address"),
            Flaw(
                name: "a refused connection", words: ["--retries=0", "http://127.0.0.1:1/f"], status: 1, line: "refused"
            ),
            Flaw(name: "not found", words: ["SERVER/nothing"], status: 1, line: "404 (not found)"),
            Flaw(
                name: "no folder", words: ["-d", "none", "SERVER/f"], status: 4,
                line: "the folder 'none' does not exist"),
            Flaw(
                name: "no right to write", words: ["-d", "/proc", "SERVER/headway-demo.bin"], status: 4, line: "/proc"),
            Flaw(name: "a bad digest", words: ["--sha256=12", "http://x/"], status: 2, line: "64 hexadecimal digits"),
            Flaw(name: "a bad header", words: ["-H", "secret", "http://x/"], status: 2, line: "'Name: value'"),
            Flaw(
                name: "two outputs", words: ["-o", "a", "http://x/", "http://y/"], status: 2,
                line: "takes one URL, not 2"),
        ])
    func flaws(flaw: Flaw) async throws {
        let server = try server()
        defer { server.stop() }
        let words = flaw.words.map { $0.replacingOccurrences(of: "SERVER", with: "http://127.0.0.1:\(server.port)") }
        let run = try await CommandRun(["get", "--progress=none"] + words, in: folder)
        #expect(run.status == flaw.status)
        #expect(run.errors.contains(flaw.line), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
        #expect(run.output.isEmpty)
        #expect(folder.names.isEmpty, "stray files: \(folder.names)")
    }

    @Test("Neither headers nor credentials are ever shown", arguments: ["lines", "json", "none"])
    func secrets(progress: String) async throws {
        let server = try server()
        defer { server.stop() }
        let address = "http://ann:s3cret@127.0.0.1:\(server.port)"
        for path in ["/nothing", "/" + DemoFile.name] {
            let run = try await CommandRun(
                ["get", "--progress", progress, "-H", "Authorization: Bearer t0ken", address + path], in: folder)
            for text in [run.output, run.errors] { #expect(!text.contains("s3cret") && !text.contains("t0ken")) }
        }
        for name in folder.names where name.hasSuffix(".json") {
            let text = String(decoding: folder.contents(name) ?? [], as: UTF8.self)
            #expect(!text.contains("s3cret") && !text.contains("t0ken"))
        }
    }

    @Test("An existing file is left alone unless overwriting is asked for")
    func existing() async throws {
        let server = try server()
        defer { server.stop() }
        try Data("mine".utf8).write(to: folder.url.appendingPathComponent(DemoFile.name))
        let kept = try await CommandRun(["get", "-q", server.address], in: folder)
        #expect(kept.status == 1 && kept.errors.contains("exists"))
        #expect(folder.contents(DemoFile.name) == Array("mine".utf8))
        let replaced = try await CommandRun(["get", "-q", "--overwrite", server.address], in: folder)
        #expect(replaced.status == 0)
        #expect(folder.size(DemoFile.name) == file.size)
    }
}
