extension DownloadMotion {
    /// The motion's cycle: where its curves begin and end, and how much each round adds to the angle.
    func cycle(since: Instant, reduced: Bool) -> MotionCycle {
        let cycle = reduced ? Self.reducedCycle : kind == .growAndShrink ? Self.growthCycle : Self.turnCycle
        return cycle.begun(at: since)
    }

    private static let reducedCycle = MotionCycle(
        period: Double(reducedPeriod.nanoseconds), corners: [0], curves: [])

    private static let turnCycle = MotionCycle(
        period: 1e9, corners: [0], curves: MotionCurve.all(of: turn, every: 1e9))

    /// It shrinks after a second; after 1.5 s it has turned by three eighths.
    private static let growthCycle = MotionCycle(
        period: 1.5e9, corners: [0, 1e9],
        curves: [
            MotionCurve(from: 0, through: 1e9, .easeInEaseOut, way: sweep),
            MotionCurve(from: 1e9, through: 1.5e9, .easeInEaseOut, way: sweep * 0.75),
        ], advance: 135)
}
