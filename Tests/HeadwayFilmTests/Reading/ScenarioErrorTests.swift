import Testing

/// A scenario that cannot be played, and the line that says why.
struct BadScenario: Sendable, CustomTestStringConvertible {
    let json: String
    let line: String
    var testDescription: String { line }

    init(_ json: String, _ line: String) {
        self.json = json
        self.line = line
    }

    /// A linear scenario that differs by some fields.
    init(linear fields: String, _ line: String) { self.init(Example.linear(fields), line) }

    /// A linear scenario with one event.
    init(event: String, _ line: String) { self.init(linear: "\"events\": [\(event)]", line) }

    /// A linear scenario with a style.
    init(style: String, _ line: String) { self.init(linear: "\"style\": {\(style)}", line) }
}

@Suite("A bad scenario is named in one line")
struct ScenarioErrorTests {
    @Test(arguments: documents + fields + styles + events + samples)
    func line(bad: BadScenario) {
        #expect(Example.error(bad.json) == bad.line)
    }

    @Test(arguments: documents + fields + styles + events + samples)
    func isOneLine(bad: BadScenario) throws {
        let line = try #require(Example.error(bad.json))
        #expect(!line.unicodeScalars.contains { $0.value < 32 || $0 == "\u{2028}" || $0 == "\u{85}" })
        #expect(line.count < 400)
    }

    static let calls =
        #""setProgress", "setBuffer", "setHidden", "setMode", "setStyle", "setEnvironment", "#
        + #""setSize", "removeFromWindow" or "addToWindow""#

    static let documents = [
        BadScenario("", "scenario: line 1, column 1: expected a value, found the end"),
        BadScenario("[]", "scenario: takes an object, not a list"),
        BadScenario("{\"indicator\"\n  \"linear\"}", "scenario: line 2, column 3: expected a colon, found \""),
        BadScenario("{} x", "scenario: line 1, column 4: expected the end, found x"),
        BadScenario("{\"size\": [1,]}", "scenario: line 1, column 13: expected a value, found ]"),
        BadScenario("{\"size\": [01, 2]}", "scenario: line 1, column 12: expected a comma or ], found 1"),
        BadScenario("{\"size\": [.5, 2]}", "scenario: line 1, column 11: expected a value, found ."),
        BadScenario("{\"size\": nan}", "scenario: line 1, column 10: expected a value, found n"),
        BadScenario("{\"indicator\": \"lin", "scenario: line 1, column 19: expected a closing quote, found the end"),
        BadScenario("{\"indicator\": \"\\x\"}", "scenario: line 1, column 18: unknown escape"),
        BadScenario("{\"indicator\": \"\\ud800\"}", "scenario: line 1, column 22: half a surrogate pair"),
        BadScenario(
            String(repeating: "[", count: 100_000), "scenario: line 1, column 33: nested deeper than 32 levels"),
        BadScenario("{}", #"indicator: missing; takes "linear", "circular" or "download""#),
        BadScenario(
            #"{"indicator": "linear"}"#, "size: missing; takes [width, height] in points, two numbers from 0 to 100000"),
        BadScenario(
            #"{"indicator": "bar", "size": [1, 1]}"#,
            #"indicator: takes "linear", "circular" or "download", not "bar""#),
    ]

    static let fields = [
        BadScenario(
            linear: #""sise": 1"#,
            "sise: unknown field; a scenario takes indicator, size, style, environment, initial, events, samples, caption"
        ),
        BadScenario(
            linear: #""a\nb": 1"#,
            #"["a\nb"]: unknown field; a scenario takes indicator, size, style, "#
                + "environment, initial, events, samples, caption"),
        BadScenario(linear: #""size": [1, 2]"#, "size: given twice"),
        BadScenario(linear: #""events": [{"at": 0, "at": 1}]"#, "events[0].at: given twice"),
        BadScenario(
            #"{"indicator": "linear", "size": 4}"#,
            "size: takes [width, height] in points, two numbers from 0 to 100000, not 4"),
        BadScenario(
            #"{"indicator": "linear", "size": [4, -1]}"#,
            "size[1]: takes a length in points, a number from 0 to 100000, not -1"),
        BadScenario(
            #"{"indicator": "linear", "size": [1e999, 1]}"#,
            "size[0]: takes a length in points, a number from 0 to 100000, not a number that is too large"),
        BadScenario(linear: #""environment": null"#, "environment: takes an object, not null"),
        BadScenario(
            linear: #""environment": {"reduceMotion": 1}"#, "environment.reduceMotion: takes true or false, not 1"),
        BadScenario(
            linear: #""environment": {"appearance": "dim"}"#,
            #"environment.appearance: takes "light" or "dark", not "dim""#),
        BadScenario(
            linear: #""environment": {"scale": 0}"#,
            "environment.scale: takes device pixels per point, a number from 0.01 to 100, not 0"),
        BadScenario(
            linear: #""environment": {"theme": "classic"}"#,
            "environment.theme: unknown field; environment takes appearance, direction, reduceMotion, "
                + "increaseContrast, screenReader, scale"),
        BadScenario(
            linear: #""initial": {"progress": true}"#, #"initial.progress: takes a number or "unknown", not true"#),
        BadScenario(
            linear: #""initial": {"state": "running"}"#,
            "initial.state: taken only by download indicators; this one is linear"),
        BadScenario(
            Example.download(#""initial": {"mode": "determinate"}"#),
            "initial.mode: taken only by linear or circular indicators; this one is download"),
        BadScenario(
            linear: #""initial": {"value": 1}"#,
            "initial.value: unknown field; initial, of a linear indicator, takes progress, buffer, hidden, mode"),
    ]

    static let styles = [
        BadScenario(style: #""theme": "modern""#, #"style.theme: takes "classic" or "material3", not "modern""#),
        BadScenario(style: #""tint": "blue""#, #"style.tint: takes a colour, #RRGGBB or #RRGGBBAA, not "blue""#),
        BadScenario(
            style: ##""tint": "#12345""##, ##"style.tint: takes a colour, #RRGGBB or #RRGGBBAA, not "#12345""##),
        BadScenario(
            style: ##""tint": "#+12345""##, ##"style.tint: takes a colour, #RRGGBB or #RRGGBBAA, not "#+12345""##),
        BadScenario(
            style: ##""tints": ["#123456", 7]"##, "style.tints[1]: takes a colour, #RRGGBB or #RRGGBBAA, not 7"),
        BadScenario(
            style: #""thickness": -1"#,
            "style.thickness: takes a length in points, a number from 0 to 100000, not -1"),
        BadScenario(
            style: #""stopMark": "big""#,
            "style.stopMark: takes a diameter in points, a number from 0 to 100000, or true or false, not \"big\""),
        BadScenario(style: #""motion": "star""#, #"style.motion: takes "disjoint", "web" or "contiguous", not "star""#),
        BadScenario(
            style: #""wave": {"wavelength": 0}"#,
            "style.wave.wavelength: takes a length in points, a number from 0.0001 to 100000, not 0"),
        BadScenario(
            style: #""wave": {"height": 3}"#,
            "style.wave.height: unknown field; a wave takes amplitude, wavelength, speed"),
        BadScenario(
            Example.download(#""style": {"stopMark": 4}"#),
            "style.stopMark: taken only by linear indicators; this one is download"),
    ]

    static let events = [
        BadScenario(event: "7", "events[0]: takes an object, not 7"),
        BadScenario(
            event: #"{"at": 0}"#,
            "events[0].call: missing; takes \(calls)"),
        BadScenario(
            event: #"{"at": 0, "call": "setProgres", "value": 1}"#,
            "events[0].call: takes \(calls), not \"setProgres\""),
        BadScenario(
            event: #"{"call": "setProgress", "value": 1}"#, "events[0].at: missing; takes a time in seconds"),
        BadScenario(
            event: #"{"at": -1, "call": "setProgress", "value": 1}"#,
            "events[0].at: takes a time in seconds, a number from 0 to 1000000000, not -1"),
        BadScenario(
            event: #"{"at": 0, "call": "setProgress"}"#,
            #"events[0].value: missing; takes a number, "nan", "inf", "-inf" or "unknown""#),
        BadScenario(
            linear: #""events": [{"at": 0, "call": "setProgress", "value": 1}, "#
                + #"{"at": 0, "call": "setProgress", "value": 1}, {"at": 0, "call": "setProgress", "value": "3"}]"#,
            #"events[2].value: takes a number, "nan", "inf", "-inf" or "unknown", not "3""#),
        BadScenario(
            event: #"{"at": 0, "call": "setProgress", "value": 1, "progress": 1}"#,
            "events[0].progress: given twice, here and as `value`"),
        BadScenario(
            event: #"{"at": 0, "call": "setProgress", "value": 1, "animated": "yes"}"#,
            #"events[0].animated: takes true or false, not "yes""#),
        BadScenario(
            event: #"{"at": 0, "call": "setProgress", "value": 1, "id": 5}"#, "events[0].id: takes a string, not 5"),
        BadScenario(
            event: #"{"at": 0, "call": "setStyle", "animated": true}"#,
            "events[0].animated: unknown field; setStyle takes at, call, id, value, style"),
        BadScenario(
            event: #"{"at": 0, "call": "setStyle"}"#, "events[0].style: missing; takes a style object"),
        BadScenario(
            event: #"{"at": 0, "call": "setStyle", "style": {"gap": []}}"#,
            "events[0].style.gap: takes a length in points, a number from 0 to 100000, not a list"),
        BadScenario(
            event: #"{"at": 0, "call": "setState", "value": "running"}"#,
            "events[0].call: taken only by download indicators; this one is linear"),
        BadScenario(
            Example.download(#""events": [{"at": 0, "call": "setBuffer", "value": 1}]"#),
            "events[0].call: taken only by linear indicators; this one is download"),
        BadScenario(
            Example.download(#""events": [{"at": 0, "call": "setState", "value": "done"}]"#),
            #"events[0].value: takes "initial", "indeterminate", "running", "completed", "paused" or "failed", "#
                + #"not "done""#),
    ]

    static let samples = [
        BadScenario(
            linear: #""samples": 3"#, "samples: takes {from, through, step} or a list of times in seconds, not 3"),
        BadScenario(
            linear: #""samples": [0, "now"]"#,
            #"samples[1]: takes a time in seconds, a number from 0 to 1000000000, not "now""#),
        BadScenario(
            linear: #""samples": {"from": 2, "through": 1, "step": 1}"#,
            "samples.through: takes a time that is not before `from`, not 1"),
        BadScenario(
            linear: #""samples": {"through": 1, "step": 0}"#,
            "samples.step: takes seconds from sample to sample, a number from 0.000000001 to 1000000000, not 0"),
        BadScenario(
            linear: #""samples": {"through": 1}"#,
            "samples.step: missing; takes seconds from sample to sample, a number from 0.000000001 to 1000000000"),
        BadScenario(
            linear: #""samples": {"through": 1, "step": 0.000001}"#,
            "samples: takes at most 100000 instants; these are 1000001"),
    ]
}
