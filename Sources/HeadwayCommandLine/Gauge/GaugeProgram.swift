import Dispatch
import Glibc
import Synchronization

/// A program in a terminal of its own, whose progress a gauge shows.
///
/// Its standard error is the terminal, and so are standard input and output if they are a terminal here; otherwise they
/// stay as they are, so that a gauge can be in the middle of a pipeline.
package final class GaugeProgram: Sendable {
    /// Why a program could not be started.
    package struct StartError: Error {
        /// A one-line message.
        package let reason: String
        /// The exit status a shell would use: 127 if it was not found, otherwise 126.
        package let status: Int32
    }

    /// Where the answers to its questions come from.
    package enum Answers: UInt8, Sendable {
        /// From this process's terminal, if there is one.
        case keyboard
        /// From a window as well; its standard input is its terminal unless it is a file or a pipe.
        case window
    }

    /// Its output while it runs.
    package enum Piece: Sendable, Hashable {
        case output([UInt8])
        /// Once it has written nothing for a while.
        case silence(Silence)
        /// There is no more.
        case end
    }

    /// How it is silent.
    package enum Silence: UInt8, Sendable, Hashable {
        /// For 0.3 s.
        case short
        /// For 2 s, or while it reads a password or single keys: what it wrote last is for its user.
        case expectant
    }

    private let terminal: PseudoTerminal
    private let keyboard: Keyboard?
    private let process: pid_t
    private let status = Mutex<Int32>(0)

    /// Starts a program, found like in a shell, in a terminal as large as this process's.
    package init(_ words: [String], answers: Answers) throws(StartError) {
        guard let terminal = PseudoTerminal(Self.size) else {
            throw StartError(reason: "no pseudo-terminal is available", status: 126)
        }
        self.terminal = terminal
        let hasKeyboard = isatty(0) == 1
        var streams: [Int32] = isatty(1) == 1 ? [1, 2] : [2]
        if hasKeyboard || answers == .window && Self.isNothing(0) { streams.append(0) }
        let (process, error) = terminal.spawn(words, joining: streams)
        guard error == 0 else {
            let reason = String(cString: strerror(error))
            throw StartError(reason: "\(words[0]): \(reason)", status: error == ENOENT ? 127 : 126)
        }
        self.process = process
        keyboard = hasKeyboard ? Keyboard(terminal) : nil
    }

    /// Passes on its output, on a separate thread, until it has ended; must be called only once.
    ///
    /// The program waits if its output is handled slowly. `typed` is called for each line that was typed, and echoed,
    /// at this process's terminal.
    package func read(_ take: @escaping @Sendable (Piece) -> Void, typed: @escaping @Sendable () -> Void = {}) {
        keyboard?.handOver(typed)
        DispatchQueue(label: "headway.gauge.program").async { [self] in
            var isOver = false
            // How often nothing arrived within 50 ms.
            var quiet = 0
            var size = Self.size
            while true {
                keyboard?.follow()
                let now = Self.size
                if now.ws_col != size.ws_col || now.ws_row != size.ws_row {
                    terminal.resize(to: now)
                    size = now
                }
                // Output written before the end is still read after it.
                if let piece = terminal.read(milliseconds: isOver ? 0 : 50) {
                    take(.output(piece))
                    quiet = 0
                } else if isOver {
                    break
                } else {
                    isOver = hasEnded()
                    quiet += 1
                    if let silence = silence(quiet) { take(.silence(silence)) }
                }
            }
            keyboard?.release()
            take(.end)
        }
    }

    private func silence(_ quiet: Int) -> Silence? {
        switch quiet {
        case 6: terminal.reading == .usual ? .short : .expectant
        case 40: .expectant
        default: nil
        }
    }

    /// Whether what is typed is echoed; false while it asks for a password.
    package var echoes: Bool { terminal.reading.isEchoed }

    /// Answers a question with a line, as if it were typed in its terminal.
    package func answer(_ line: String) { terminal.write(Array(line.utf8) + [0x0A]) }

    /// Restores the settings of this process's terminal.
    package func release() { keyboard?.release() }

    /// The size of this process's terminal, if there is one.
    private static var size: winsize {
        var size = winsize()
        for stream in [2, 1, 0] as [Int32] where ioctl(stream, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 {
            return size
        }
        return winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    }

    /// Whether a stream is `/dev/null`, which desktops give to the programs they start.
    private static func isNothing(_ stream: Int32) -> Bool {
        var (own, nothing) = (stat(), stat())
        return fstat(stream, &own) == 0 && stat("/dev/null", &nothing) == 0 && own.st_rdev == nothing.st_rdev
            && own.st_mode & S_IFMT == S_IFCHR
    }

    /// Its exit status, or 128 plus the number of the signal that ended it; 0 before its end.
    package var exitStatus: Int32 { status.withLock { $0 } }

    /// Interrupts it, like Ctrl-C in its terminal.
    package func interrupt() { terminal.write([0x03]) }

    private func hasEnded() -> Bool {
        var word: Int32 = 0
        guard waitpid(process, &word, WNOHANG) == process else { return false }
        let signal = word & 0x7F
        status.withLock { $0 = signal == 0 ? word >> 8 & 0xFF : 128 + signal }
        return true
    }
}
