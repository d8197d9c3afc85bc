import Foundation
import TestSupport

/// A gauge in a window, watched and used as its user would.
struct WindowGauge {
    let subject: GaugeSubject
    let desktop: BusDesktop

    /// The name by which its program is known to assistive technology.
    private var program: String { subject == .zenity ? "zenity" : "headway-window" }

    /// Runs a habit to its end.
    func run(_ habit: GaugeHabit) async throws -> GaugeOutcome {
        let script = try GaugeScript(habit, for: subject)
        let shell = try Program("bash", [script.path], desktop.environment)
        defer { shell.end() }
        _ = await shell.wait(30) { script.hasSpoken || script.ending != nil }
        let seen = try await look(script)
        if script.ending == nil { try await perform(habit, script) }
        if habit.watchesProducer { script.letGo() }
        let producer = habit.watchesProducer ? await script.producerAfterAWhile() : nil
        let isOver = await shell.wait(habit.deed == .none ? 0 : 1.5) { script.ending != nil }
        if !isOver { script.letGo() }
        _ = await shell.wait(habit.endsByItself ? 10 : 4) { script.ending != nil }
        return GaugeOutcome(seen: seen, ending: script.ending ?? .stays, producer: producer)
    }

    /// Does what the user does; OK waits for the end of what the script says, as its user would.
    private func perform(_ habit: GaugeHabit, _ script: GaugeScript) async throws {
        if habit.deed == .ok { script.letGo() }
        if let button = habit.button { _ = try await desktop.state(of: program, thenPressing: button) }
        if let key = habit.key {
            let user = Desktop(server: desktop.server)
            _ = try await user.focusWindow(titled: "Progress")
            try await user.press(key)
        }
    }

    /// What is shown once it has settled, however long its window takes to come; nil where the gauge ends without one.
    private func look(_ script: GaugeScript) async throws -> GaugeState? {
        for _ in 0..<15 where script.ending == nil {
            guard var state = try await desktop.state(of: program) else { continue }
            if try await desktop.isMoving() { state.percentage = nil }
            return state
        }
        return nil
    }
}

extension GaugeHabit {
    /// True where the gauge ends though nobody does anything to it.
    var endsByItself: Bool {
        deed == .none && (options.contains("--auto-close") || options.contains("--timeout"))
    }
}
