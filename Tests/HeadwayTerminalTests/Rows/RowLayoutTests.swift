import Headway
import TestSupport
import Testing

@testable import HeadwayTerminal

@Suite("Layouts")
struct RowLayoutTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let template: String
        let shown: String
        var columns = 61
        var unit = ProgressUnit.items
        var completed: Int64 = 30
        var total: Int64? = 60

        var testDescription: String { template }
    }

    static let cases = [
        Case(template: "{title}|{bar:10}|{amount}", shown: "photos|█████░░░░░|30/60"),
        Case(
            template: "{percent}|{bar:10 chars=#-}| {amount} [{elapsed}<{remaining}]",
            shown: " 50%|#####-----| 30/60 [0:10< 0:11]"),
        Case(template: "a  b   {percent:.1 >8}.", shown: "a  b      50.0%."),
        Case(template: "{{{title:<8}}}", shown: "{photos  }"),
        Case(template: "{title:^10}|{title:>10}|{title:3}", shown: "  photos  |    photos|ph…"),
        Case(template: "{bar:12 chars=\"█▓░ \" start=[ end=]}", shown: "[█████     ]"),
        Case(template: "{bar} {percent}", shown: "███████░░░░░░░  50%", columns: 20),
        Case(template: "{title} {bar:30} {percent}", shown: "photos ██████████…", columns: 19),
        Case(
            template: "{amount:si} {amount:binary unit=B} {amount:grouped}",
            shown: "1.50/3.00 M 1.43/2.86 MiB 1,500,000/3,000,000", unit: .items, completed: 1_500_000, total: 3_000_000
        ),
        Case(
            template: "{completed} of {total}", shown: "1.50 MB of 3.00 MB", unit: .decimalBytes, completed: 1_500_000,
            total: 3_000_000),
        Case(template: "{amount}!", shown: "30/60 px!", unit: .named("px")),
        Case(template: "{completed}/{total} {percent} {remaining}", shown: "30/?  --% -:--", total: nil),
        Case(template: "plain", shown: "plain"),
    ]

    @Test("templates, blanks exactly as written", arguments: cases)
    func template(example: Case) throws {
        var stage = Stage(columns: example.columns, rows: 5)
        let layout = try RowLayout(example.template)
        let row = ProgressRow(.linear, "photos", total: example.total, unit: example.unit, layout: layout)
        let source = stage.add(row, RowReading(completed: 0, total: example.total)).source
        // Ten seconds of even progress.
        for second in 1...100 {
            source.reading.completed = example.completed * Int64(second) / 100
            stage.frame(after: 0.1)
        }
        // The bar arrives where the value is.
        for _ in 0..<6 { stage.frame(after: 0.05) }
        #expect(stage.screen.first == InMemoryTerminal.text([example.shown]))
    }

    struct Flaw: CustomTestStringConvertible, Sendable {
        let template: String
        let position: Int
        var testDescription: String { template }
    }

    @Test(
        "a broken template is an error that names the place",
        arguments: [
            Flaw(template: "{pct}", position: 2), Flaw(template: "ab {title", position: 4),
            Flaw(template: "{title:", position: 1),
            Flaw(template: "ab } c", position: 4), Flaw(template: "{title:purple}", position: 8),
            Flaw(template: "{title:chars=#-}", position: 8), Flaw(template: "{bar:20 chars=#}", position: 9),
            Flaw(template: "{bar:chars=\"ab}", position: 6), Flaw(template: "{title 5}", position: 7),
            Flaw(template: "{}", position: 2),
        ])
    func flaw(flaw: Flaw) {
        let error = #expect(throws: RowLayoutError.self) { try RowLayout(flaw.template) }
        #expect(error?.position == flaw.position, "\(error?.description ?? "")")
    }

    @Test("a value and its string are the same row, and the ended line follows the layout")
    func value() throws {
        let layout: RowLayout = [
            .percent, "|", .bar(width: 10, shape: BarShape("#-")), "| ", .amount, " [", .elapsed, "]",
        ]
        #expect(layout == (try RowLayout("{percent}|{bar:10 chars=#-}| {amount} [{elapsed}]")))
        var stage = Stage(columns: 80, rows: 5)
        let (id, source) = stage.add(ProgressRow(.linear, "x", total: 8, layout: layout))
        source.reading.completed = 8
        stage.frame(after: 2)
        stage.core.end(id, .completed, at: stage.now)
        stage.frame()
        #expect(stage.terminal.lines == ["100%|##########| 8/8 [0:02]"])
    }

    @Test("colours are those of the layout")
    func colors() throws {
        let row = ProgressRow(
            .linear, "x", total: 2, layout: try RowLayout("{title:bold bright-red on-blue}{bar:4 chars=#- green}"))
        var state = RowState(id: 1, row: row, source: { RowReading(completed: 1, total: 2) }, at: .zero)
        state.sample(at: at(1), animated: false)
        let environment = RowEnvironment(colorDepth: .palette16, repertoire: .unicode)
        let line = state.line(at: at(1), usable: 79, columns: RowColumns(), environment: environment)
        let text = line.encoded(for: .palette16).text
        #expect(text == "\u{1B}[1;91;44mx\u{1B}[m\u{1B}[32m##\u{1B}[m--")
    }

    /// What templates are made of, whole and broken.
    private static let tokens = [
        "{", "}", "{{", "}}", "{title", "{bar", "{percent", "{amount", "{rate", "{remaining", "{note", "{state}",
        "{title}", "{bar}", "{bar:",
        ":", " ", "12", "0", "-3", "1000", "99999999999999999999", "<", "^9", ">", ".1", ".99", "bold", "red",
        "on-blue", "#ff8800", "#gg",
        "chars=#-", "chars=", "chars=日-", "chars=\"a b\"", "start=[", "end=\u{1B}[31m", "unit=px",
        "unit=\u{1B}]0;x\u{7}", "si", "grouped", "\"",
        "=", "日本語", "हिन्दी", "👩‍👩‍👧‍👦", "\u{1B}[2J", "\n", "\t", "\u{202E}", "",
    ]

    @Test(
        "whatever a template is, it is refused with its place, or shown in one line of what there is room for",
        arguments: 0..<20 as Range<UInt64>)
    func anything(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        for _ in 0..<100 {
            let template = (0...random.below(12)).map { _ in Self.tokens[random.below(Self.tokens.count)] }.joined()
            do throws(RowLayoutError) {
                let layout = try RowLayout(template)
                for columns in [1, 2, 3, 7, 20, 80] {
                    for repertoire in [VisibleText.Repertoire.unicode, .ascii] {
                        let row = ProgressRow(.linear, "photos", total: 60, layout: layout)
                        var state = RowState(
                            id: 1, row: row, source: { RowReading(completed: 30, total: 60) }, at: .zero)
                        state.sample(at: at(1), animated: false)
                        let environment = RowEnvironment(colorDepth: .none, repertoire: repertoire)
                        let line = state.line(
                            at: at(1), usable: columns, columns: RowColumns(), environment: environment)
                        #expect(line.width <= columns, "\(template)")
                        #expect(!line.text.unicodeScalars.contains { $0.value < 0x20 }, "\(template)")
                        #expect(repertoire == .unicode || TextWidth.isPlain(line.text), "\(template)")
                    }
                }
            } catch {
                #expect((1...template.count + 1).contains(error.position) && !error.reason.isEmpty, "\(template)")
            }
        }
    }
}
