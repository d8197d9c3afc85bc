import Foundation
import Testing

/// The built command, run as its user would.
struct CommandRun {
    let status: Int32
    let output: String
    let errors: String

    /// The command beside the tests' own bundle.
    static var program: URL {
        let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        return bundle.deletingLastPathComponent().appendingPathComponent("headway")
    }

    /// Runs it to its end; standard input is what is given, or empty.
    init(_ words: [String], in folder: TemporaryFolder, input: String = "") async throws {
        let process = try StartedCommand(words, in: folder, input: input)
        (status, output, errors) = await process.finish()
    }
}

/// A command that is still running.
final class StartedCommand {
    private let process = Process()
    private let output = Pipe()
    private let errors: URL
    private let input = Pipe()

    /// Starts the command, or another program in its place.
    init(_ words: [String], in folder: TemporaryFolder, input text: String = "", program: String? = nil) throws {
        process.executableURL = program.map { URL(fileURLWithPath: $0) } ?? CommandRun.program
        process.arguments = words
        process.currentDirectoryURL = folder.url
        process.environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": folder.url.path]
        // Errors go to a file, so that neither stream can fill up while the other is read.
        errors = folder.url.appendingPathComponent(".errors-\(UUID().uuidString)")
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardOutput = output
        process.standardInput = input
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
    }

    /// Waits for the end on a thread of its own: the tests' own threads are few, and others wait on them.
    func finish() async -> (status: Int32, output: String, errors: String) {
        let reader = output.fileHandleForReading
        let data = await withCheckedContinuation { continuation in
            Thread { continuation.resume(returning: reader.readDataToEndOfFile()) }.start()
        }
        while process.isRunning { try? await Task.sleep(for: .milliseconds(2)) }
        let complaints = FileManager.default.contents(atPath: errors.path) ?? Data()
        try? FileManager.default.removeItem(at: errors)
        return (
            process.terminationStatus, String(decoding: data, as: UTF8.self),
            String(decoding: complaints, as: UTF8.self)
        )
    }

    /// Sends a signal at the moment when a file has grown past a size.
    func send(_ signal: Int32, when file: String, exceeds size: Int) async -> Bool {
        let identifier = process.processIdentifier
        return await asSoonAs {
            fileSize(file) > size
        } do: {
            kill(identifier, signal)
        }
    }
}

/// A folder for one test, gone when the test is.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("headway-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The names in it, without the tests' own files.
    var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).filter { !$0.hasPrefix(".errors") }
            .sorted()
    }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func contents(_ name: String) -> [UInt8]? { FileManager.default.contents(atPath: path(name)).map(Array.init) }

    func size(_ name: String) -> Int { fileSize(path(name)) }
}

/// Does something as soon as a condition holds, or gives up after so many seconds and answers false.
///
/// It watches on a thread of its own: the pool that tests share may be busy for longer than the moment lasts.
func asSoonAs(
    within seconds: Double = 20, _ condition: @escaping @Sendable () -> Bool, do action: @escaping @Sendable () -> Void
) async -> Bool {
    await withCheckedContinuation { continuation in
        Thread {
            let deadline = Date() + seconds
            while Date() < deadline {
                if condition() {
                    action()
                    return continuation.resume(returning: true)
                }
                usleep(2000)
            }
            continuation.resume(returning: false)
        }.start()
    }
}

/// The size of a file in bytes; 0 while there is none.
func fileSize(_ path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber)?.intValue ?? 0
}
