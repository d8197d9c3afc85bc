import Headway

@testable import HeadwayTerminal

extension TerminalCapabilities {
    /// A terminal that can do all of it, without colours, so that rows are their text.
    static let plainRows = TerminalCapabilities(mode: .rows, colorDepth: .none, showsUnicode: true)
}

extension EncodedRow {
    /// A row of plain text.
    init(_ text: String) {
        self.init(bytes: Array(text.utf8), width: TextWidth.columns(of: text))
    }

    /// Its text.
    var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A source that a test sets.
final class TestSource: Sendable {
    private let value: Guarded<RowReading>

    init(_ reading: RowReading) { value = Guarded(reading) }

    var reading: RowReading {
        get { value.withLock { $0 } }
        set { value.withLock { $0 = newValue } }
    }
}

/// Seconds as an instant.
func at(_ seconds: Double) -> Instant { Instant(seconds: seconds) }
