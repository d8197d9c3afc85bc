import Headway

/// What becomes of the rows when others write to the terminal: whether what they write is text, which is to stay.
///
/// Rows go on below text, and leave a copy of themselves above it. Of more than a few texts without a pause the copies are kept
/// few: rows wait a moment for what else comes. Programs that draw rows beside each other are another matter: they would fill the
/// terminal with copies by turns, so each draws in its place.
struct OthersText: Sendable {
    /// Rows follow each of so many at once.
    static let few = 4
    /// After so long a silence the next is the first again.
    static let silence = TimeSpan.milliseconds(500)
    /// So long rows wait between many.
    static let interval = TimeSpan.milliseconds(250)

    private var last: Instant?
    private var count = 0
    /// When rows last went on below a text.
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

    /// Takes note that rows went on below a text.
    mutating func rowsWereDrawn(at now: Instant) { drawn = now }
}
