import HeadwayFilm
import Testing

@Suite("Films print what was recorded")
struct GoldenTests {
    @Test(arguments: Golden.names)
    func film(name: String) throws {
        let text = try Example.text(Golden.scenario(name), .text)
        if Golden.isRecording { return try Golden.record(name, text) }
        let expected = try Golden.expected(name)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
        // One line is easier to read in a failure than two whole films.
        let first = zip(lines, wanted).first { $0 != $1 }
        #expect(first == nil, "printed, recorded: \(String(describing: first))")
        #expect(lines.count == wanted.count)
    }

    @Test("and nothing was recorded that no scenario prints", .enabled(if: !Golden.isRecording))
    func noOrphans() {
        #expect(!Golden.names.isEmpty)
        #expect(Golden.files == Golden.names.flatMap { [$0 + Golden.scenarioEnding, $0 + ".txt"] }.sorted())
    }
}
