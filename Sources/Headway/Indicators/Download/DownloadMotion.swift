/// How a download indicator moves in its indeterminate or running state.
///
///     let blink = DownloadMotion(period: .seconds(1.2)) { drawing, phase, colors, size in
///         drawing.fill(.circle(in: size), colors.tint.opacity(phase < 0.5 ? 1 : 0.3))
///     }
public struct DownloadMotion: Sendable, Hashable {
    /// A moment of a user's motion: draws into an empty drawing.
    ///
    /// `phase` is the place in the cycle, 0…1, or, for the running state, the progress.
    public typealias Picture =
        @Sendable (_ drawing: inout Drawing, _ phase: Double, _ colors: ArtworkColors, _ size: Size) -> Void

    final class Piece: Sendable, Hashable {
        let picture: Picture

        init(_ picture: @escaping Picture) { self.picture = picture }

        static func == (a: Piece, b: Piece) -> Bool { a === b }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    enum Kind: Sendable, Hashable {
        case arc
        case growAndShrink
        case custom(Piece)
    }

    let kind: Kind
    /// How long one cycle takes; a running state's motion has no cycle.
    public let period: TimeSpan

    private init(kind: Kind, period: TimeSpan) {
        self.kind = kind
        self.period = period
    }

    /// Makes a custom motion; with a period that is not positive it stays at phase 0.
    public init(period: TimeSpan = .seconds(1), _ picture: @escaping Picture) {
        self.init(kind: .custom(Piece(picture)), period: period)
    }

    /// An arc of 315° that turns once a second, with an ease in each turn (Sources.md#classic-download).
    public static let arc = DownloadMotion(kind: .arc, period: .seconds(1))

    /// The same arc, which grows and shrinks every 1.5 s while it turns in 4 s (Sources.md#classic-download).
    public static let growAndShrink = DownloadMotion(kind: .growAndShrink, period: .seconds(12))

    /// Where the arc starts and how far it goes, in compass degrees, at a time since the motion began.
    func arc(after elapsed: TimeSpan, reduced: Bool) -> (start: Double, sweep: Double) {
        if reduced {
            // One plain turn in twice the time: calmer, but never still (Sources.md#reduced-motion).
            return (Self.start + 360 * elapsed.phase(of: Self.reducedPeriod), Self.sweep)
        }
        guard kind == .growAndShrink else {
            return (Self.start + Self.turn.value(at: elapsed.phase(of: .seconds(1))), Self.sweep)
        }
        let turn = 360 * elapsed.phase(of: .seconds(4))
        let seconds = elapsed.phase(of: .seconds(1.5)) * 1.5
        let growth = Easing.easeInEaseOut.value(at: seconds)
        let shrinkage = Easing.easeInEaseOut.value(at: (seconds - 1) * 2)
        let tail = seconds < 1 ? 0.25 * growth : .mix(0.25, 1, shrinkage)
        return (Self.start + turn + Self.sweep * tail, Self.sweep * (growth - tail))
    }

    /// From half past one, so that the gap of 45° begins at 12 o'clock.
    package static let start = 45.0
    package static let sweep = 315.0
    /// The turn of `arc`, in degrees.
    package static let turn = Keyframes([
        .init(offset: 0, value: 0, easing: .easeInEaseOut), .init(offset: 1, value: 360),
    ])
    /// How long a turn takes under reduced motion, at constant speed.
    package static let reducedPeriod = TimeSpan.seconds(2)
}
