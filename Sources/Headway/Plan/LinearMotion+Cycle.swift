extension LinearMotion {
    /// The motion's cycle: where its edges begin and end to move.
    func cycle(since: Instant, reduced: Bool, tints: Int) -> MotionCycle {
        if reduced {
            let period = ReducedLinearMotion.period
            return MotionCycle(
                since: since, period: period, corners: [.zero, TimeSpan(nanoseconds: period.nanoseconds / 2)])
        }
        switch self {
        case .disjoint: return MotionCycle(since: since, period: period, corners: DisjointMotion.corners(of: period))
        case .web: return MotionCycle(since: since, period: period, corners: WebMotion.corners(of: period))
        case .contiguous:
            // The pieces change places at each step.
            var cycle = MotionCycle(since: since, period: period, corners: [.zero])
            cycle.colors = MotionCycle.ColorCycle(
                step: Double(period.nanoseconds), count: max(3, tints), corners: [0])
            return cycle
        }
    }
}

extension DisjointMotion {
    fileprivate static func corners(of period: TimeSpan) -> [TimeSpan] {
        [firstHead, firstTail, secondHead, secondTail].flatMap { $0.keys }
            .map { .seconds(period.seconds * $0.offset) }
    }
}

extension WebMotion {
    fileprivate static func corners(of period: TimeSpan) -> [TimeSpan] {
        [primary, secondary].flatMap { $0.slide.keys + $0.scale.keys }.map { .seconds(period.seconds * $0.offset) }
    }
}
