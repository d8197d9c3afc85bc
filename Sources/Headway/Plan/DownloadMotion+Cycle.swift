extension DownloadMotion {
    /// The motion's cycle: where its curves begin and end, and how much each round adds to the angle.
    func cycle(since: Instant, reduced: Bool) -> MotionCycle {
        if reduced { return MotionCycle(since: since, period: .seconds(2), corners: [.zero]) }
        guard kind == .growAndShrink else { return MotionCycle(since: since, period: .seconds(1), corners: [.zero]) }
        // It shrinks after a second; in 1.5 s it has turned by three eighths.
        var cycle = MotionCycle(since: since, period: .seconds(1.5), corners: [.zero, .seconds(1)])
        cycle.advance = 135
        return cycle
    }
}
