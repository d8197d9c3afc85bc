import BenchSupport
import Foundation

/// A program that draws progress, to be run with its output on a terminal or in a pipe, and its figures on descriptor 3.
struct Subject {
    let name: String
    let arguments: [String]

    /// What came of one run.
    struct Outcome {
        /// What the program measured itself, in seconds, for each part of its work.
        var parts: [Double]
        /// The same for all of it.
        var seconds: Double { parts.reduce(0, +) }
        /// What it wrote to its terminal or pipe.
        var bytes: Int
    }

    /// Runs it with a terminal for its output; nil where it fails.
    func onTerminal() -> Outcome? {
        guard let terminal = Terminal() else { return nil }
        let parts = run(output: terminal.child)
        let bytes = terminal.finish()
        return parts.map { Outcome(parts: $0, bytes: bytes) }
    }

    /// Runs it with a file for its output, as in a log; nil where it fails.
    func inFile() -> Outcome? {
        let path = NSTemporaryDirectory() + "/headway-bench-\(getpid())"
        let file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        defer {
            close(file)
            unlink(path)
        }
        guard file >= 0, let parts = run(output: file) else { return nil }
        return Outcome(parts: parts, bytes: Int(lseek(file, 0, SEEK_END)))
    }

    private func run(output: Int32) -> [Double]? {
        let figures = Pipe()
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        posix_spawn_file_actions_adddup2(&actions, output, 2)
        posix_spawn_file_actions_adddup2(&actions, figures.fileHandleForWriting.fileDescriptor, 3)
        let words = arguments.map { strdup($0) } + [nil]
        let variables = Self.environment.map { strdup($0) } + [nil]
        defer { for word in words + variables { free(word) } }
        var process: pid_t = 0
        guard posix_spawn(&process, arguments[0], &actions, nil, words, variables) == 0 else { return nil }
        try? figures.fileHandleForWriting.close()
        let said = figures.fileHandleForReading.readDataToEndOfFile()
        var status: Int32 = 0
        guard waitpid(process, &status, 0) == process, status == 0 else { return nil }
        let parts = String(decoding: said, as: UTF8.self).split(separator: "\n").compactMap { Double($0) }
        return parts.isEmpty ? nil : parts
    }

    /// The same for all: a common terminal, and nothing that switches anything off.
    private static let environment: [String] = {
        let inherited = ProcessInfo.processInfo.environment
        let kept = ["PATH", "HOME", "LD_LIBRARY_PATH"].compactMap { name in inherited[name].map { "\(name)=\($0)" } }
        return kept + ["TERM=xterm-256color", "LANG=C.UTF-8"]
    }()
}
