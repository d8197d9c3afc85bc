extension DownloadMotion {
    /// The motion's cycle: where its curves begin and end, and how much each round adds to the angle.
    func cycle(since: Instant, reduced: Bool) -> MotionCycle {
        if reduced { return MotionCycle(since: since, period: .seconds(2), corners: [.zero]) }
        guard kind == .growAndShrink else {
            var cycle = MotionCycle(since: since, period: .seconds(1), corners: [.zero])
            cycle.curves = Self.turnCurves
            return cycle
        }
        // It shrinks after a second; after 1.5 s it has turned by three eighths.
        var cycle = MotionCycle(since: since, period: .seconds(1.5), corners: [.zero, .seconds(1)])
        cycle.curves = Self.growthCurves
        cycle.advance = 135
        return cycle
    }

    private static let turnCurves = MotionCurve.all(of: turn, every: 1e9)
    private static let growthCurves = [
        MotionCurve(from: 0, through: 1e9, .easeInEaseOut, way: sweep),
        MotionCurve(from: 1e9, through: 1.5e9, .easeInEaseOut, way: sweep * 0.75),
    ]
}
