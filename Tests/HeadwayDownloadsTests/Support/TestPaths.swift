import Foundation

/// Where the tests' own files lie.
enum TestPaths {
    static let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let untilInputEnds = tests.appendingPathComponent("Support/until_input_ends.py").path
    static let faultServer = tests.appendingPathComponent("Support/fault_server.py").path
}

/// A folder that is removed with everything in it when the test is over.
final class TemporaryFolder: Sendable {
    let path: String

    init(in parent: String = NSTemporaryDirectory()) throws {
        path = parent + (parent.hasSuffix("/") ? "" : "/") + "headway-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func file(_ name: String) -> String { path + "/" + name }

    func contents(_ name: String) -> Data? { FileManager.default.contents(atPath: file(name)) }

    /// Every name in it, sorted.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
