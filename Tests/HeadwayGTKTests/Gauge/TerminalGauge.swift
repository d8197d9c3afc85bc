import Foundation
import TestSupport
import Testing

/// A gauge in a terminal, which is tmux on a server of its own.
final class TerminalGauge {
    private let folder: String

    init() throws {
        folder = NSTemporaryDirectory() + "/headway-tmux-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    /// Runs a habit to its end; nil where its user does what can only be done to a window.
    func run(_ habit: GaugeHabit) async throws -> GaugeOutcome? {
        if habit.key != nil { return nil }
        let script = try GaugeScript(habit, for: .terminal)
        // What is over stays on the screen.
        try "set -g remain-on-exit on\nset -g remain-on-exit-format ''\nset -g status off\n"
            .write(toFile: folder + "/settings", atomically: true, encoding: .utf8)
        let server = try Program(
            "tmux", ["-u", "-D", "-S", socket, "-f", folder + "/settings"],
            ["TMUX": nil, "LC_ALL": "C.UTF-8", "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "CI": nil, "NO_COLOR": nil])
        defer { server.end() }
        #expect(await server.wait(30) { FileManager.default.fileExists(atPath: socket) })
        _ = try await tmux("new-session", "-d", "-x", "100", "-y", "24", "exec bash '\(script.path)'")
        _ = await server.wait(30) { script.hasSpoken || script.ending != nil }
        let seen = try await look(habit, script)
        if habit.deed == .cancel { _ = try await tmux("send-keys", "C-c") }
        if habit.deed != .cancel || habit.watchesProducer { script.letGo() }
        let producer = habit.watchesProducer ? await script.producerAfterAWhile() : nil
        var isOver = await server.wait(habit.deed == .cancel ? 3 : 10) { script.ending != nil }
        if !isOver {
            // A shell whose child ends by itself just as Ctrl-C comes goes on.
            script.letGo()
            isOver = await server.wait(5) { script.ending != nil }
        }
        // How long it took is not the same every time.
        let leaves = try await rows().last?.trimmingCharacters(in: .whitespaces)
            .replacing(#/in \d+:\d\d$/#, with: "in 0:00")
        _ = try await tmux("kill-server")
        let ending = isOver ? script.ending ?? .stays : .stays
        // A shell that was hung up on has said so there.
        return GaugeOutcome(
            seen: seen, ending: ending, leaves: ending == .hangsUpScript ? nil : leaves, producer: producer)
    }

    /// What is shown once it was the same four times; nil where it is over already.
    private func look(_ habit: GaugeHabit, _ script: GaugeScript) async throws -> GaugeState? {
        var states: [GaugeState?] = []
        let deadline = ContinuousClock.now + .seconds(8)
        while script.ending == nil, ContinuousClock.now < deadline {
            states.append(Self.state(try await rows(), habit))
            if states.count >= 4, let last = states.last, last != nil, states.suffix(4).allSatisfy({ $0 == last }) {
                return last
            }
            // A gauge that ended at once left its last words.
            if states.count >= 20, states.allSatisfy({ $0 == nil }) { break }
            try await Task.sleep(for: .milliseconds(150))
        }
        return nil
    }

    private static func state(_ rows: [String], _ habit: GaugeHabit) -> GaugeState? {
        guard let row = rows.last else { return nil }
        var state = GaugeState()
        if habit.options.contains("--title") { state.title = rows.first }
        // Sign, label, bar, per cent, time left.
        let form = #/\S( .*?)[█▏▎▍▌▋▊▉▐░ ]*( (\d+)%( +\d+:\d\d)?)?/#
        guard let parts = row.wholeMatch(of: form) else { return nil }
        state.text = parts.1.trimmingCharacters(in: .whitespaces)
        state.percentage = parts.3.flatMap { Int($0) }
        state.showsTimeLeft = parts.4 != nil
        return state
    }

    /// The rows of the screen that are not empty.
    private func rows() async throws -> [String] {
        try await tmux("capture-pane", "-p").split(separator: "\n").map(String.init)
            .filter { !$0.allSatisfy(\.isWhitespace) }
    }

    private var socket: String { folder + "/socket" }

    @discardableResult
    private func tmux(_ words: String...) async throws -> String {
        let client = try Program("tmux", ["-u", "-S", socket] + words, ["TMUX": nil, "LC_ALL": "C.UTF-8"])
        _ = await client.finished(within: 30)
        return client.output
    }
}
