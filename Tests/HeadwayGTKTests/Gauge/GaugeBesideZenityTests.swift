import Foundation
import Testing

/// Scripts' habits with `zenity --progress`, and `headway gauge` in its place: in a window on the same display, and in a
/// terminal.
///
/// The rows must be those of `Gauge.md`; with HEADWAY_GAUGE_TABLE=write in the environment they are written
/// there.
@Suite(
    .requires("Xvfb", package: "xvfb"), .requires("openbox", package: "openbox"),
    .requires("xdotool", package: "xdotool"), .requires("zenity", package: "zenity"),
    .requires("tmux", package: "tmux"),
    .requires("dbus-run-session", package: "dbus"), .gaugeDesktops)
struct GaugeBesideZenityTests {
    @Test("A habit", arguments: GaugeHabit.all)
    func habit(_ habit: GaugeHabit) async throws {
        let documented = GaugeTable.outcomes(habit)
        let (zenity, window, terminal) = try await #require(GaugeDesktops.current).withPair { pair in
            async let atZenity = pair.zenity.run(habit, documented: documented[0])
            async let inWindow = pair.window.run(habit, documented: documented[1])
            async let inTerminal = TerminalGauge().run(habit, documented: documented[2])
            return try await (atZenity, inWindow, inTerminal)
        }
        let row = GaugeTable.row(habit, [zenity, window, terminal].map { $0?.described(habit) ?? "–" })
        if GaugeTable.isWriting {
            try GaugeTable.add(row, of: habit)
        } else {
            let isDocumented = GaugeTable.documented.contains(row)
            #expect(isDocumented, "Gauge.md does not say: \(row)")
        }
        if habit.reason == nil {
            #expect(zenity.described(habit) == window.described(habit))
        }
    }

    @Test("The documented table has no row that is not tested")
    func noOthers() {
        if !GaugeTable.isWriting { #expect(GaugeTable.documented.count == GaugeHabit.all.count) }
    }
}
