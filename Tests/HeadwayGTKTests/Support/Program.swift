import Foundation
import Synchronization

/// A program that a test started, in a process group of its own, with its output in files; ended with this object.
///
/// It is spawned by hand: Foundation's `Process` waits by running the run loop of whatever thread it finds itself on.
final class Program: Sendable {
    private let pid: pid_t
    private let folder: String
    /// The wait status once it has ended.
    private let ending = Mutex<Int32?>(nil)

    /// Starts a program that is looked for along PATH, with variables added to or, as nil, taken from the environment.
    init(_ name: String, _ arguments: [String] = [], _ variables: [String: String?] = [:]) throws {
        let folder = NSTemporaryDirectory() + "/headway-gtk-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        self.folder = folder
        var environment = ProcessInfo.processInfo.environment
        for (key, value) in variables { environment[key] = value }
        pid = try Self.spawn([name] + arguments, environment.map { "\($0)=\($1)" }, output: folder)
    }

    deinit {
        end()
        try? FileManager.default.removeItem(atPath: folder)
    }

    var isRunning: Bool { status == nil }

    /// The exit status, or the number of the signal that ended it, negative; nil while it runs.
    var status: Int32? {
        ending.withLock { ending in
            if ending == nil {
                var state: Int32 = 0
                if waitpid(pid, &state, WNOHANG) == pid { ending = state }
            }
            return ending.map { $0 & 0x7F == 0 ? ($0 >> 8) & 0xFF : -($0 & 0x7F) }
        }
    }

    /// What it has written so far.
    var output: String { contents("out") }
    var errors: String { contents("err") }
    var lines: [String] { output.split(separator: "\n").map(String.init) }

    /// Asks it and its children to end, insists after two seconds, and waits.
    func end() {
        guard isRunning else { return }
        Foundation.kill(-pid, SIGTERM)
        for _ in 0..<200 where isRunning { usleep(10_000) }
        if isRunning { kill() }
    }

    /// Sends it a signal.
    func send(_ signal: Int32) {
        if isRunning { Foundation.kill(pid, signal) }
    }

    /// Ends it as a crash or the kernel would, and waits.
    func kill() {
        guard isRunning else { return }
        Foundation.kill(-pid, SIGKILL)
        for _ in 0..<200 where isRunning { usleep(10_000) }
    }

    /// Waits for its end; false when it still runs at the deadline.
    func finished(within seconds: Double) async -> Bool {
        await wait(seconds) { !self.isRunning }
    }

    /// Waits for a line that a condition holds for; nil when none came in time or the program ended without.
    func line(within seconds: Double = 10, where condition: (String) -> Bool) async -> String? {
        var found: String?
        _ = await wait(seconds) {
            let ended = !self.isRunning
            found = self.lines.first(where: condition)
            return found != nil || ended
        }
        return found
    }

    /// Polls a condition; false when it did not hold in time.
    func wait(_ seconds: Double, for condition: () -> Bool) async -> Bool {
        let deadline = ContinuousClock.now + .seconds(seconds)
        while !condition() {
            if ContinuousClock.now > deadline { return false }
            try? await Task.sleep(for: .milliseconds(10))
        }
        return true
    }

    private func contents(_ file: String) -> String {
        String(decoding: FileManager.default.contents(atPath: folder + "/" + file) ?? Data(), as: UTF8.self)
    }

    private static func spawn(_ arguments: [String], _ environment: [String], output: String) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output + "/out", O_WRONLY | O_CREAT, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, output + "/err", O_WRONLY | O_CREAT, 0o600)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Threads of a pool hold signals back, and whoever starts the tests may ignore some: a child would inherit both.
        var none = sigset_t()
        sigemptyset(&none)
        posix_spawnattr_setsigmask(&attributes, &none)
        var caught = sigset_t()
        sigfillset(&caught)
        posix_spawnattr_setsigdefault(&attributes, &caught)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        posix_spawnattr_setpgroup(&attributes, 0)
        var argv = arguments.map { strdup($0) } + [nil]
        var envp = environment.map { strdup($0) } + [nil]
        defer { (argv + envp).forEach { free($0) } }
        var pid: pid_t = 0
        var failure = posix_spawnp(&pid, arguments[0], &actions, &attributes, &argv, &envp)
        // A program just copied is busy while another thread's child, forked meanwhile, holds the descriptor it was written by.
        for _ in 0..<200 where failure == ETXTBSY {
            usleep(10_000)
            failure = posix_spawnp(&pid, arguments[0], &actions, &attributes, &argv, &envp)
        }
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
        return pid
    }

    /// Whether a program can be found along PATH.
    static func exists(_ name: String) -> Bool {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    /// A program of this package, beside the tests.
    static func built(_ name: String) throws -> String {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name).path
    }
}
