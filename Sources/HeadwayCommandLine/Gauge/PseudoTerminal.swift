import Glibc

/// A pseudo-terminal and the programs in it; the only place that uses its system calls.
final class PseudoTerminal: Sendable {
    private let master: Int32
    private let path: String

    /// Opens one with a size; nil if there is none.
    init?(_ size: winsize) {
        let master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard master >= 0 else { return nil }
        // Linux's own requests (ioctl_tty(2)): the C library's functions for them are hidden from Swift.
        let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
        var (isLocked, number): (Int32, Int32) = (0, -1)
        guard ioctl(master, unlock, &isLocked) == 0, ioctl(master, getNumber, &number) == 0 else {
            close(master)
            return nil
        }
        self.master = master
        path = "/dev/pts/\(number)"
        resize(to: size)
    }

    deinit { close(master) }

    /// Gives it another size; its programs are notified (SIGWINCH).
    func resize(to size: winsize) {
        var size = size
        _ = ioctl(master, UInt(TIOCSWINSZ), &size)
    }

    /// How its programs read what is typed.
    var reading: TypedReading {
        var settings = termios()
        return tcgetattr(master, &settings) == 0 ? TypedReading(settings) : .usual
    }

    /// Starts a program in its own session, with some of its standard streams, including 2, on the terminal; returns an
    /// error number.
    func spawn(_ words: [String], joining streams: [Int32]) -> (process: pid_t, error: Int32) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // The first terminal that the leader of a session opens becomes the session's.
        posix_spawn_file_actions_addopen(&actions, 2, path, O_RDWR, 0)
        for stream in streams where stream != 2 { posix_spawn_file_actions_adddup2(&actions, 2, stream) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var (none, standard) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigemptyset(&standard)
        // Signals that are handled or ignored here have their default effect there.
        for signal in [SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGPIPE, SIGTSTP] { sigaddset(&standard, signal) }
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &standard)
        let session: Int32 = 0x80  // POSIX_SPAWN_SETSID, which Swift does not import.
        posix_spawnattr_setflags(
            &attributes, Int16(session | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)))
        var arguments = words.map { strdup($0) }
        arguments.append(nil)
        defer { for argument in arguments { free(argument) } }
        var process: pid_t = 0
        let error = posix_spawnp(&process, words[0], &actions, &attributes, arguments, environ)
        return (process, error)
    }

    /// The output written to it within a time; nil if there is none, and after the last writer has gone.
    func read(milliseconds: Int32) -> [UInt8]? {
        var ready = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, milliseconds) > 0 else { return nil }
        var buffer = [UInt8](repeating: 0, count: 16_384)
        let count = Glibc.read(master, &buffer, buffer.count)
        if count > 0 { return Array(buffer[..<count]) }
        // Everything is closed, and would always be ready from now on.
        usleep(UInt32(milliseconds) * 1000)
        return nil
    }

    /// Types on it; true if it took all of it.
    @discardableResult
    func write(_ bytes: [UInt8]) -> Bool { Glibc.write(master, bytes, bytes.count) == bytes.count }
}
