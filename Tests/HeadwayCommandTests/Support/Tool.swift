import Foundation

/// A program of the system, run to its end.
enum Tool {
    static func exists(_ name: String) -> Bool {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/" + name)
    }

    /// Its exit status and what it printed.
    static func run(_ path: String, _ words: [String]) async throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = words
        process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "MANWIDTH": "200", "HOME": "/nonexistent"]
        process.standardOutput = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let reader = pipe.fileHandleForReading
        let data = await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: reader.readDataToEndOfFile()) }.start()
        }
        while process.isRunning { try? await Task.sleep(for: .milliseconds(2)) }
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }
}
