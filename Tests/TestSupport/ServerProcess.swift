#if os(Linux)
package import Foundation

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
        output.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            guard data.isEmpty else { return take(data) }
            handle.readabilityHandler = nil
        }
        // Otherwise the next program would hold this one's input open.
        for handle in [input.fileHandleForWriting, output.fileHandleForReading] {
            _ = fcntl(handle.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        try process.run()
    }

    deinit {
        output.fileHandleForReading.readabilityHandler = nil
        try? input.fileHandleForWriting.close()
        // It ends by itself now; one that does not is not waited for long.
        let end = Date(timeIntervalSinceNow: 5)
        while process.isRunning, Date() < end { usleep(1_000) }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
}
#endif
