import Foundation
import TestSupport
import Testing

/// `headway get` where something of the system stands still or is missing: each case loads a library before others that makes
/// the call so.
@Suite(.timeLimit(.minutes(15)), .enabled(if: Program.exists("cc"), "no C compiler")) struct StandstillTests {
    let folder: TemporaryFolder
    let server: TaggedServer

    init() async throws {
        folder = try TemporaryFolder()
        server = try await FaultServer.shared("standstill")
    }

    private func start(_ words: [String], with library: String) throws -> StartedCommand {
        let command = [try CommandRun.program.path, "get", "--progress=none", "--retries=0"]
        return try StartedCommand(
            ["LD_PRELOAD=" + library] + command + words, in: folder, program: "/usr/bin/env")
    }

    /// Says in a file that it was called, and then stands still for as long as the tests may run.
    private static let standStill = """
        static int still(void) {
            int file = open("called", O_CREAT | O_WRONLY, 0600);
            write(file, "x", 1);
            sleep(3600);
            return -1;
        }
        """

    struct Standstill: CustomTestStringConvertible {
        var name: String
        var function: String
        var isNamed = false
        var testDescription: String { name }
    }

    static let standstills = [
        Standstill(
            name: "a resolver", function: "int getaddrinfo(void *a, void *b, void *c, void *d) { return still(); }",
            isNamed: true),
        Standstill(name: "a disk that flushes", function: "int fsync(int file) { return still(); }"),
        Standstill(
            name: "a disk that is written",
            function: """
                long pwrite(int file, const void *bytes, unsigned long count, long offset) { return still(); }
                long pwrite64(int file, const void *bytes, unsigned long count, long offset) { return still(); }
                """),
    ]

    @Test(arguments: standstills, [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
    func `one signal ends it, whatever stands still`(_ case: Standstill, _ signal: Int32) async throws {
        let library = try await PreloadedLibrary(Self.standStill + `case`.function)
        let url = server.url("/f?size=3000000")
        let run = try start([`case`.isNamed ? "http://still.example/f" : url], with: library.path)
        #expect(await run.send(signal, when: folder.file("called"), exceeds: 0))
        // Nothing else can end it.
        let (status, _, _) = await run.finish()
        #expect(status == 130 || status == 128 + signal)
        #expect(!folder.names.contains("f"))
    }

    @Test func `one signal ends it while nobody reads its output`() async throws {
        let script = "mkfifo p; exec 3<>p; exec \"$0\" get -q -o - \"$1\" >&3"
        let url = server.url("/f?key=k&size=3000000")
        let run = try StartedCommand(
            ["-c", script, try CommandRun.program.path, url], in: folder, program: "/bin/bash")
        _ = try await server.requests("k", count: 1)
        run.send(SIGINT)
        #expect(await run.finish().status == 130)
    }

    @Test func `one signal ends it while a server says nothing`() async throws {
        let run = try StartedCommand(["get", "--progress=none", server.url("/f?key=k&reply=hang")], in: folder)
        _ = try await server.requests("k", count: 1)
        run.send(SIGINT)
        #expect(await run.finish().status == 130)
        #expect(folder.names.isEmpty)
    }

    @Test(arguments: ["ENOSYS", "ENOLCK", "EOPNOTSUPP"], [true, false])
    func `a file system without flock is downloaded to`(_ code: String, hasOtherLocks: Bool) async throws {
        let other = """
            int fcntl(int file, int command, ...) {
                va_list rest;
                va_start(rest, command);
                void *value = va_arg(rest, void *);
                if (command == F_OFD_SETLK) { errno = \(code); return -1; }
                return syscall(SYS_fcntl, file, command, value);
            }
            int fcntl64(int file, int command, ...) __attribute__((alias("fcntl")));
            """
        let library = try await PreloadedLibrary(
            "int flock(int file, int how) { errno = \(code); return -1; }\n" + (hasOtherLocks ? "" : other))
        let size = 3_000_000
        let first = try start(["-o", "f", server.url("/f?size=\(size)&etag=same&cut=900000")], with: library.path)
        #expect(await first.finish().status == 1)
        #expect(folder.names == ["f.part", "f.part.json"])
        let second = try start(["-o", "f", server.url("/f?size=\(size)&etag=same")], with: library.path)
        #expect(await second.finish().status == 0)
        #expect(folder.contents("f") == FaultServer.body(size: size))
        #expect(folder.names == ["f"])
    }
}
