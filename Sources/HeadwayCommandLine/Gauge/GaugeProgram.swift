import Dispatch
import Glibc
import Synchronization

/// A program in a terminal of its own, whose progress a gauge shows.
///
/// Its standard error is the terminal, and so are standard input and output where they are a terminal here; otherwise they stay
/// what they are, so that a gauge may stand in the middle of a pipe.
package final class GaugeProgram: Sendable {
    /// Why a program could not be started.
    package struct StartError: Error {
        /// A one-line message.
        package let reason: String
        /// The exit status a shell would use: 127 if it was not found, otherwise 126.
        package let status: Int32
    }

    private let terminal: PseudoTerminal
    private let process: pid_t
    private let status = Mutex<Int32>(0)

    /// Starts a program, found like in a shell, in a terminal with a size.
    package init(_ words: [String], columns: Int, rows: Int) throws(StartError) {
        guard let terminal = PseudoTerminal(columns: columns, rows: rows) else {
            throw StartError(reason: "no pseudo-terminal is left", status: 126)
        }
        self.terminal = terminal
        let (process, error) = terminal.spawn(words, joining: [0, 1].filter { isatty($0) == 1 } + [2])
        guard error == 0 else {
            let reason = String(cString: strerror(error))
            throw StartError(reason: "\(words[0]): \(reason)", status: error == ENOENT ? 127 : 126)
        }
        self.process = process
        if isatty(0) == 1 { handOverInput() }
    }

    /// Its output, until it has ended; may be read once.
    ///
    /// An empty piece means that it has been quiet for 0.3 s.
    package func pieces() -> AsyncStream<[UInt8]> {
        let (pieces, feed) = AsyncStream<[UInt8]>.makeStream()
        DispatchQueue(label: "headway.gauge.program").async { [self] in
            var isOver = false
            var quiet = 0
            while true {
                // What was written before the end is still read after it.
                if let piece = terminal.read(milliseconds: isOver ? 0 : 50) {
                    feed.yield(piece)
                    quiet = 0
                } else if isOver {
                    break
                } else {
                    isOver = hasEnded()
                    quiet += 1
                    if quiet == 6 { feed.yield([]) }
                }
            }
            feed.finish()
        }
        return pieces
    }

    /// Its exit status, or 128 and the number of the signal that ended it; 0 before its end.
    package var exitStatus: Int32 { status.withLock { $0 } }

    /// Interrupts it, as by Ctrl-C in its terminal.
    package func interrupt() { terminal.write([0x03]) }

    private func hasEnded() -> Bool {
        var word: Int32 = 0
        guard waitpid(process, &word, WNOHANG) == process else { return false }
        let signal = word & 0x7F
        status.withLock { $0 = signal == 0 ? word >> 8 & 0xFF : 128 + signal }
        return true
    }

    /// Passes on whole lines that are typed here.
    private func handOverInput() {
        DispatchQueue(label: "headway.gauge.typed").async { [terminal] in
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                terminal.write(Array(buffer[..<count]))
            }
        }
    }
}
