package import Foundation

/// A folder for one test, removed with everything in it when the test is over.
package final class TemporaryFolder: Sendable {
    package let path: String

    package var url: URL { URL(fileURLWithPath: path) }

    package init(in parent: String = NSTemporaryDirectory()) throws {
        path = parent + (parent.hasSuffix("/") ? "" : "/") + "headway-test-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    package func file(_ name: String) -> String { path + "/" + name }

    package func contents(_ name: String) -> Data? { FileManager.default.contents(atPath: file(name)) }

    /// The size of a file in it, in bytes; 0 while there is none.
    package func size(_ name: String) -> Int { Self.size(of: file(name)) }

    /// The size of a file in bytes; 0 while there is none.
    package static func size(of path: String) -> Int {
        (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber)?.intValue ?? 0
    }

    /// Every name in it, sorted.
    package var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
