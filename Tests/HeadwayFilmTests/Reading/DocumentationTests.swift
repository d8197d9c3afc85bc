import Foundation
import TestSupport
import Testing

@testable import HeadwayFilm

@Suite("FilmScenarios.md")
struct DocumentationTests {
    private static let path = TestPaths.root.appendingPathComponent(
        "Sources/HeadwayFilm/HeadwayFilm.docc/FilmScenarios.md")

    /// The JSON blocks of the page.
    static let examples: [String] = {
        let page = try? String(contentsOf: path, encoding: .utf8)
        let blocks = (page ?? "").components(separatedBy: "```json\n").dropFirst()
        return blocks.compactMap { $0.components(separatedBy: "```").first }
    }()

    @Test("each example plays, in every format", arguments: FilmFormat.allCases)
    func plays(format: FilmFormat) throws {
        #expect(Self.examples.count >= 5)
        for example in Self.examples {
            #expect(try !Film.render(scenario: Data(example.utf8), format: format).isEmpty)
        }
    }

    /// Scenarios with a field that nobody knows: the errors list what reading takes.
    private static let unknown = [
        #"{"indicator": "linear", "size": [1, 1], "style": {"x": 1}}"#,
        #"{"indicator": "download", "size": [1, 1], "style": {"x": 1}}"#,
        #"{"indicator": "circular", "size": [1, 1], "environment": {"x": 1}}"#,
        #"{"indicator": "linear", "size": [1, 1], "initial": {"x": 1}}"#,
        #"{"indicator": "download", "size": [1, 1], "initial": {"x": 1}}"#, #"{"x": 1}"#,
        #"{"size": [1, 1], "views": [], "x": 1}"#, #"{"size": [1, 1], "views": [], "texts": [{"x": 1}]}"#,
        #"{"indicator": "linear", "size": [1, 1], "events": [{"at": 0, "call": "setSize", "x": 1}]}"#,
    ]

    @Test("every field that scenarios take stands on the page and in an example that is played", arguments: unknown)
    func isWhole(scenario: String) throws {
        let page = try String(contentsOf: Self.path, encoding: .utf8)
        let line = Example.error(scenario) ?? ""
        let words = line.components(separatedBy: " takes ").last?.components(separatedBy: ", ") ?? []
        #expect(words.count > 2, "\(line)")
        for word in words {
            #expect(page.contains("`\(word)`"), "\(word)")
            #expect(Self.examples.contains { $0.contains("\"\(word)\":") }, "\(word)")
        }
    }

    @Test("every call stands in an example that is played", arguments: CallName.allCases)
    func calls(call: CallName) {
        #expect(Self.examples.contains { $0.contains("\"call\": \"\(call.rawValue)\"") })
    }
}
