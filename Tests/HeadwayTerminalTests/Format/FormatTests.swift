import Headway
import Testing

@testable import HeadwayTerminal

@Suite("Amounts, speeds and times as text")
struct FormatTests {
    static let bytes: [(Int64, String)] = [
        (0, "0 B"), (812, "812 B"), (1023, "1023 B"), (1024, "1.00 KiB"), (10_234, "9.99 KiB"), (10_239, "10.0 KiB"),
        (1_048_575, "1.00 MiB"), (30_500_000, "29.1 MiB"), (.max, "8.00 EiB"), (-5, "0 B"),
    ]

    @Test("bytes", arguments: bytes)
    func amount(count: Int64, text: String) {
        #expect(ProgressUnit.bytes.amount(count) == text)
    }

    @Test("parts are written in the unit of the whole")
    func parts() {
        #expect(ProgressUnit.bytes.amount(812, of: 30_500_000) == "0.0/29.1 MiB")
        #expect(ProgressUnit.bytes.amount(12_900_000, of: 30_500_000) == "12.3/29.1 MiB")
        #expect(ProgressUnit.bytes.amount(7, of: 900) == "7/900 B")
        #expect(ProgressUnit.items.amount(7, of: 240) == "7/240")
        #expect(ProgressUnit.items.amount(-7, of: -1) == "0/0")
    }

    static let rates: [(ProgressUnit, Double, String)] = [
        (.bytes, 0, "0 B/s"), (.bytes, 1_270_000, "1.21 MiB/s"), (.bytes, .infinity, "9000000000000000000 EiB/s"),
        (.items, 3.5, "3.50/s"), (.items, 0.123, "0.12/s"), (.items, 45.67, "45.7/s"), (.items, 12345.6, "12346/s"),
        (.items, .nan, "0/s"),
    ]

    @Test("speeds", arguments: rates)
    func rate(unit: ProgressUnit, value: Double, text: String) {
        #expect(unit.rate(value) == text)
    }

    static let durations: [(Double?, String)] = [
        (nil, "-:--"), (0, "0:00"), (0.99, "0:00"), (7, "0:07"), (754, "12:34"), (3723, "1:02:03"),
        (86_399, "23:59:59"),
        (86_400, "1d 00h"), (99 * 86_400 + 4 * 3600, "99d 04h"), (-3, "0:00"),
    ]

    @Test("one form for all times", arguments: durations)
    func duration(seconds: Double?, text: String) {
        #expect(DurationText.text(seconds.map { .seconds($0) }) == text)
    }
}
