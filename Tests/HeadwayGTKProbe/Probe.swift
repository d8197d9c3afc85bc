import Foundation

/// What the probe does with its arguments, and how it reports: one line an event.
@MainActor
enum Probe {
    static func perform(_ arguments: [String]) async {
        switch arguments.first {
        case "run": await run(Array(arguments.dropFirst()))
        case "show": await Exhibit.show(arguments.dropFirst().first ?? "")
        default: say("unknown")
        }
    }

    /// Runs scenarios in order; every one begins with a line and ends with one.
    private static func run(_ names: [String]) async {
        for scenario in Scenario.all where names.isEmpty || names.contains(scenario.name) {
            say("begin \(scenario.name)")
            let stage = Stage()
            await scenario.body(stage)
            stage.close()
            for failure in stage.failures { say("fail \(failure)") }
            say("end \(scenario.name)")
        }
    }

    /// Writes a line, at once.
    static func say(_ line: String) {
        print(line)
        fflush(nil)
    }
}

/// One thing that is tried on real widgets.
struct Scenario: Sendable {
    let name: String
    let body: @MainActor (Stage) async -> Void

    init(_ name: String, _ body: @escaping @MainActor (Stage) async -> Void) {
        self.name = name
        self.body = body
    }

    static let all = shared + own

    /// What GTK alone has.
    static let own =
        values + completions + frames + costs + properties + builder + surroundings + accessibility + control
        + lifetimes
        + mainLoop + inherited + styleSheets
}
