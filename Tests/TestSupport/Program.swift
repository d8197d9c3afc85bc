#if os(Linux)
import Foundation
import Synchronization

/// A program that a test started, in a process group of its own, with its output in files; ended with this object.
///
/// It is spawned by hand: Foundation's `Process` waits by running the run loop of whatever thread it finds itself on, and
/// for all that a program leaves behind.
package final class Program: Sendable {
    /// What ends a program besides this object.
    package enum Lifetime: Sendable {
        /// Nothing: it ends by itself soon.
        case own
        /// The end of the tests' process, however that ends: for servers, displays and buses.
        case tests
    }

    private let pid: pid_t
    /// The writing end of a server's standard input.
    private let lifeline: Int32?
    private let folder: TemporaryFolder
    /// The wait status once it has ended.
    private let ending = Mutex<Int32?>(nil)

    /// Starts a program that is looked for along PATH.
    ///
    /// `variables` are added to the environment or, as nil, taken from it; `environment` takes the place of the test's own.
    /// A program with the lifetime of the tests has nothing to read.
    /// `input`, at most 64 KiB, is its standard input, which is empty without.
    package init(
        _ name: String, _ arguments: [String] = [], _ variables: [String: String?] = [:],
        environment: [String: String]? = nil, in workingFolder: String? = nil, input: String? = nil,
        lifetime: Lifetime = .own
    ) throws {
        folder = try TemporaryFolder()
        var environment = environment ?? ProcessInfo.processInfo.environment
        for (key, value) in variables { environment[key] = value }
        var spawn = Spawn(output: folder)
        var start = workingFolder.map { ["env", "-C", $0] } ?? []
        switch lifetime {
        case .own:
            lifeline = nil
            try spawn.read(input)
        case .tests:
            lifeline = try spawn.readUntilClosed()
            start = ["python3", TestPaths.untilInputEnds]
        }
        pid = try spawn.run(start + [name] + arguments, environment.map { "\($0)=\($1)" })
    }

    deinit {
        end()
        if let lifeline { close(lifeline) }
    }

    package var isRunning: Bool { status == nil }

    /// The exit status, or the number of the signal that ended it, negative; nil while it runs.
    package var status: Int32? {
        ending.withLock { ending in
            if ending == nil {
                var state: Int32 = 0
                if waitpid(pid, &state, WNOHANG) == pid { ending = state }
            }
            return ending.map { $0 & 0x7F == 0 ? ($0 >> 8) & 0xFF : -($0 & 0x7F) }
        }
    }

    /// What the kernel says of it, for a message about a program that does not do what it should.
    package var condition: String {
        (try? String(contentsOfFile: "/proc/\(pid)/status", encoding: .utf8)) ?? "no process \(pid)"
    }

    /// What it has written so far.
    package var output: String { contents(Spawn.outputName) }
    package var errors: String { contents(Spawn.errorsName) }
    package var lines: [String] { output.split(separator: "\n").map(String.init) }

    private func contents(_ name: String) -> String { String(decoding: folder.contents(name) ?? Data(), as: UTF8.self) }

    /// Asks it and its children to end, insists after two seconds, and waits.
    package func end() {
        guard isRunning else { return }
        Foundation.kill(-pid, SIGTERM)
        for _ in 0..<200 where isRunning { usleep(10_000) }
        if isRunning { kill() }
    }

    /// Sends it a signal.
    package func send(_ signal: Int32) {
        if isRunning { Foundation.kill(pid, signal) }
    }

    /// Ends it as a crash or the kernel would, and waits.
    package func kill() {
        guard isRunning else { return }
        Foundation.kill(-pid, SIGKILL)
        for _ in 0..<200 where isRunning { usleep(10_000) }
    }

    /// Waits for its end on this thread, and gives its status.
    @discardableResult
    package func wait() -> Int32 {
        while true {
            if let status { return status }
            usleep(500)
        }
    }

    /// Waits for its end; false when it still runs at the deadline.
    package func finished(within seconds: Double = patience) async -> Bool {
        await wait(seconds) { !self.isRunning }
    }

    /// Waits for a line that a condition holds for; nil when none came in time or the program ended without.
    package func line(within seconds: Double = patience, where condition: (String) -> Bool) async -> String? {
        var found: String?
        _ = await wait(seconds) {
            let ended = !self.isRunning
            found = self.lines.first(where: condition)
            return found != nil || ended
        }
        return found
    }

    /// Polls a condition; false when it did not hold in time.
    package func wait(_ seconds: Double = patience, for condition: () -> Bool) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while !condition() {
            if ContinuousClock.now > deadline { return false }
            try? await Task.sleep(for: .milliseconds(5))
        }
        return true
    }

    /// Whether a program can be found along PATH.
    package static func exists(_ name: String) -> Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    /// A program of this package, beside the tests.
    package static func built(_ name: String) throws -> String {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
    }
}
#endif
