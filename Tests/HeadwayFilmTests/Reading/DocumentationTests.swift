import Foundation
import HeadwayFilm
import TestSupport
import Testing

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

    @Test("every field and word that scenarios take stands on the page")
    func isWhole() throws {
        let page = try String(contentsOf: Self.path, encoding: .utf8)
        // What the errors list is what reading takes.
        for bad in [
            #"{"indicator": "linear", "size": [1, 1], "style": {"x": 1}}"#,
            #"{"indicator": "download", "size": [1, 1], "style": {"x": 1}}"#,
            #"{"indicator": "circular", "size": [1, 1], "environment": {"x": 1}}"#,
            #"{"indicator": "linear", "size": [1, 1], "initial": {"x": 1}}"#, #"{"x": 1}"#,
        ] {
            let line = Example.error(bad) ?? ""
            let words = line.components(separatedBy: " takes ").last?.components(separatedBy: ", ") ?? []
            #expect(words.count > 2, "\(line)")
            for word in words { #expect(page.contains("`\(word)`"), "\(word)") }
        }
    }
}
