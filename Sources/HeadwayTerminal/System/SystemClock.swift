import Headway

/// The one place where the time is read.
enum SystemClock {
    private static let origin = ContinuousClock.now

    /// The time since the program first asked, on a clock that never goes back.
    static func now() -> Instant {
        let (seconds, attoseconds) = (ContinuousClock.now - origin).components
        return Instant(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}
