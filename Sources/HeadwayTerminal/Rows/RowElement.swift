/// What a row is made of, from left to right.
public enum RowElement: Sendable, Hashable {
    /// The sign of its state; it turns while something goes on.
    case state
    /// Its name, cut where there is no room.
    case title
    /// The bar.
    case bar
    /// The whole per cent.
    case percent
    /// How much of how much.
    case amount
    /// How fast.
    case rate
    /// How much longer.
    case timeRemaining
    /// How long since the start.
    case elapsed
    /// What it is doing or what went wrong.
    case note
    /// Text of the program's own.
    case text(String)
}

extension RowElement {
    /// Where room is scarce, what comes first goes first; the sign of the state is never dropped.
    var importance: Int {
        switch self {
        case .amount: 0
        case .elapsed: 1
        case .rate: 2
        case .text: 3
        case .timeRemaining: 4
        case .bar: 5
        case .note: 6
        case .title: 7
        case .percent: 8
        case .state: 9
        }
    }
}
