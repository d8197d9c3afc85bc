import Foundation
import TestSupport
import Testing

/// One run of all scenarios of the probe, whose outcomes the tests ask for one by one.
actor ProbeRun {
    /// What became of one scenario.
    enum Outcome: Equatable {
        case passed
        case failed([String])
        /// It never ended; what the program said of it.
        case lost(String)
    }

    static let shared = ProbeRun()

    private var report: Task<(outcomes: [String: Outcome], messages: [String]), any Error>?

    /// What became of a scenario.
    func outcome(of scenario: String) async throws -> Outcome {
        try await run().outcomes[scenario] ?? .lost("did not run")
    }

    /// What GLib complained of.
    func messages() async throws -> [String] {
        try await run().messages
    }

    private func run() async throws -> (outcomes: [String: Outcome], messages: [String]) {
        if let report { return try await report.value }
        let task = Task { try await Self.perform() }
        report = task
        return try await task.value
    }

    private static func perform() async throws -> (outcomes: [String: Outcome], messages: [String]) {
        let server = try #require(XServer.current)
        let probe = try Program(
            Program.built("HeadwayGTKProbe"), ["run"], server.environment(accessibility: "test"))
        let ended = await probe.finished()
        let status = ended ? "the probe ended with \(probe.status ?? 0)" : "the probe does not end"
        probe.end()
        var outcomes: [String: Outcome] = [:]
        var failures: [String] = []
        for line in probe.lines {
            if let name = line.dropping("begin ") {
                outcomes[name] = .lost(status + "\n" + probe.errors)
                failures = []
            } else if let failure = line.dropping("fail ") {
                failures.append(failure)
            } else if let name = line.dropping("end ") {
                outcomes[name] = failures.isEmpty ? .passed : .failed(failures)
            }
        }
        return (outcomes, GLibMessages.of(probe.errors))
    }
}

extension String {
    /// The rest after a beginning; nil when it begins otherwise.
    func dropping(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }
}
