import Headway
import Testing

@testable import HeadwayCommandLine

/// What a script says, what a user does, and what comes of it.
struct GaugeCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let input: String
    var end: [GaugeMachine.Event] = [.endOfInput, .confirmed]
    var percentage = 100.0
    var text = ""
    var actions: [GaugeMachine.Action]
    var options = GaugeOptions()

    init(
        _ description: String, _ input: String, end: [GaugeMachine.Event] = [.endOfInput, .confirmed],
        percentage: Double = 100, text: String = "", _ actions: [GaugeMachine.Action],
        options: (inout GaugeOptions) -> Void = { _ in }
    ) {
        testDescription = description
        (self.input, self.end, self.percentage, self.text, self.actions) = (input, end, percentage, text, actions)
        options(&self.options)
    }
}

@Suite("Gauge machine")
struct GaugeMachineTests {
    static let lines: [(String, GaugeLine)] = [
        ("50", .percentage(50)), ("50%", .progress(50, label: nil)), ("33.5", .percentage(33.5)),
        ("33,5", .percentage(33.5)),
        ("7.", .percentage(7)), ("250", .percentage(100)), ("  42", .percentage(42)),
        ("80% done", .progress(80, label: "done")), ("45 per cent", .percentage(45)),
        ("3 of 10", .unknown(.other)), ("-5", .unknown(.other)), ("1.2.3", .unknown(.other)),
        ("abc", .unknown(.other)), ("10% of 50%", .unknown(.ambiguous)), ("7zip.tar", .unknown(.other)),
        ("99999999999999999999", .percentage(100)), ("", .blank), ("   ", .blank),
        ("#  Copying x ", .text("Copying x")),
        ("#", .text("")), ("# a\\nb\\t\\\\c\\d", .text("a\nb\t\\c\\d")), ("# <b> & co", .text("<b> & co")),
        ("pulsate:true", .pulsate(true)), ("pulsate: FALSE", .pulsate(false)),
        ("pulsate:maybe", .unknown(.mode)),
        ("XXX", .block), ("5e1", .unknown(.other)), ("nan", .unknown(.other)),
    ]

    @Test("lines", arguments: lines)
    func line(text: String, expected: GaugeLine) {
        #expect(GaugeLine(text) == expected)
    }

    static let cases = [
        GaugeCase("a script that ends", "10\n# half\n50\n", text: "half", [.awaitConfirmation, .exit(0)]),
        GaugeCase("auto-close at 100", "100\n# late\n", [.exit(0)]) { $0.closesItself = true },
        GaugeCase("a label after 100", "100\n# All done.\n", text: "All done.", [.awaitConfirmation, .exit(0)]),
        GaugeCase("auto-close at the end of the input", "10\n", [.exit(0)]) { $0.closesItself = true },
        GaugeCase("a last line without its end", "# x\n70", end: [], percentage: 0, text: "x", []),
        GaugeCase(
            "bad input is reported once for each kind", "3 of 10\nabc\n1% of 2%\npulsate:x\n2% 3%\n10\n", end: [],
            percentage: 10,
            [
                .report("not a number from 0 to 100 or '# label', ignored: 3 of 10"),
                .report("more than one percentage, ignored: 1% of 2%"),
                .report("'pulsate:' takes true or false, ignored: pulsate:x"),
            ]),
        GaugeCase("carriage returns end lines", "\r10%\r40%\r70%", end: [], percentage: 70, []),
        GaugeCase("the label begins with its lines", "", end: [], percentage: 0, text: "one\ntwo", []) {
            $0.text = "one\\ntwo"
        },
        GaugeCase("strict: too early an end", "40\n", percentage: 40, [.awaitConfirmation, .exit(1)]) {
            $0.isStrict = true
        },
        GaugeCase("strict and auto-close", "40\n", percentage: 40, [.exit(1)]) {
            $0.isStrict = true
            $0.closesItself = true
        },
        GaugeCase("strict with a full end", "100\n", [.awaitConfirmation, .exit(0)]) { $0.isStrict = true },
        GaugeCase("cancel", "40\n", end: [.cancelled, .line(said("50"))], percentage: 40, [.exit(1)]),
        GaugeCase("cancel kills the script", "40\n", end: [.cancelled], percentage: 40, [.hangUpProducer, .exit(1)]) {
            $0.killsProducer = true
        },
        GaugeCase("closing does not", "40\n", end: [.closed], percentage: 40, [.exit(1)]) { $0.killsProducer = true },
        GaugeCase("no cancel", "40\n", end: [.cancelled, .closed], percentage: 40, []) { $0.canCancel = false },
        GaugeCase(
            "Ctrl-C that may not cancel, and ended the script", "40\n", end: [.cancelled, .endOfInput], percentage: 40,
            [.exit(1)]
        ) { $0.canCancel = false },
        GaugeCase("time out", "40\n", end: [.timedOut], percentage: 40, [.exit(5)]),
        GaugeCase("OK before it is allowed", "40\n", end: [.confirmed], percentage: 40, []),
        GaugeCase("OK at 100", "100\n", end: [.confirmed], [.exit(0)]),
        GaugeCase(
            "closed while it waits", "", end: [.endOfInput, .cancelled, .closed], [.awaitConfirmation, .exit(1)]),
        GaugeCase(
            "dialog's blocks", "XXX\n30\nFirst line\nsecond 2\nXXX\n45\n", end: [], percentage: 45,
            text: "First line\nsecond 2", []),
        GaugeCase(
            "a block without a percentage", "10\nXXX\nLabel only\nXXX\n45\n", end: [], percentage: 45,
            text: "Label only", []),
        GaugeCase("carriage returns", "10\r\n# x\r\n", end: [], percentage: 10, text: "x", []),
    ]

    @Test("from lines to exit", arguments: cases)
    func runs(_ gauge: GaugeCase) throws {
        var machine = try #require(GaugeMachine(options: gauge.options, at: .zero))
        var input = GaugeInput()
        var events = input.append(gauge.input.utf8).map { GaugeMachine.Event.line($0) }
        events += gauge.end
        let actions = events.flatMap { machine.handle($0, at: at(1)) }.filter { $0 != .update }
        #expect(actions == gauge.actions)
        #expect(machine.percentage == gauge.percentage)
        #expect(machine.text == gauge.text)
    }

    @Test("pulsing shows no value, and ends with the input")
    func pulses() throws {
        var options = GaugeOptions()
        options.pulsates = true
        var machine = try #require(GaugeMachine(options: options, at: .zero))
        #expect(machine.progress == .unknown)
        _ = machine.handle(.line(said("30")), at: at(1))
        #expect(machine.progress == .unknown)
        _ = machine.handle(.line(said("pulsate:false")), at: at(2))
        #expect(machine.progress == .fraction(0.3))
        _ = machine.handle(.line(said("pulsate:true")), at: at(2))
        _ = machine.handle(.endOfInput, at: at(3))
        #expect(machine.progress == .fraction(1))
    }

    @Test("the time left is reckoned from what was said")
    func timeLeft() throws {
        var machine = try #require(GaugeMachine(options: GaugeOptions(), at: .zero))
        #expect(machine.timeRemaining == nil)
        for second in 1...10 { _ = machine.handle(.line(said("\(second)")), at: at(Double(second))) }
        #expect(abs((machine.timeRemaining?.seconds ?? 0) - 90) <= 1)
    }

    @Test("a gauge that closes itself cannot begin at its end")
    func full() {
        var options = GaugeOptions()
        (options.percentage, options.closesItself) = (100, true)
        #expect(GaugeMachine(options: options, at: .zero) == nil)
        options.percentage = .nan
        #expect(GaugeMachine(options: options, at: .zero)?.percentage == 0)
    }

    @Test("exit codes may be set by the environment")
    func codes() {
        let codes = GaugeExitCodes(environment: [
            "ZENITY_CANCEL": "7", "DIALOG_TIMEOUT": "9", "ZENITY_OK": "x", "DIALOG_ESC": "-1",
        ])
        #expect(codes.done == 0 && codes.cancelled == 7 && codes.closed == 1 && codes.timedOut == 9)
    }

    @Test("lines come in pieces, and endless ones are cut")
    func pieces() {
        var input = GaugeInput()
        #expect(input.append("1".utf8) == [] && input.append("0\n2".utf8) == [said("10")])
        #expect(input.finish() == said("2") && input.finish() == nil)
        let long = input.append(("#" + String(repeating: "x", count: 1_000_000) + "\n5\n").utf8)
        #expect(long.count == 2 && long.last == said("5") && long[0].text.utf8.count == GaugeInput.longestLine)
        #expect(input.append([0xFF, 0x0A]) == [said("\u{FFFD}")])
    }
}

/// So many seconds after the beginning.
private func at(_ seconds: Double) -> Instant { Instant(nanoseconds: Int64(seconds * 1_000_000_000)) }

/// A whole line.
private func said(_ text: String) -> GaugeInput.Line { GaugeInput.Line(text: text, end: .lineFeed) }
