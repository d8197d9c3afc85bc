import Headway
import Testing

@testable import HeadwayFilm

@Suite("A film plays its events in the order of time")
struct FilmPlayerTests {
    @Test("at one instant in the order written, and a sample then shows the state after them")
    func sameInstant() throws {
        let film = try Example.film(
            Example.linear(
                #"""
                "events": [
                    {"at": 2, "call": "setProgress", "value": 0.9},
                    {"at": 1, "call": "setProgress", "value": 0.2},
                    {"at": 1, "call": "setProgress", "value": 0.6}
                ], "samples": [1, 2]
                """#))
        #expect(film.samples.map(\.frame.semantics.percent) == [60, 90])
    }

    @Test("whatever the order in which samples are asked")
    func samplesInAnyOrder() throws {
        let events = #"""
            "events": [
                {"at": 0.3, "call": "setProgress", "value": 0.8, "animated": true},
                {"at": 0.5, "call": "setHidden", "value": true, "animated": true},
                {"at": 1.5, "call": "setMode", "value": "indeterminate"},
                {"at": 1.5, "call": "setHidden", "value": false, "animated": true}
            ]
            """#
        let ordered = try Example.film(Example.linear(events + #", "samples": [0, 0.4, 0.4, 0.6, 1.5, 1.6, 9]"#))
        let shuffled = try Example.film(Example.linear(events + #", "samples": [1.6, 0.4, 9, 0, 0.6, 0.4, 1.5]"#))
        let order = [5, 1, 6, 0, 3, 2, 4]
        #expect(shuffled.samples.map(\.at) == order.map { ordered.samples[$0].at })
        #expect(shuffled.samples.map(\.frame) == order.map { ordered.samples[$0].frame })
    }

    @Test("to its last event, where that is later than the last sample")
    func lastEvent() throws {
        let film = try Example.film(
            Example.linear(
                #"""
                "events": [
                    {"at": 0, "call": "setProgress", "value": 0.5, "animated": true, "id": "moved"},
                    {"at": 3, "call": "setSize", "value": [10, 4], "id": "sized"}
                ], "samples": []
                """#))
        #expect(film.samples.isEmpty)
        #expect(
            film.completions == [
                Film.Ending(id: "moved", at: Instant(seconds: 0.25), finished: true),
                Film.Ending(id: "sized", at: Instant(seconds: 3), finished: true),
            ])
    }

    @Test("and lists no end that is due after the film")
    func endsWithTheFilm() throws {
        let film = try Example.film(
            Example.linear(
                #"""
                "events": [{"at": 0, "call": "setProgress", "value": 0.5, "animated": true, "id": "late"}],
                "samples": [0.2499]
                """#))
        #expect(film.completions.isEmpty)
    }

    @Test("and what a removal cuts short ends before the removal itself")
    func removal() throws {
        let film = try Example.film(
            Example.linear(
                #"""
                "events": [
                    {"at": 0, "call": "setProgress", "value": 0.5, "animated": true, "id": "value"},
                    {"at": 0, "call": "setHidden", "value": true, "animated": true, "id": "hide"},
                    {"at": 0.1, "call": "removeFromWindow", "id": "remove"},
                    {"at": 0.1, "call": "setProgress", "value": 0.7, "animated": true, "id": "unseen"},
                    {"at": 0.2, "call": "addToWindow", "id": "add"}
                ]
                """#))
        #expect(film.completions.map(\.id) == ["value", "hide", "remove", "unseen", "add"])
        #expect(film.completions.map(\.finished) == [false, false, true, true, true])
    }

    @Test("and every call's argument goes by `value` or by its own name")
    func argumentNames() throws {
        let own = #"""
            "events": [
                {"at": 0, "call": "setProgress", "progress": 0.5}, {"at": 0, "call": "setBuffer", "buffer": 0.8},
                {"at": 0, "call": "setMode", "mode": "indeterminate"}, {"at": 0, "call": "setHidden", "hidden": false},
                {"at": 0, "call": "setSize", "size": [50, 8]},
                {"at": 0, "call": "setEnvironment", "environment": {"direction": "rightToLeft"}}
            ]
            """#
        var plain = own
        for name in ["progress", "buffer", "mode", "hidden", "size", "environment"] {
            plain = plain.replacing(#""\#(name)":"#, with: #""value":"#)
        }
        #expect(plain != own)
        let expected = try Example.text(Example.linear(plain), .json)
        #expect(try Example.text(Example.linear(own), .json) == expected)
    }
}
