import Dispatch
import Glibc
import Synchronization

/// What is typed at this process's terminal, for a program in a terminal of its own.
///
/// It is read as the program reads: without echo while it asks for a password, key by key if it wants keys. In the
/// background nothing is read and no setting is changed.
final class Keyboard: Sendable {
    private let terminal: PseudoTerminal
    /// The terminal's settings before the first change; nil while nothing is changed.
    private let original = Mutex<termios?>(nil)
    private let isReleased = Atomic(false)

    init(_ terminal: PseudoTerminal) { self.terminal = terminal }

    /// Sets the terminal to read as the program reads; must be called often.
    func follow() {
        guard Self.isForeground, !isReleased.load(ordering: .acquiring) else { return }
        let reading = terminal.reading
        var now = termios()
        guard tcgetattr(STDIN_FILENO, &now) == 0, TypedReading(now) != reading else { return }
        original.withLock { original in
            // A terminal with unusual settings keeps them until the program asks for something.
            if original == nil, reading == .usual { return }
            original = original ?? now
            var settings = reading == .usual ? original ?? now : reading.applied(to: now)
            tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
            if reading == .usual { original = nil }
        }
    }

    /// Restores the terminal's own settings, for good.
    func release() {
        isReleased.store(true, ordering: .releasing)
        original.withLock { original in
            guard var settings = original, Self.isForeground else { return }
            tcsetattr(STDIN_FILENO, TCSADRAIN, &settings)
            original = nil
        }
    }

    /// The one to release if the process exits without doing so.
    private static let current = Mutex<Keyboard?>(nil)

    /// Passes on what is typed, on a separate thread, until the terminal is gone; `line` is called for each line that
    /// was echoed.
    func handOver(_ line: @escaping @Sendable () -> Void) {
        Self.current.withLock { $0 = self }
        atexit { Keyboard.current.withLock { $0 }?.release() }
        DispatchQueue(label: "headway.gauge.typed").async { [self] in
            // Reading in the background would stop the process (SIGTTIN).
            var held = sigset_t()
            sigemptyset(&held)
            sigaddset(&held, SIGTTIN)
            pthread_sigmask(SIG_BLOCK, &held, nil)
            var buffer = [UInt8](repeating: 0, count: 4096)
            while !isReleased.load(ordering: .acquiring) {
                var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
                let isReady = poll(&ready, 1, 200) > 0
                if ready.revents & Int16(POLLHUP | POLLERR) != 0 { return }
                guard isReady else { continue }
                guard Self.isForeground else {
                    usleep(200_000)
                    continue
                }
                let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
                // Ctrl-D is the program's too.
                if count >= 0 { terminal.write(count == 0 ? [0x04] : Array(buffer[..<count])) }
                if count > 0, buffer[count - 1] == 0x0A, Self.reading?.isEchoed == true { line() }
                if count < 0, errno != EINTR, errno != EIO, errno != EAGAIN { return }
            }
        }
    }

    private static var reading: TypedReading? {
        var settings = termios()
        return tcgetattr(STDIN_FILENO, &settings) == 0 ? TypedReading(settings) : nil
    }

    private static var isForeground: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }
}
