#if os(Linux)
package import Foundation
import Glibc

/// A program that ends when its standard input closes, or with this object.
package final class ServerProcess: @unchecked Sendable {
    // Unchecked: Foundation's process and pipe are used by the one that owns this, and by `deinit`.
    package let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    package init(_ program: String, _ arguments: [String], take: @escaping @Sendable (Data) -> Void) throws {
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        // Otherwise the next program would hold this one's input open.
        for handle in [input.fileHandleForWriting, output.fileHandleForReading] {
            _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        try process.run()
        // On a thread of its own: a dispatch source that goes away with its descriptor can bring the whole process down.
        let descriptor = fcntl(output.fileHandleForReading.fileDescriptor, F_DUPFD_CLOEXEC, 0)
        Thread.detachNewThread { Self.read(descriptor, take) }
    }

    /// Hands on what comes until the program's output ends.
    private static func read(_ descriptor: Int32, _ take: (Data) -> Void) {
        var bytes = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Glibc.read(descriptor, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            take(Data(bytes[..<count]))
        }
        close(descriptor)
    }

    deinit {
        try? input.fileHandleForWriting.close()
        // It ends by itself now; one that does not is not waited for long.
        let end = Date(timeIntervalSinceNow: 5)
        while process.isRunning, Date() < end { usleep(1_000) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
}
#endif
