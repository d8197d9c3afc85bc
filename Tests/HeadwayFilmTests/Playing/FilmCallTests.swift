import Headway
import Testing

@testable import HeadwayFilm

@Suite("What calls do in a film")
struct FilmCallTests {
    /// The frame at an instant.
    private func frame(_ scenario: String) throws -> Frame {
        try #require(try Example.film(scenario).samples.last).frame
    }

    @Test(
        "words for values that JSON cannot write",
        arguments: [("\"nan\"", 40), ("\"inf\"", 100), ("\"-inf\"", 0), ("2", 100)])
    func extremeValues(_ value: String, _ percent: Int) throws {
        let frame = try frame(
            Example.linear(
                #""initial": {"progress": 0.4}, "events": [{"at": 0, "call": "setProgress", "value": \#(value)}]"#))
        #expect(frame.semantics.percent == percent)
    }

    @Test("an unknown value leaves `now` and `value` out and is busy")
    func unknown() throws {
        let text = try Example.text(Example.linear(#""initial": {"progress": "unknown"}"#), .json)
        #expect(text.contains(#"{"role": "progressbar", "label": "Progress", "busy": true, "actions": []}"#))
    }

    @Test("an initial indeterminate motion begins at 0, without any call")
    func initialMotion() throws {
        let film = try Example.film(
            Example.linear(#""initial": {"mode": "indeterminate"}, "samples": [0.5, 0, 2.3]"#))
        let heads = film.samples.map { $0.frame.bars.first { $0.role == .active }?.rect.maxX ?? 0 }
        #expect(heads[0] > 0)
        #expect(heads[1] == 0)
        #expect(heads[2] == heads[0], "a cycle of 1.8 s later the picture is the same")
    }

    @Test("a style's null is the theme's own again, and what is left out stays")
    func styleNull() throws {
        let film = try Example.film(
            Example.linear(
                ##"""
                "style": {"theme": "material3", "tint": "#FF0000", "trackTint": "#00FF0080", "thickness": 2},
                "events": [
                    {"at": 1, "call": "setStyle", "style": {"tint": null}},
                    {"at": 2, "call": "setStyle", "style": {"theme": null, "thickness": null}}
                ], "samples": [0, 1, 2]
                """##))
        let marks = film.samples.map { $0.frame.bars.first { $0.role == .stop }?.paint }
        #expect(marks == [.solid(Color(hex: 0xFF0000)), .solid(Color(hex: 0x6750A4)), nil])
        #expect(film.samples.map { $0.frame.bars.first?.rect.height } == [2, 2, 4])
        let track = Color(red: 0, green: 1, blue: 0, alpha: 128.0 / 255)
        #expect(film.samples.map { $0.frame.bars.first?.paint } == [.solid(track), .solid(track), .solid(track)])
    }

    @Test(
        "a stop mark is a diameter, or true for Material's, or false for none",
        arguments: [("3", 3.0), ("true", 4), ("false", nil)])
    func stopMark(_ value: String, _ diameter: Double?) throws {
        let frame = try frame(Example.linear(#""style": {"stopMark": \#(value)}"#))
        #expect(frame.bars.first { $0.role == .stop }?.rect.width == diameter)
    }

    @Test("reduced motion ends animated calls at once")
    func reducedMotion() throws {
        let film = try Example.film(
            Example.linear(
                #"""
                "environment": {"reduceMotion": true},
                "events": [{"at": 1, "call": "setProgress", "value": 0.5, "animated": true, "id": "a"}],
                "samples": [1]
                """#))
        #expect(film.completions == [Film.Ending(id: "a", at: Instant(seconds: 1), finished: true)])
        #expect(film.samples[0].frame.bars.last?.rect.width == 50)
    }

    @Test("announcements are listed while a screen reader listens")
    func announcements() throws {
        let film = try Example.film(
            Example.linear(
                #"""
                "environment": {"screenReader": true},
                "events": [
                    {"at": 0, "call": "setProgress", "value": 0.1},
                    {"at": 2, "call": "setEnvironment", "environment": {"screenReader": false}},
                    {"at": 2, "call": "setProgress", "value": 0.2},
                    {"at": 4, "call": "setEnvironment", "environment": {"screenReader": true}},
                    {"at": 4, "call": "setProgress", "value": 0.3}
                ], "samples": [5]
                """#))
        #expect(film.announcements.map(\.subject) == [.percent(10), .percent(30)])
        #expect(film.announcements.map(\.at) == [Instant(seconds: 1), Instant(seconds: 5)])
    }

    @Test("right to left mirrors a gradient")
    func gradient() throws {
        func paint(_ direction: String) throws -> Bar? {
            try frame(
                Example.linear(
                    ##"""
                    "style": {"tints": ["#FF0000", "#0000FF"]}, "initial": {"progress": 0.5},
                    "environment": {"direction": "\##(direction)"}
                    """##)
            ).bars.last
        }
        let colors = [Color(hex: 0xFF0000), Color(hex: 0x0000FF)]
        #expect(try paint("leftToRight")?.paint == .gradient(colors, along: .horizontal))
        #expect(try paint("rightToLeft")?.paint == .gradient(colors.reversed(), along: .horizontal))
        #expect(try paint("rightToLeft")?.rect.x == 50)
    }

    @Test("a new size holds from its instant on")
    func size() throws {
        let film = try Example.film(
            Example.linear(
                #""events": [{"at": 1, "call": "setSize", "value": [30, 2]}], "samples": [0.999, 1]"#))
        #expect(film.samples.map(\.size) == [Size(width: 100, height: 4), Size(width: 30, height: 2)])
        #expect(film.samples.map { $0.frame.bars.first?.rect.width } == [100, 30])
    }

    @Test("a download goes through its states")
    func download() throws {
        let film = try Example.film(
            Example.download(
                #"""
                "environment": {"screenReader": true},
                "events": [
                    {"at": 0, "call": "setState", "value": "running", "animated": true, "id": "run"},
                    {"at": 1, "call": "setProgress", "value": 1, "id": "full"},
                    {"at": 2, "call": "setState", "value": "completed", "animated": true, "id": "done"}
                ], "samples": [0, 1, 2, 3]
                """#))
        #expect(film.samples.map(\.frame.semantics.state) == [.running, .running, .completed, .completed])
        #expect(film.completions.map(\.id) == ["run", "full", "done"])
        #expect(film.completions.allSatisfy { $0.finished })
        #expect(film.announcements.last?.subject == .label(.downloaded))
        #expect(film.samples[3].frame.art.map(\.name) == [.completed])
    }
}
