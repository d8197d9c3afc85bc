import Foundation
import TestSupport

/// The built command, run as its user would.
struct CommandRun {
    let status: Int32
    let output: String
    let errors: String

    /// The command beside the tests' own bundle.
    static var program: URL { get throws { URL(fileURLWithPath: try Program.built("headway")) } }

    /// Runs it to its end; standard input is what is given, or empty.
    init(_ words: [String], in folder: TemporaryFolder, input: String = "") async throws {
        let process = try StartedCommand(words, in: folder, input: input)
        (status, output, errors) = await process.finish()
    }
}

/// A command that is still running.
struct StartedCommand {
    private let program: Program

    /// Starts the command, or another program in its place.
    init(_ words: [String], in folder: TemporaryFolder, input text: String = "", program: String? = nil) throws {
        self.program = try Program(
            program ?? CommandRun.program.path, words,
            environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": folder.path], in: folder.path, input: text
        )
    }

    func finish() async -> (status: Int32, output: String, errors: String) {
        _ = await program.finished()
        return (program.status ?? SIGKILL, program.output, program.errors)
    }

    /// Sends a signal now.
    func send(_ signal: Int32) { program.send(signal) }

    /// Sends a signal at the moment when a file has grown past a size.
    func send(_ signal: Int32, when file: String, exceeds size: Int) async -> Bool {
        await asSoonAs {
            TemporaryFolder.size(of: file) > size
        } do: {
            program.send(signal)
        }
    }
}

/// A program of the system, run to its end.
enum Tool {
    /// Its exit status and what it printed.
    static func run(_ path: String, _ words: [String]) async throws -> (status: Int32, output: String) {
        let program = try Program(
            path, words,
            environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "MANWIDTH": "200", "HOME": "/nonexistent"])
        _ = await program.finished()
        return (program.status ?? SIGKILL, program.output)
    }
}
