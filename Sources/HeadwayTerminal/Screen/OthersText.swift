import Headway

/// What happens to the rows when others write to the terminal: whether what they write is text, which should stay.
///
/// Rows continue below text, and leave a copy of themselves above it. To keep the copies few when more than a few texts
/// arrive without a pause, rows wait a moment for what else comes. Several programs that draw rows are different: in
/// turn they would fill the terminal with copies, so each draws in place.
struct OthersText: Sendable {
    /// The number of texts that rows follow at once.
    static let few = 4
    /// After a silence this long the next text counts as the first again.
    static let silence = TimeSpan.milliseconds(500)
    /// How long rows wait between many texts.
    static let interval = TimeSpan.milliseconds(250)

    private var last: Instant?
    private var count = 0
    /// When rows last continued below a text.
    private var drawn: Instant?

    /// Whether what was written just now is text.
    mutating func isText(_ output: ForeignOutput, at now: Instant) -> Bool {
        guard output == .text else { return false }
        if last.map({ now - $0 >= Self.silence }) ?? true { count = 0 }
        last = now
        count += 1
        return true
    }

    /// Whether rows wait for what else comes.
    func holdsBack(at now: Instant) -> Bool {
        guard count > Self.few, let last, let drawn else { return false }
        return now - last < Self.silence && now - drawn < Self.interval
    }

    /// Records that rows continued below a text.
    mutating func rowsWereDrawn(at now: Instant) { drawn = now }
}
