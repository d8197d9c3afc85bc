#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A file descriptor of the process.
///
/// Foundation is imported for the C library underneath, whose module has a different name on each system.
struct StreamDevice: TerminalDevice {
    let descriptor: Int32
    private var watch: TerminalWatch?
    /// Read once: every line written needs the size, and the environment is slow to read.
    private let sizeElsewhere = Self.environmentSize

    init(descriptor: Int32) { self.descriptor = descriptor }

    /// The same, but it notices what others write there.
    func watched() -> StreamDevice {
        var device = self
        device.watch = TerminalWatch(descriptor)
        return device
    }

    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// True if both are one terminal, as standard output and standard error usually are.
    func isSameTerminal(as other: StreamDevice) -> Bool {
        var (own, others) = (stat(), stat())
        return isTerminal && other.isTerminal && fstat(descriptor, &own) == 0 && fstat(other.descriptor, &others) == 0
            && own.st_rdev == others.st_rdev
    }

    /// Writes with two signals blocked: SIGTTOU, so that a terminal set to stop background writers does not stop this
    /// program, and SIGPIPE, so that a program does not end because nobody reads its progress.
    ///
    /// What cannot be written (a closed terminal, a pipe without a reader, a full disk) is dropped: progress is not
    /// worth an error.
    func write(_ bytes: [UInt8]) {
        let held = HeldSignals()
        defer {
            held.letGo()
            // What was written here was not written by others.
            _ = watch?.wasWritten()
        }
        bytes.withUnsafeBytes { buffer in
            var rest = buffer[...]
            while let base = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
                let count = writeBytes(descriptor, base, rest.count)
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if errno == EAGAIN {
                    var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    if poll(&ready, 1, 1000) <= 0 { return }
                } else if errno != EINTR {
                    return
                }
            }
        }
    }

    /// The window's size; outside a terminal `COLUMNS` and `LINES`, else 80 × 24.
    var size: TerminalSize {
        var window = winsize()
        if ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 {
            return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
        }
        return sizeElsewhere
    }

    private static var environmentSize: TerminalSize {
        let environment = ProcessInfo.processInfo.environment
        let columns = environment["COLUMNS"].flatMap { Int($0) } ?? 80
        let rows = environment["LINES"].flatMap { Int($0) } ?? 24
        return TerminalSize(columns: min(columns, 10_000), rows: min(rows, 10_000))
    }

    /// Queried without reading: what was typed belongs to whoever reads it.
    var pendingInput: Int {
        var settings = termios()
        guard tcgetattr(descriptor, &settings) == 0, settings.c_lflag & tcflag_t(ICANON) != 0,
            settings.c_lflag & tcflag_t(ECHO) != 0
        else { return 0 }
        var count: Int32 = 0
        return ioctl(descriptor, UInt(FIONREAD), &count) == 0 ? Int(count) : 0
    }

    func foreignOutput() -> ForeignOutput {
        guard let watch, watch.wasWritten() else { return .none }
        return watch.isShared ? .besideRows : .text
    }

    /// Also true if the terminal is not the process's own, since then nothing is known about a background.
    var isForeground: Bool {
        let group = tcgetpgrp(descriptor)
        return group < 0 || group == getpgrp()
    }
}

/// The system call, which a method of the same name hides.
private func writeBytes(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(descriptor, bytes, count)
}
