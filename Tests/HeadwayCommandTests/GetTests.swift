import Foundation
import Synchronization
import TestSupport
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
        #expect(folder.contents(DemoFile.name).map(Array.init) == file.bytes(0..<file.size))
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
        #expect(folder.contents("x.bin").map(Array.init) == file.bytes(0..<file.size))
        #expect(server.log == ["GET", "GET from \(3 << 20)"])
    }

    @Test("A killed download goes on where it was")
    func killed() async throws {
        let server = try server(bytesPerSecond: 8e6)
        defer { server.stop() }
        let first = try StartedCommand(["get", server.address], in: folder)
        let part = DemoFile.name + ".part"
        #expect(await first.send(SIGKILL, when: folder.file(part), exceeds: 1 << 20))
        _ = await first.finish()
        let kept = folder.size(part)
        #expect(folder.names == [part, part + ".json"])
        let second = try await CommandRun(["get", server.address], in: folder)
        #expect(second.status == 0)
        #expect(folder.names == [DemoFile.name])
        #expect(folder.contents(DemoFile.name).map(Array.init) == file.bytes(0..<file.size))
        #expect(server.log == ["GET", "GET from \(kept)"])
    }

    @Test("Ctrl-C keeps what is there and says how to go on")
    func interrupted() async throws {
        let server = try server(bytesPerSecond: 4e6)
        defer { server.stop() }
        let run = try StartedCommand(["get", server.address], in: folder)
        #expect(await run.send(SIGINT, when: folder.file(DemoFile.name + ".part"), exceeds: 1 << 20))
        let (status, _, errors) = await run.finish()
        #expect(status == 130)
        #expect(errors.contains("the same command resumes it"))
        #expect(errors.contains("\(DemoFile.name): paused") && errors.components(separatedBy: "waiting").count == 2)
        #expect(folder.names == [DemoFile.name + ".part", DemoFile.name + ".part.json"])
    }

    @Test("JSON lines tell the whole story")
    func json() async throws {
        let server = try server()
        defer { server.stop() }
        let run = try await CommandRun(["get", "--progress=json", server.address], in: folder)
        let lines = try jsonLines(run.output)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(lines.first?["state"] as? String == "initial")
        #expect(lines.last?["state"] as? String == "completed")
        #expect(lines.last?["sha256"] as? String == file.sha256)
        #expect(lines.last?["received"] as? Int == file.size)
        for line in lines.dropLast() {
            #expect(Set(line.keys) == ["url", "file", "state", "received", "total", "rate", "left"])
        }
    }

    private func jsonLines(_ output: String) throws -> [[String: Any]] {
        try output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
    }

    @Test("JSON names one file all along: the path where it will be", arguments: [["-d", "sub"], ["-o", "sub/own"]])
    func jsonFile(destination: [String]) async throws {
        let server = try server(bytesPerSecond: 3e7)
        defer { server.stop() }
        try FileManager.default.createDirectory(atPath: folder.file("sub"), withIntermediateDirectories: false)
        let run = try await CommandRun(["get", "--progress=json", server.address] + destination, in: folder)
        let files = try jsonLines(run.output).compactMap { $0["file"] as? String }
        #expect(Set(files) == [destination[0] == "-o" ? "sub/own" : "sub/\(DemoFile.name)"])
        #expect(files.count > 2)
    }

    @Test("JSON says of an interrupted download what was received")
    func jsonInterrupted() async throws {
        let server = try server(bytesPerSecond: 4e6)
        defer { server.stop() }
        let run = try StartedCommand(["get", "--progress=json", server.address], in: folder)
        #expect(await run.send(SIGINT, when: folder.file(DemoFile.name + ".part"), exceeds: 3 << 20))
        let (status, output, _) = await run.finish()
        let lines = try jsonLines(output)
        #expect(status == 130)
        #expect(lines.last?["error"] as? String == "cancelled" && lines.last?["total"] as? Int == file.size)
        #expect((lines.last?["received"] as? Int ?? 0) > 0)
        #expect(lines.count { $0["state"] as? String == "initial" } == 1)
    }

    @Test("A signal that a shell has it ignore stays ignored")
    func ignored() async throws {
        let server = try server(bytesPerSecond: 8e6)
        defer { server.stop() }
        let script = "trap '' INT; exec \"$0\" get -q -o x.bin \"$1\""
        let run = try StartedCommand(
            ["-c", script, try CommandRun.program.path, server.address], in: folder, program: "/bin/sh")
        #expect(await run.send(SIGINT, when: folder.file("x.bin.part"), exceeds: 1 << 20))
        #expect(await run.finish().status == 0)
        #expect(folder.names == ["x.bin"])
    }

    @Test("Where standard streams are closed, nothing else gets their numbers")
    func closed() async throws {
        let server = try server(bytesPerSecond: 4e6)
        defer { server.stop() }
        let script = """
            "$0" get --progress lines -o x.bin "$1" <&- >&- 2>&- &
            until [ -s x.bin.part ]; do sleep 0.01; done
            for number in 0 1 2; do readlink /proc/$!/fd/$number; done
            wait
            """
        let run = try StartedCommand(
            ["-c", script, try CommandRun.program.path, server.address], in: folder, program: "/bin/sh")
        #expect(await run.finish().output == String(repeating: "/dev/null\n", count: 3))
        #expect(folder.contents("x.bin").map(Array.init) == file.bytes(0..<file.size))
    }

    @Test("A process that was stopped for longer than the timeout takes what has come meanwhile")
    func stopped() async throws {
        let server = try server(bytesPerSecond: 4e6)
        defer { server.stop() }
        let run = try StartedCommand(["get", "-q", "--timeout", "3", "-o", "x.bin", server.address], in: folder)
        #expect(await run.send(SIGSTOP, when: folder.file("x.bin.part"), exceeds: 1 << 20))
        // The time itself is what is tested.
        try await Task.sleep(for: .seconds(3.5))
        #expect(await run.send(SIGCONT, when: folder.file("x.bin.part"), exceeds: 0))
        #expect(await run.finish().status == 0)
        #expect(server.log == ["GET"])
    }

    @Test("So many downloads run at once as were asked for, from one host too")
    func jobs() async throws {
        let (listener, port) = try #require(LoopbackSocket.listen())
        _ = fcntl(listener, F_SETFL, O_NONBLOCK)
        let addresses = (0..<8).map { "http://127.0.0.1:\(port)/\($0)" }
        let run = try StartedCommand(["get", "-q", "-j", "8", "--retries=0"] + addresses, in: folder)
        let connections = Mutex<[Int32]>([])
        let connected = await asSoonAs {
            let connection = accept(listener, nil, nil)
            return connections.withLock { all in
                if connection >= 0 { all.append(connection) }
                return all.count == 8
            }
        } do: {
        }
        #expect(connected, "\(connections.withLock(\.count)) of 8")
        for connection in connections.withLock({ $0 }) + [listener] { close(connection) }
        #expect(await run.finish().status == 1)
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
            Flaw(name: "no output", words: ["-o", "", "http://x/"], status: 2, line: "--output takes a path"),
            Flaw(name: "no directory", words: ["-d", "", "http://x/"], status: 2, line: "--directory takes a path"),
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
            let text = String(decoding: folder.contents(name) ?? Data(), as: UTF8.self)
            #expect(!text.contains("s3cret") && !text.contains("t0ken"))
        }
    }

    @Test(
        "No word of the command line can write to the terminal", arguments: ["lines", "bar", "none"],
        ["http://127.0.0.1:1/\u{1B}[31mred\u{7}", "http://127.0.0.1:1/%1B%5B31mred%07"])
    func escapes(progress: String, address: String) async throws {
        let run = try await CommandRun(["get", "--progress", progress, address], in: folder)
        #expect(run.status != 0 && run.errors.contains("red"))
        #expect(!run.errors.contains("\u{1B}[31m") && !run.errors.contains("\u{7}"))
        let misuse = try await CommandRun(["get", "--jobs", address, "http://x/"], in: folder)
        #expect(misuse.status == 2 && !misuse.errors.contains("\u{1B}"))
    }

    @Test("An existing file is left alone unless overwriting is asked for")
    func existing() async throws {
        let server = try server()
        defer { server.stop() }
        try Data("mine".utf8).write(to: folder.url.appendingPathComponent(DemoFile.name))
        let kept = try await CommandRun(["get", "-q", server.address], in: folder)
        #expect(kept.status == 1 && kept.errors.contains("exists"))
        #expect(folder.contents(DemoFile.name).map(Array.init) == Array("mine".utf8))
        let replaced = try await CommandRun(["get", "-q", "--overwrite", server.address], in: folder)
        #expect(replaced.status == 0)
        #expect(folder.size(DemoFile.name) == file.size)
    }
}
