import Foundation
import TestSupport

@testable import HeadwayTerminal

/// A real terminal to compare with: tmux, on a server of its own, fed byte by byte through a pipe.
final class Tmux {
    private let folder: URL
    private let input: FileHandle
    private let socket: String
    private let server: Program
    private var marks = 0

    /// Where tmux is; nil where it is not installed.
    static let path = ["/usr/bin/tmux", "/usr/local/bin/tmux", "/opt/homebrew/bin/tmux"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    init(size: TerminalSize, name: String) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("headway-tmux-\(name)-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let pipe = folder.appendingPathComponent("input").path
        guard mkfifo(pipe, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
        // Opened for both directions, so that neither opening waits for the other and the pane's end never sees its end.
        let descriptor = open(pipe, O_RDWR | O_CLOEXEC)
        input = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        socket = folder.appendingPathComponent("socket").path
        let settings = folder.appendingPathComponent("settings")
        try "set -g status off\nset -g history-limit 5000\n".write(to: settings, atomically: true, encoding: .utf8)
        // The server stays a child of ours, so that it can be waited for.
        server = try Self.start(socket, ["-D", "-f", settings.path])
        try wait { FileManager.default.fileExists(atPath: socket) }
        try run([
            "new-session", "-d", "-x", "\(size.columns)", "-y", "\(size.rows)", "stty raw -echo; exec cat '\(pipe)'",
        ])
        try send([])
    }

    /// Ends the server, which is this object's own.
    func close() {
        // The pane's program ends at the end of its input; tmux would wait for one that ignores hanging up.
        try? input.close()
        _ = try? run(["kill-server"])
        server.wait()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Feeds bytes, and waits until they have been taken in: the title that is sent after them is there.
    func send(_ bytes: [UInt8]) throws {
        marks += 1
        let mark = "mark-\(marks)"
        try input.write(contentsOf: Data(bytes + Array("\u{1B}]2;\(mark)\u{7}".utf8)))
        try wait { try run(["display-message", "-p", "#{pane_title}"]) == mark }
    }

    private func wait(until isSo: () throws -> Bool) throws {
        let deadline = Date().addingTimeInterval(patience)
        while try !isSo() {
            guard Date() < deadline else { throw CocoaError(.fileReadUnknown) }
            usleep(2000)
        }
    }

    func resize(_ size: TerminalSize) throws {
        try run(["resize-window", "-x", "\(size.columns)", "-y", "\(size.rows)"])
    }

    /// All lines, wrapped ones joined.
    func lines() throws -> [String] {
        let text = try run(["capture-pane", "-p", "-J", "-S", "-"], isRaw: true)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
            InMemoryTerminal.text([String($0)])
        }
        return Array(lines.reversed().drop { $0.isEmpty }.reversed())
    }

    @discardableResult
    private func run(_ arguments: [String], isRaw: Bool = false) throws -> String {
        let program = try Self.start(socket, arguments)
        program.wait()
        let text = program.output
        return isRaw ? text : text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func start(_ socket: String, _ arguments: [String]) throws -> Program {
        try Program(path ?? "tmux", ["-u", "-S", socket] + arguments, ["TMUX": nil, "LC_ALL": "C.UTF-8"])
    }
}
