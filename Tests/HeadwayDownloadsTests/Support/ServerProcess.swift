import Foundation

/// A program that ends when its standard input closes, or with this object.
final class ServerProcess: @unchecked Sendable {
    // Unchecked: Foundation's process and pipe are used by the one that owns this, and by `deinit`.
    let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    struct Late: Error, CustomStringConvertible {
        var description: String
    }

    init(_ program: String, _ arguments: [String], take: @escaping @Sendable (Data) -> Void) throws {
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        output.fileHandleForReading.readabilityHandler = { handle in
            let data = handle.availableData
            if data.isEmpty { handle.readabilityHandler = nil } else { take(data) }
        }
        try process.run()
    }

    deinit {
        output.fileHandleForReading.readabilityHandler = nil
        try? input.fileHandleForWriting.close()
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
    }
}
