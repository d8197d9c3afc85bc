import Foundation
import TestSupport

/// A gauge in a window, watched and used as its user would.
struct WindowGauge {
    let subject: GaugeSubject
    let desktop: BusDesktop
    let reader: GaugeReader

    /// The name by which its program is known to assistive technology.
    private var program: String { subject == .zenity ? "zenity" : "headway-window" }

    /// Runs a habit to its end.
    func run(_ habit: GaugeHabit, documented: String?) async throws -> GaugeOutcome {
        let script = try GaugeScript(habit, for: subject)
        let shell = try Program("bash", [script.path], desktop.environment)
        defer { shell.end() }
        _ = await shell.wait { script.hasSpoken || script.ending != nil }
        let watch = GaugeWatch(habit, documented: documented)
        let seen = try await look(script, watch)
        if !script.isGaugeOver { try await perform(habit, script, shell, watch) }
        if habit.watchesProducer { script.letGo() }
        let producer = habit.watchesProducer ? await script.producerAfterAWhile() : nil
        if habit.deed != .none { _ = await shell.wait(watch.patience) { script.isGaugeOver } }
        script.letGo()
        _ = await shell.wait(watch.patience) { script.ending != nil }
        return GaugeOutcome(seen: seen, ending: script.ending ?? .stays, producer: producer)
    }

    /// Does what the user does; OK waits for the end of what the script says, as its user would.
    private func perform(
        _ habit: GaugeHabit, _ script: GaugeScript, _ shell: Program, _ watch: GaugeWatch
    ) async throws {
        if habit.deed == .ok { script.letGo() }
        if let button = habit.button {
            let deadline = ContinuousClock.now + .seconds(habit.deed == .ok ? patience : 0)
            while try await !reader.press(button, of: program), !script.isGaugeOver, ContinuousClock.now < deadline {
                try await Task.sleep(for: .milliseconds(100))
            }
        }
        guard let key = habit.key else { return }
        let user = Desktop(server: desktop.server)
        // A key that comes while the window manager is busy is lost, and a user presses it again.
        for _ in 0..<20 where !script.isGaugeOver {
            _ = try await user.focusWindow(titled: "Progress")
            try await user.press(key)
            let isOver = await shell.wait(min(watch.patience, 6)) { script.isGaugeOver }
            if isOver || watch.patience < 6 { return }
        }
    }

    /// What is shown once it has settled, however long its window takes to come; nil where the gauge ends without one.
    private func look(_ script: GaugeScript, _ watch: GaugeWatch) async throws -> GaugeState? {
        var watch = watch
        var pictures: [String] = []
        var state: GaugeState?
        let deadline = ContinuousClock.now + .seconds(patience)
        while !script.isGaugeOver, ContinuousClock.now < deadline {
            if let look = try await reader.look(at: program) {
                // It moves where three pictures differ: a label that changes once a second makes two alike.
                pictures.append(look.picture)
                let isMoving = Set(pictures.suffix(3)).count == 3
                state = GaugeState(
                    title: look.title, text: look.text, percentage: isMoving ? nil : look.percentage,
                    showsTimeLeft: look.left)
                if pictures.count >= 3, watch.hasSettled(at: state) { return state }
            }
            try await Task.sleep(for: .milliseconds(120))
        }
        return script.isGaugeOver ? nil : state
    }
}
