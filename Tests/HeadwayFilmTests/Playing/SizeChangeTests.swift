import Headway
import Testing

@testable import HeadwayFilm

@Suite("A size that changes with animation")
struct SizeChangeTests {
    private static let longer =
        #"{"at": 1, "call": "setSize", "size": [300, 4], "animated": true, "duration": 1, "id": "longer"}"#

    private func widths(_ events: String, _ instants: [Double]) throws -> [Double] {
        let samples = instants.map { "\($0)" }.joined(separator: ", ")
        return try Example.film(Example.linear(#""events": [\#(events)], "samples": [\#(samples)]"#)).samples.map {
            $0.size.width
        }
    }

    @Test("begins and ends slowly, and the track is as long as the view")
    func pace() throws {
        let film = try Example.film(
            Example.linear(#""events": [\#(Self.longer)], "samples": [0.9, 1, 1.1, 1.5, 1.9, 2, 3]"#))
        let widths = film.samples.map(\.size.width)
        #expect(widths[0] == 100 && widths[1] == 100 && widths[5] == 300 && widths[6] == 300)
        #expect((widths[3] - 200).magnitude < 1e-6)
        #expect(widths[2] > 100 && widths[2] < 110 && widths[4] < 300 && widths[4] > 290)
        #expect(film.samples.allSatisfy { $0.frame.bars.first?.rect.width == $0.size.width })
    }

    @Test("a later change begins where the first has come to, and cuts it short")
    func interruption() throws {
        let back = #"{"at": 1.5, "call": "setSize", "size": [100, 4], "animated": true, "id": "back"}"#
        let film = try Example.film(
            Example.linear(#""events": [\#(Self.longer), \#(back)], "samples": [1.499999, 1.5, 1.75, 2.5]"#))
        let widths = film.samples.map(\.size.width)
        #expect((widths[0] - widths[1]).magnitude < 0.01)
        #expect(widths[2] == 100 && widths[3] == 100)
        #expect(film.completions.map(\.id) == ["longer", "back"])
        #expect(film.completions.map(\.finished) == [false, true])
        #expect(film.completions.map { $0.at.seconds } == [1.5, 1.75])
    }

    @Test("its end comes in the order of time among other ends")
    func order() throws {
        let value = #"{"at": 1.5, "call": "setProgress", "value": 1, "animated": true, "id": "value"}"#
        let film = try Example.film(
            Example.linear(#""events": [\#(Self.longer), \#(value)], "samples": [0, 3]"#))
        #expect(film.completions.map(\.id) == ["value", "longer"])
    }

    @Test("without animation, and under reduced motion, it is there at once")
    func immediate() throws {
        #expect(try widths(#"{"at": 1, "call": "setSize", "size": [300, 4]}"#, [0.99, 1]) == [100, 300])
        let reduced = #"{"at": 0, "call": "setEnvironment", "environment": {"reduceMotion": true}}, "#
        #expect(try widths(reduced + Self.longer, [0.99, 1]) == [100, 300])
    }

    @Test("a plan of a view that changes its size holds for a frame")
    func plans() throws {
        let text = try Example.text(
            Example.linear(#""events": [\#(Self.longer)], "samples": [0.5, 1.5, 2.5]"#), .plan)
        let lines = text.split(separator: "\n").filter { $0.contains("validFor") }
        #expect(lines[0].contains(#""validFor": null"#) && lines[2].contains(#""validFor": null"#))
        #expect(lines[1].contains(#""validFor": 0.016666667"#))
    }
}
