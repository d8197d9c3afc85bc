/// How long a change takes and how it moves.
package struct Timing: Sendable, Hashable {
    /// How long; zero is at once, a negative duration counts as zero.
    package let duration: TimeSpan
    /// How the change moves.
    package let easing: Easing

    package init(duration: TimeSpan, easing: Easing) {
        self.duration = duration > .zero ? duration : .zero
        self.easing = easing
    }

    /// At once.
    package static let immediate = Timing(duration: .zero, easing: .linear)

    /// This timing, or none where nothing is to move.
    func when(_ moves: Bool) -> Timing { moves ? self : .immediate }
}
