import Foundation
import TestSupport
import Testing

@testable import HeadwayCommandLine
@testable import HeadwayDownloads

/// The options of `headway get`, one by one, as a user gives them.
@Suite(.timeLimit(.minutes(15))) struct GetOptionsTests {
    static let certificate = Result { try TestCertificate() }
    let folder: TemporaryFolder
    let server: TaggedServer
    let size = 300_000

    init() async throws {
        folder = try TemporaryFolder()
        server = try await FaultServer.shared("options")
    }

    private var body: Data { FaultServer.body(size: size) }

    private func url(_ query: String, name: String = "f.bin") -> String {
        server.url("/\(name)?key=k&size=\(size)&\(query)")
    }

    private func get(_ words: [String], input: String = "") async throws -> CommandRun {
        try await CommandRun(["get", "--progress=none", "--retries=1"] + words, in: folder, input: input)
    }

    private func digest(_ data: Data, _ algorithm: DigestAlgorithm = .sha256) -> String {
        let digest = RunningDigest(algorithm)
        data.withUnsafeBytes { digest.update($0) }
        return digest.finish()
    }

    private func time(of name: String) -> Int64? { FileTime.ofFile(folder.file(name)) }

    // MARK: Where it goes

    @Test func `a file goes to standard output byte for byte, and is gone on with after a cut`() async throws {
        let program = try CommandRun.program.path
        let script = "\"$0\" get -q -o - \"$1\" | cat > out; exit ${PIPESTATUS[0]}"
        let run = try StartedCommand(
            ["-c", script, program, url("cut=100000&first=1")], in: folder, program: "/bin/bash")
        #expect(await run.finish().status == 0)
        #expect(folder.contents("out") == body)
        #expect(folder.names == ["out"])
        #expect(try await server.requests("k", count: 2)[1].headers["range"] == "bytes=100000-")
    }

    @Test func `standard output that has not the expected digest is told by the exit status`() async throws {
        let run = try await get(["-o", "-", "--sha256", String(repeating: "0", count: 64), url("")])
        #expect(run.status == 3)
        #expect(run.errors.contains("expected 000"))
        let right = try await get(["-o", "-", "--sha256", digest(body), url("")])
        #expect(right.status == 0 && right.errors.isEmpty)
    }

    @Test func `a file that is there stays, and the new one gets a number`() async throws {
        for _ in 0..<3 { #expect(try await get(["--auto-rename", url("")]).status == 0) }
        #expect(folder.names == ["f.1.bin", "f.2.bin", "f.bin"])
        #expect(folder.contents("f.2.bin") == body)
    }

    @Test func `what does not fit is told before its first byte`() async throws {
        let run = try await get([server.url("/f.bin?size=4000000000000000000&cut=1")])
        #expect(run.status == 4)
        #expect(run.errors.contains("no space"))
        #expect(folder.names.isEmpty)
    }

    // MARK: Whether it goes at all

    @Test func `a file is fetched with its time, and again only when the server's is newer`() async throws {
        #expect(try await get(["--timestamps", url("older=5")]).status == 0)
        let first = try #require(time(of: "f.bin"))
        #expect(first % 86_400 == 0 && first < Int64(Date().timeIntervalSince1970) - 5 * 86_400)
        #expect(try await get(["--timestamps", url("older=5")]).status == 0)
        #expect(try await get(["--timestamps", url("older=9")]).status == 0)
        #expect(time(of: "f.bin") == first)
        #expect(try await get(["--timestamps", url("older=2&v=2")]).status == 0)
        #expect(folder.contents("f.bin") == FaultServer.body(version: 2, size: size))
        #expect(time(of: "f.bin") == first + 4 * 86_400)
        let asked = try await server.requests("k", count: 4).map { $0.headers["if-modified-since"] != nil }
        #expect(asked == [false, true, true, true])
    }

    @Test func `only what is newer than a date is fetched`() async throws {
        let old = try await get(["--newer", "2030-01-01", url("")])
        #expect(old.status == 0)
        #expect(folder.names.isEmpty)
        #expect(try await get(["--newer", "2001-01-01", url("")]).status == 0)
        #expect(folder.contents("f.bin") == body)
        #expect(try await get(["--newer", "soon", url("")]).status == 2)
    }

    @Test func `another address of the same file takes over, and goes on where the first one ended`() async throws {
        let broken = url("etag=same&cut=100000&first=1&status=410", name: "f.bin")
        let run = try await get(["--fallback", url("etag=same"), broken])
        #expect(run.status == 0)
        #expect(folder.contents("f.bin") == body)
        let none = try await get(["--overwrite", "--fallback", url("status=404"), url("status=410")])
        #expect(none.status == 1 && none.errors.contains("404"))
    }

    // MARK: How long and how fast

    @Test func `a download that takes longer than it may is given up, and its part is kept`() async throws {
        let run = try await get(["--max-time", "5", url("cut=100000&how=stall")])
        #expect(run.status == 1)
        #expect(run.errors.contains("time"))
        #expect(folder.contents("f.bin.part")?.count == 100_000)
    }

    @Test func `a connection that is too slow is taken for a dead one`() async throws {
        let slow = url("rate=20000&first=1&cut=250000")
        let run = try await get(["--timeout", "5", "--min-rate", "100k", "--retries=0", slow])
        #expect(run.status == 1)
        #expect(run.errors.contains("minimum rate"))
        let parts = folder.contents("f.bin.part") ?? Data()
        #expect(!parts.isEmpty && parts == body.prefix(parts.count))
        #expect(try await get(["--timeout", "60", "--min-rate", "1k", url("")]).status == 0)
    }

    @Test func `all downloads together keep to one rate`() async throws {
        let begun = ContinuousClock.now
        let urls = (0..<3).map { url("", name: "f\($0)") }
        #expect(try await get(["--limit-total", "600k"] + urls).status == 0)
        // No sooner: a busy machine can only be later.
        #expect(ContinuousClock.now - begun > .milliseconds(1_200))
        #expect(urls.indices.allSatisfy { folder.contents("f\($0)") == body })
    }

    @Test func `a download that stands still wakes nobody`() async throws {
        let script = "echo $$ > pid; exec \"$0\" get -q --timeout 3600 -o f \"$1\""
        let run = try StartedCommand(
            ["-c", script, try CommandRun.program.path, url("hold=still&at=100000")], in: folder, program: "/bin/sh")
        try await poll { TemporaryFolder.size(of: folder.file("f.part")) == 100_000 }
        let pid = String(decoding: folder.contents("pid") ?? Data(), as: UTF8.self).trimmingCharacters(in: .newlines)
        // Threads without work end after a while; then a whole other download passes without one of this process' waking.
        var isAsleep = false
        for _ in 0..<300 where !isAsleep {
            let before = try wakes(of: pid)
            _ = try await get(["--overwrite", "-o", "g", url("")])
            isAsleep = try wakes(of: pid) == before
        }
        #expect(isAsleep)
        try await server.release("still")
        #expect(await run.finish().status == 0)
    }

    /// How often the threads of a process have woken so far.
    private func wakes(of pid: String) throws -> Int {
        try FileManager.default.contentsOfDirectory(atPath: "/proc/\(pid)/task").reduce(0) { sum, thread in
            let status = try String(contentsOfFile: "/proc/\(pid)/task/\(thread)/status", encoding: .utf8)
            let line = status.split(separator: "\n").first { $0.hasPrefix("voluntary_ctxt_switches") }
            return sum + (line?.split(separator: "\t").last.flatMap { Int($0) } ?? 0)
        }
    }

    // MARK: Who asks

    @Test func `user and password come from the file for that, for its host alone`() async throws {
        let text = "machine other.example login x password y\nmachine 127.0.0.1 login ann password s3cret\n"
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file(".netrc")))
        let run = try await get(["--netrc", "-o", "a", url("")])
        #expect(run.status == 0 && !run.errors.contains("s3cret"))
        #expect(try await get(["-o", "b", url("")]).status == 0)
        let sent = try await server.requests("k", count: 2).map { $0.headers["authorization"] }
        #expect(sent == ["Basic \(Data("ann:s3cret".utf8).base64EncodedString())", nil])
    }

    @Test func `a certificate is shown to the server`() async throws {
        let certificate = try Self.certificate.get()
        let secure = try await FaultServer.shared("clients", certificate: certificate)
        let words = ["--ca", certificate.authority, secure.url("/f?key=k&size=10")]
        #expect(try await get(["-o", "a"] + words).status == 0)
        let shown = ["--cert", certificate.certificate, "--key", certificate.key]
        #expect(try await get(["-o", "b"] + shown + words).status == 0)
        #expect(try await secure.requests("k", count: 2).map(\.peer) == [nil, "127.0.0.1"])
        let missing = try await get(["-o", "c", "--cert", folder.file("none.pem")] + words)
        #expect(missing.status != 0 && missing.errors.split(separator: "\n").count == 1)
        #expect(try await get(["--key", certificate.key] + words).status == 2)
    }

    struct Encoded: CustomTestStringConvertible {
        var name: String
        var words: [String]
        var path: String
        var coding: String
        var isTaken: Bool
        var testDescription: String { name }
    }

    static let encoded = [
        Encoded(
            name: "a page under another name", words: ["-o", "out"], path: "/page", coding: "gzip", isTaken: false),
        Encoded(name: "a page under its own name", words: [], path: "/out", coding: "gzip", isTaken: false),
        Encoded(name: "an archive, renamed", words: ["-o", "out"], path: "/f.tgz", coding: "x-gzip", isTaken: true),
        Encoded(name: "a page as an archive", words: ["-o", "out.gz"], path: "/page", coding: "gzip", isTaken: true),
        Encoded(
            name: "a page of another coding", words: ["-o", "out.gz"], path: "/page", coding: "br", isTaken: false),
        Encoded(name: "as it is", words: ["--raw", "-o", "out"], path: "/page", coding: "gzip", isTaken: true),
    ]

    @Test(arguments: encoded) func `an encoded body is never taken for the file`(_ given: Encoded) async throws {
        let url = server.url("\(given.path)?size=\(body.count)&ce=\(given.coding)")
        let run = try await get(given.words + [url])
        #expect((run.status == 0) == given.isTaken, "\(run.errors)")
        #expect(folder.names.count == (given.isTaken ? 1 : 0))
        if given.isTaken {
            #expect(folder.contents(folder.names[0]) == body)
        } else {
            #expect(run.errors.contains("encoded") && run.errors.split(separator: "\n").count == 1)
        }
    }

    @Test func `a cookie that a redirect sets comes back at its end`() async throws {
        let end = url("").addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let start = server.url("/go/f.bin?to=\(end)&cookie=seen%3D1%3B%20Path%3D%2F")
        #expect(try await get([start]).status == 0)
        #expect(try await server.requests("k", count: 1)[0].headers["cookie"] == "seen=1")
    }

    // MARK: Lists

    @Test func `a list on standard input has names and digests`() async throws {
        let wrong = String(repeating: "0", count: 40)
        let list = """
            # three files
            \(url("")) name=a sha256=\(digest(body))
            \(url(""))\tname=b md5=\(digest(body, .md5))

            \(url("")) name=c sha1=\(wrong)
            """
        let run = try await get(["-i", "-"], input: list)
        #expect(run.status == 3)
        #expect(run.errors.contains("expected \(wrong)") && run.errors.split(separator: "\n").count == 1)
        #expect(folder.names == ["a", "b", "c.part", "c.part.json"])
        #expect(folder.contents("a") == body && folder.contents("b") == body)
    }

    @Test func `a list and its digests may come from pipes, as a shell's substitution gives them`() async throws {
        let program = try CommandRun.program.path
        let script = "\"$0\" get -q -i <(echo \"$1\") --check <(echo \"$2  f.bin\")"
        let run = try StartedCommand(["-c", script, program, url(""), digest(body)], in: folder, program: "/bin/bash")
        #expect(await run.finish().status == 0)
        #expect(folder.contents("f.bin") == body)
    }

    @Test(arguments: DigestAlgorithm.allCases) func `a list of digests in either form is checked`(
        _ algorithm: DigestAlgorithm
    ) async throws {
        let right = digest(body, algorithm)
        let wrong = String(repeating: "0", count: right.count)
        let tag = "\(algorithm)".uppercased()
        let lists = ["\(right)  f.bin\n", "\(right) *dir/f.bin\r\n", "\(tag) (f.bin) = \(right)\n"]
        for list in lists + [lists[0].replacing(right, with: wrong), lists[2].replacing(right, with: wrong)] {
            try Data(list.utf8).write(to: URL(fileURLWithPath: folder.file("SUMS")))
            let run = try await get(["--check", "SUMS", "--overwrite", "--restart", url("")])
            #expect(run.status == (list.contains(wrong) ? 3 : 0), "\(list)")
        }
        let other = try await get(["--check", "SUMS", url("", name: "g.bin")])
        #expect(other.status == 2 && other.errors.contains("g.bin"))
    }
}
