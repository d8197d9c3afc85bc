package import Foundation

/// Where the tests' own files lie.
package enum TestPaths {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    /// The repository's root.
    package static let root = tests.deletingLastPathComponent()
    package static let untilInputEnds = script("until_input_ends.py")
    package static let faultServer = script("fault_server.py")

    /// A script that tests run.
    package static func script(_ name: String) -> String { tests.appendingPathComponent("Support/" + name).path }
}
