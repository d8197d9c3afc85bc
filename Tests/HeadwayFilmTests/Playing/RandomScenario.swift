import TestSupport

/// A scenario made of random words that are all allowed: for the laws.
struct RandomScenario {
    private var random: SeededRandom
    let kind: String
    private(set) var events: [String] = []
    private(set) var identifiers: [String] = []
    /// Distinct instants in the order of time, the last long after everything.
    private(set) var samples: [Double] = []
    private let style: String
    private let initial: String
    private let environment: String

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
        kind = ["linear", "circular", "download"][random.below(3)]
        style = Self.style(kind, &random)
        initial = Self.initial(kind, &random)
        environment = Self.environment(&random)
        for index in 0..<random.below(13) { addEvent(index) }
        var instant = 0.0
        for _ in 0..<6 {
            samples.append(instant)
            instant += Double(random.below(900) + 1) / 1000
        }
        samples.append(1000)
    }

    /// The scenario with its samples in an order.
    func json(_ samples: [Double]) -> String {
        let size = kind == "linear" ? "[120, 14]" : "[44, 44]"
        return #"""
            {"indicator": "\#(kind)", "size": \#(size), "style": {\#(style)}, "environment": {\#(environment)},
             "initial": {\#(initial)}, "events": [\#(events.joined(separator: ","))], "samples": \#(samples)}
            """#
    }

    private mutating func addEvent(_ index: Int) {
        // Few distinct instants, so that many events share one.
        let at = Double(random.below(20)) / 10
        identifiers.append("event \(index)")
        let common = #""at": \#(at), "id": "event \#(index)""#
        let animated = #""animated": \#(random.flag())"#
        var calls = [
            #""call": "setProgress", "value": \#(Self.value(&random)), \#(animated)"#,
            #""call": "setHidden", "value": \#(random.flag()), \#(animated)"#,
            #""call": "setStyle", "style": {\#(Self.style(kind, &random))}"#,
            #""call": "setEnvironment", "environment": {\#(Self.environment(&random))}"#,
            #""call": "setSize", "value": [\#(random.below(60)), \#(random.below(60))]"#,
            #""call": "removeFromWindow""#, #""call": "addToWindow""#,
        ]
        if kind == "linear" { calls.append(#""call": "setBuffer", "value": \#(random.unit()), \#(animated)"#) }
        calls.append(
            kind == "download"
                ? #""call": "setState", "value": "\#(Self.state(&random))", \#(animated)"#
                : #""call": "setMode", "value": "\#(Self.mode(&random))", \#(animated)"#)
        events.append("{\(common), \(calls[random.below(calls.count)])}")
    }

    private static func style(_ kind: String, _ random: inout SeededRandom) -> String {
        var fields = [
            #""theme": "\#(random.flag() ? "classic" : "material3")""#,
            ##""tint": \##(random.flag() ? "null" : "\"#00968880\"")"##,
            #""thickness": \#(random.flag() ? "null" : "\(random.below(9))")"#,
            #""backward": "\#(random.flag() ? "reset" : "animate")""#,
            #""showDelay": \#(random.unit() / 4), "minimumVisible": \#(random.unit() / 2)"#,
        ]
        if kind != "download" {
            fields.append(##""tints": \##(random.flag() ? "[]" : "[\"#FF0000\", \"#0000FF\"]")"##)
            fields.append(#""wave": \#(random.flag() ? "null" : "{\"amplitude\": 2, \"wavelength\": 17}")"#)
            fields.append(#""gap": \#(random.below(5))"#)
        }
        if kind == "linear" {
            fields.append(#""motion": "\#(["disjoint", "web", "contiguous"][random.below(3)])""#)
            fields.append(#""cornerRadius": \#(random.below(5)), "stopMark": \#(random.flag())"#)
        }
        if kind == "circular" {
            fields.append(#""motion": "\#(["advance", "retreat", "star"][random.below(3)])""#)
        }
        return fields.filter { _ in random.flag() }.joined(separator: ", ")
    }

    private static func initial(_ kind: String, _ random: inout SeededRandom) -> String {
        var fields = [
            #""progress": \#(random.below(5) == 0 ? "\"unknown\"" : "\(random.unit())")"#,
            #""hidden": \#(random.below(4) == 0)"#,
        ]
        fields.append(kind == "download" ? #""state": "\#(state(&random))""# : #""mode": "\#(mode(&random))""#)
        return fields.joined(separator: ", ")
    }

    private static func environment(_ random: inout SeededRandom) -> String {
        let fields = [
            #""appearance": "\#(random.flag() ? "light" : "dark")""#,
            #""direction": "\#(random.flag() ? "leftToRight" : "rightToLeft")""#,
            #""reduceMotion": \#(random.below(4) == 0)"#, #""increaseContrast": \#(random.flag())"#,
            #""screenReader": \#(random.flag())"#, #""scale": \#([1, 1.5, 2, 3][random.below(4)])"#,
        ]
        return fields.filter { _ in random.flag() }.joined(separator: ", ")
    }

    private static func value(_ random: inout SeededRandom) -> String {
        let words = [#""nan""#, #""inf""#, #""-inf""#, #""unknown""#, "0", "1", "-3", "1.5"]
        return random.flag() ? "\(random.unit())" : words[random.below(words.count)]
    }

    private static func mode(_ random: inout SeededRandom) -> String {
        random.flag() ? "determinate" : "indeterminate"
    }

    private static func state(_ random: inout SeededRandom) -> String {
        ["initial", "indeterminate", "running", "completed", "paused", "failed"][random.below(6)]
    }
}
