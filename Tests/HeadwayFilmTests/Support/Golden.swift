import Foundation

/// Recorded files beside the tests: scenarios, and what their films print.
enum Golden {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Golden")

    /// The names of the scenarios, sorted.
    static let names: [String] = files.filter { $0.hasSuffix(scenarioEnding) }
        .map { String($0.dropLast(scenarioEnding.count)) }

    /// Every file of the folder, sorted.
    static var files: [String] {
        let found = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (found ?? []).sorted()
    }

    static let scenarioEnding = ".scenario.json"

    static func scenario(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name + scenarioEnding), encoding: .utf8)
    }

    static func expected(_ name: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(name + ".txt"), encoding: .utf8)
    }

    /// True when films are to be recorded, by a person who then reads the difference; never on a build machine.
    static var isRecording: Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["HEADWAY_RECORD"] == "1" && environment["CI"] == nil
    }

    static func record(_ name: String, _ text: String) throws {
        try text.write(to: folder.appendingPathComponent(name + ".txt"), atomically: true, encoding: .utf8)
    }
}
