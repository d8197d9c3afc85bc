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
    func run(_ habit: GaugeHabit, documented: String?) async throws -> GaugeOutcome? {
        if habit.key != nil { return nil }
        let script = try GaugeScript(habit, for: .terminal)
        // What is over stays on the screen.
        try "set -g remain-on-exit on\nset -g remain-on-exit-format ''\nset -g status off\n"
            .write(toFile: folder + "/settings", atomically: true, encoding: .utf8)
        let server = try Program(
            "tmux", ["-u", "-D", "-S", socket, "-f", folder + "/settings"],
            ["TMUX": nil, "LC_ALL": "C.UTF-8", "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "CI": nil, "NO_COLOR": nil])
        defer { server.end() }
        #expect(await server.wait { FileManager.default.fileExists(atPath: socket) })
        _ = try await tmux("new-session", "-d", "-x", "100", "-y", "24", "exec bash '\(script.path)'")
        _ = await server.wait { script.hasSpoken || script.ending != nil }
        let watch = GaugeWatch(habit, documented: documented)
        let seen = try await look(script, watch)
        if habit.deed == .cancel { _ = try await tmux("send-keys", "C-c") }
        if habit.deed != .cancel || habit.watchesProducer { script.letGo() }
        let producer = habit.watchesProducer ? await script.producerAfterAWhile() : nil
        if habit.deed == .cancel { _ = await server.wait(watch.patience) { script.isGaugeOver } }
        // A shell whose child ends by itself just as Ctrl-C comes goes on.
        script.letGo()
        let isOver = await server.wait(watch.patience) { script.ending != nil }
        // How long it took is not the same every time.
        let leaves = try await rows().last?.trimmingCharacters(in: .whitespaces)
            .replacing(#/in \d+:\d\d$/#, with: "in 0:00")
        _ = try await tmux("kill-server")
        let ending = isOver ? script.ending ?? .stays : .stays
        // A shell that was hung up on has said so there.
        return GaugeOutcome(
            seen: seen, ending: ending, leaves: ending == .hangsUpScript ? nil : leaves, producer: producer)
    }

    /// What is shown once it has settled; nil where it is over already.
    private func look(_ script: GaugeScript, _ watch: GaugeWatch) async throws -> GaugeState? {
        var watch = watch
        let deadline = ContinuousClock.now + .seconds(patience)
        while !script.isGaugeOver, ContinuousClock.now < deadline {
            let rows = try await rows()
            let state = Self.state(rows, watch.habit)
            if !rows.isEmpty, watch.hasSettled(at: state) { return state }
            try await Task.sleep(for: .milliseconds(120))
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
        _ = await client.finished()
        return client.output
    }
}
