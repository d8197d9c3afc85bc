#if os(Linux)
import Foundation

/// How a test's program is started: its streams, its folder, its signals.
struct Spawn: ~Copyable {
    static let outputName = "output"
    static let errorsName = "errors"

    private var actions = posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
    /// The reading end of the pipe that is standard input.
    private var input: Int32?

    init(output: TemporaryFolder) {
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_addopen(&actions, 1, output.file(Self.outputName), O_WRONLY | O_CREAT, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, output.file(Self.errorsName), O_WRONLY | O_CREAT, 0o600)
        posix_spawnattr_init(&attributes)
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
    }

    deinit {
        if let input { close(input) }
        var (actions, attributes) = (actions, attributes)
        posix_spawn_file_actions_destroy(&actions)
        posix_spawnattr_destroy(&attributes)
    }

    /// Gives it a text to read, which has to fit into a pipe: it is all written before anybody reads.
    mutating func read(_ text: String?) throws {
        guard let text else {
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            return
        }
        let end = try readUntilClosed()
        defer { close(end) }
        let bytes = Array(text.utf8)
        guard bytes.count <= 65_536, write(end, bytes, bytes.count) == bytes.count else { throw POSIXError(.EFBIG) }
    }

    /// Gives it an empty standard input that ends when the answer, the writing end, is closed.
    mutating func readUntilClosed() throws -> Int32 {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
        // No other program may hold it open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        input = ends[0]
        posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
        return ends[1]
    }

    /// Starts it.
    mutating func run(_ arguments: [String], _ environment: [String]) throws -> pid_t {
        var argv = arguments.map { strdup($0) } + [nil]
        var envp = environment.map { strdup($0) } + [nil]
        defer { for word in argv + envp { free(word) } }
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
}
#endif
