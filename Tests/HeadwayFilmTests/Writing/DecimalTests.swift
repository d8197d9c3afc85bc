import Testing

@testable import HeadwayFilm

@Suite("Numbers print in plain digits")
struct DecimalTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let number: Double
        let text: String
        var testDescription: String { "\(number) as \(text)" }
    }

    @Test(arguments: [
        Case(number: 0, text: "0"),
        Case(number: -0.0, text: "0"),
        Case(number: -0.00004, text: "0"),
        Case(number: 0.00005, text: "0.0001"),
        Case(number: -0.00005, text: "-0.0001"),
        Case(number: 14.399999999999999, text: "14.4"),
        Case(number: 1.00001, text: "1"),
        Case(number: 0.1 + 0.2, text: "0.3"),
        Case(number: -12.0304, text: "-12.0304"),
        Case(number: 0.99999, text: "1"),
        Case(number: 1e9, text: "1000000000"),
        Case(number: 123_456.00005, text: "123456.0001"),
        Case(number: 1e20, text: "100000000000000000000"),
        Case(number: -1e20, text: "-100000000000000000000"),
        Case(number: .infinity, text: "0"),
        Case(number: .nan, text: "0"),
    ])
    func prints(_ test: Case) {
        #expect(test.number.decimal() == test.text)
    }

    @Test("with as many decimals as asked", arguments: [(0, "2"), (1, "1.5"), (2, "1.55"), (6, "1.549")])
    func places(_ places: Int, _ text: String) {
        #expect(1.549.decimal(places: places) == text)
    }
}
