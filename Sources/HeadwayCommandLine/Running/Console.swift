package import FoundationEssentials
import Glibc
import HeadwayDownloads

/// Text for the two standard streams, whole lines at a time.
package enum Console {
    /// Prints to standard output; false if not all of it could be written.
    @discardableResult package static func write(_ text: String, to descriptor: Int32 = 1) -> Bool {
        write(Data(text.utf8), to: descriptor)
    }

    /// Prints a line to standard error with a program's name; it may contain any text from the command line.
    package static func complain(_ line: String, as program: Program = .headway) {
        write(Data("\(program.name): \(DownloadError.oneLine(line))\n".utf8), to: 2)
    }

    /// All of standard input; nil if it cannot be read.
    package static func readInput() -> Data? { read(STDIN_FILENO) }

    /// All of a file, even a pipe that a shell substitutes for one; nil if it cannot be read.
    package static func contents(of path: String) -> Data? {
        let file = open(path.rawBytes.map { CChar(bitPattern: $0) } + [0], O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return read(file)
    }

    private static func read(_ file: Int32) -> Data? {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(file, &buffer, buffer.count)
            if count == 0 { return data }
            if count > 0 {
                data.append(contentsOf: buffer[..<count])
            } else if errno != EINTR {
                return nil
            }
        }
    }

    /// Writes all bytes to a descriptor; a closed or full one ends the attempt, since there is nobody left to report it to.
    @discardableResult package static func write(_ data: Data, to descriptor: Int32) -> Bool {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                // Waits for a slow reader; otherwise lines would be lost.
                var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                poll(&waiting, 1, 1_000)
            } else if errno != EINTR {
                return false
            }
        }
        return true
    }
}
