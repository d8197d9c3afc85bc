import Foundation
import FoundationXML
import Headway
import HeadwayFilm
import TestPictures
import Testing

/// What holds for every scenario; a failure names its seed.
@Suite("Laws of films")
struct FilmLawsTests {
    static let seeds: Range<UInt64> = 0..<400

    @Test("the order in which samples are asked changes no frame")
    func orderOfSamples() throws {
        for seed in Self.seeds {
            let scenario = RandomScenario(seed: seed)
            let ordered = try lines(scenario, scenario.samples)
            let reversed = try lines(scenario, scenario.samples.reversed())
            #expect(ordered.frames == reversed.frames.reversed(), "seed \(seed)")
            #expect(ordered.rest == reversed.rest, "seed \(seed)")
        }
    }

    @Test("what is asked beside a sample changes nothing")
    func otherSamples() throws {
        for seed in Self.seeds {
            let scenario = RandomScenario(seed: seed)
            let all = try lines(scenario, scenario.samples)
            let last = try lines(scenario, [1000])
            #expect(all.frames.last == last.frames.last, "seed \(seed)")
            #expect(all.rest == last.rest, "seed \(seed)")
        }
    }

    @Test("every call that asks for its end is told it once, in the order of time")
    func completions() throws {
        for seed in Self.seeds {
            let scenario = RandomScenario(seed: seed)
            let film = try Example.film(scenario.json(scenario.samples))
            #expect(film.completions.map(\.id).sorted() == scenario.identifiers.sorted(), "seed \(seed)")
            let instants = film.completions.map(\.at)
            #expect(instants == instants.sorted(), "seed \(seed)")
            let spoken = film.announcements.map(\.at)
            #expect(zip(spoken, spoken.dropFirst()).allSatisfy { ($1 - $0).seconds >= 1 }, "seed \(seed)")
        }
    }

    @Test("every number of the JSON has four decimals at most, no exponent and no minus before zero")
    func numbers() throws {
        let plain = /-?(0|[1-9][0-9]*)(\.[0-9]{0,3}[1-9])?/
        for seed in Self.seeds {
            let scenario = RandomScenario(seed: seed)
            let text = try Example.text(scenario.json(scenario.samples), .json)
            // Outside of strings, whatever has a digit is a number.
            let outside = text.replacing(/"[^"]*"/, with: "")
            for word in outside.split(whereSeparator: { " ,:[]{}\n".contains($0) })
            where word.contains(where: \.isNumber) {
                #expect(word.wholeMatch(of: plain) != nil && word != "-0", "seed \(seed): \(word)")
            }
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
        }
    }

    @Test("every film makes an SVG that is well-formed, and a contact sheet")
    func pictures() throws {
        for seed in Self.seeds.prefix(100) {
            let scenario = RandomScenario(seed: seed)
            let film = try Example.film(scenario.json(scenario.samples))
            #expect(XMLParser(data: try film.data(as: .svg)).parse(), "seed \(seed)")
            #expect(Bitmap(png: try film.data(as: .png, columns: 3)) != nil, "seed \(seed)")
        }
    }

    private func lines(_ scenario: RandomScenario, _ samples: [Double]) throws -> (frames: [String], rest: [String]) {
        let lines = try Example.text(scenario.json(samples), .json).split(separator: "\n").map(String.init)
        let frames = lines.filter { $0.hasPrefix(#"    {"at": "#) && $0.contains(#""bars""#) }
        return (
            frames.map { $0.hasSuffix(",") ? String($0.dropLast()) : $0 }, lines.filter { !$0.contains(#""bars""#) }
        )
    }
}
