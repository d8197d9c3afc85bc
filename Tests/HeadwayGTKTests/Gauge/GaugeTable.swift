import Foundation
import Synchronization

/// The table of `Gauge.md`.
enum GaugeTable {
    static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/Guide.docc/Gauge.md").path
    static let isWriting = ProcessInfo.processInfo.environment["HEADWAY_GAUGE_TABLE"] == "write"
    private static let written = Mutex<[String: String]>([:])
    private static let start = "| habit |"

    /// The rows that the documentation has.
    static let documented: [String] = {
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n").map(String.init)
        return Array(lines.drop { !$0.hasPrefix(start) }.dropFirst(2).prefix { $0.hasPrefix("| ") })
    }()

    /// What the documentation says of who is compared, in their order; nothing where it has no such habit, and while it is written.
    static func outcomes(_ habit: GaugeHabit) -> [String?] {
        let cells = documented.lazy.map { $0.dropFirst(2).split(separator: " | ", omittingEmptySubsequences: false) }
            .first { !isWriting && $0.count == 7 && $0[0] == first(habit) }
        return cells.map { $0[3...5].map(String.init) } ?? [nil, nil, nil]
    }

    private static func first(_ habit: GaugeHabit) -> String {
        habit.name + (habit.options.isEmpty || habit.name.hasPrefix("--") ? "" : " (`\(habit.options)`)")
    }

    static func row(_ habit: GaugeHabit, _ outcomes: [String]) -> String {
        let cells =
            [first(habit)]
            + ["`\(habit.script.replacing("|", with: "\\|"))`", habit.deed.rawValue] + outcomes + [habit.reason ?? ""]
        return "| \(cells.joined(separator: " | ")) |"
    }

    /// Takes a finished row; the last one writes them in the place of the table that was there, and prints them.
    static func add(_ row: String, of habit: GaugeHabit) throws {
        let rows = written.withLock { rows in
            rows[habit.name] = row
            return rows
        }
        guard rows.count == GaugeHabit.all.count else { return }
        let text = try String(contentsOfFile: path, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let before = lines.prefix { !$0.hasPrefix(start) }
        let table = lines.dropFirst(before.count).prefix { $0.hasPrefix("|") }
        let heading = [
            "| habit | the script writes | its user | zenity | `headway gauge --window` | in a terminal | why it differs |",
            "| --- | --- | --- | --- | --- | --- | --- |",
        ]
        let result =
            Array(before) + heading + GaugeHabit.all.compactMap { rows[$0.name] }
            + lines.dropFirst(before.count + table.count)
        try result.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
        print(result.joined(separator: "\n"))
    }
}
