/// A change's duration and easing.
package struct Timing: Sendable, Hashable {
    /// The duration; zero means at once, and a negative one counts as zero.
    package let duration: TimeSpan
    /// How the change moves.
    package let easing: Easing

    package init(duration: TimeSpan, easing: Easing) {
        self.duration = duration > .zero ? duration : .zero
        self.easing = easing
    }

    /// At once.
    package static let immediate = Timing(duration: .zero, easing: .linear)

    /// This timing, or `immediate` if the change is not animated.
    func when(_ moves: Bool) -> Timing { moves ? self : .immediate }
}
