import Foundation
import Headway
import HeadwayFilm
import Testing

@Suite("The specification's example")
struct SpecificationExampleTests {
    let film: Film

    init() throws { film = try Example.film(Example.specification) }

    @Test("has 31 frames, in order")
    func count() {
        #expect(film.samples.count == 31)
        #expect(film.samples.map(\.at) == (0...30).map { Instant(nanoseconds: $0 * 50_000_000) })
    }

    @Test("shows the widths of a bar that collapses at 0.15 and grows to 0.3 in 0.25 s")
    func widths() {
        let widths = film.samples.map { sample in
            sample.frame.bars.first { $0.role == .active }?.rect.width ?? 0
        }
        let expected = [0, 0, 0, 0, 14.4, 28.8, 43.2, 57.6, 72] + [Double](repeating: 72, count: 22)
        #expect(zip(widths, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(widths)")
    }

    @Test("prints the frame at 0.2 as the specification has it")
    func frame() throws {
        let parts = [
            ##"{"at": 0.2, "visible": true, "bars": ["##,
            ##"{"role": "track", "x": 0, "y": 0, "width": 240, "height": 4, "radius": 2, "color": "#B4D7F3"}, "##,
            ##"{"role": "active", "x": 0, "y": 0, "width": 14.4, "height": 4, "radius": 2, "color": "#2196F3"}"##,
            ##"], "arcs": [], "waves": [], "art": [], "##,
            ##""semantics": {"role": "progressbar", "label": "Progress", "now": 0.3, "value": "30%", "##,
            ##""busy": false, "actions": []}, "next": "frame"},"##,
        ]
        let lines = try Example.text(Example.specification, .json).split(separator: "\n")
        #expect(lines[6] == "    " + parts.joined())
    }

    @Test("ends its calls and speaks as the specification has it")
    func ends() throws {
        let text = try Example.text(Example.specification, .json)
        #expect(
            text.hasSuffix(
                #"""
                  ],
                  "completions": [
                    {"id": "a", "at": 0.15, "finished": false},
                    {"id": "b", "at": 0.4, "finished": true}
                  ],
                  "announcements": [
                    {"at": 1.15, "text": "30%"}
                  ]
                }

                """#))
    }

    @Test("gives equal bytes twice", arguments: FilmFormat.allCases)
    func twice(format: FilmFormat) throws {
        let scenario = Data(Example.specification.utf8)
        let first = try Film.render(scenario: scenario, format: format)
        #expect(try Film.render(scenario: scenario, format: format) == first)
        #expect(!first.isEmpty)
    }

    @Test("is JSON to another reader, too")
    func json() throws {
        let data = try Film.render(scenario: Data(Example.specification.utf8))
        let root = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
        #expect(Set(root.keys) == ["frames", "completions", "announcements"])
        #expect((root["frames"] as? [Any])?.count == 31)
    }
}
