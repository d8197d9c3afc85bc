/// A look: tables of numbers and colours, each with its source, light and dark.
public enum Theme: UInt8, Sendable, Hashable, CaseIterable {
    /// The originals' look: Blue 500, linear motion of 0.25 s, no gap (Sources.md#classic-linear, Sources.md#classic-ring).
    case classic
    /// Material 3 of 2024 and later: gap, stop mark, round ends (Sources.md#gap-and-stop).
    case material3
}

/// How long a change takes and how it moves.
public struct Timing: Sendable, Hashable {
    /// How long; zero is at once.
    public var duration: TimeSpan
    /// How.
    public var easing: Easing

    /// Makes a timing.
    public init(_ duration: TimeSpan, _ easing: Easing) {
        self.duration = duration
        self.easing = easing
    }

    /// At once.
    static let immediate = Timing(.zero, .linear)

    /// This timing, or none where nothing is to move.
    func when(_ moves: Bool) -> Timing { moves ? self : .immediate }
}

/// What a lower value does to a bar.
public enum BackwardMode: UInt8, Sendable, Hashable {
    /// Collapses to 0 at once and grows to the new value: a new task, not a step back.
    case reset
    /// Moves back.
    case animate
}
