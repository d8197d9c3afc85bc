extension LinearMotion {
    /// The motion's cycle: where its edges begin and end to move.
    func cycle(since: Instant, reduced: Bool, tints: Int) -> MotionCycle {
        if reduced { return ReducedLinearMotion.cycle.begun(at: since) }
        switch self {
        case .disjoint: return DisjointMotion.cycle.begun(at: since)
        case .web: return WebMotion.cycle.begun(at: since)
        case .contiguous:
            var cycle = ContiguousMotion.cycle.begun(at: since)
            cycle.colors?.count = max(3, tints)
            return cycle
        }
    }
}

extension ReducedLinearMotion {
    fileprivate static let cycle = MotionCycle(
        period: period, corners: MotionCurve.corners(of: [tail], every: period),
        curves: MotionCurve.all(of: tail, every: Double(period.nanoseconds)))
}

extension DisjointMotion {
    private static let edges = [firstHead, firstTail, secondHead, secondTail]

    fileprivate static let cycle = MotionCycle(
        period: LinearMotion.disjoint.period,
        corners: MotionCurve.corners(of: edges, every: LinearMotion.disjoint.period),
        curves: edges.flatMap { MotionCurve.all(of: $0, every: Double(LinearMotion.disjoint.period.nanoseconds)) })
}

extension ContiguousMotion {
    /// The pieces change places at each step, and each edge runs for two.
    fileprivate static let cycle = MotionCycle(
        period: LinearMotion.contiguous.period, corners: [0],
        curves: [0, -Double(LinearMotion.contiguous.period.nanoseconds)].flatMap {
            MotionCurve.all(of: edge, every: run * 1e6, from: $0)
        },
        colors: MotionCycle.ColorCycle(
            step: Double(LinearMotion.contiguous.period.nanoseconds), count: 3, corners: [0]))
}

extension WebMotion {
    /// An edge slides with its bar's middle and moves by half of what the bar grows.
    ///
    /// Its bend is the sum of both, so each counts half as much again.
    fileprivate static let cycle = MotionCycle(
        period: LinearMotion.web.period,
        corners: MotionCurve.corners(
            of: [primary, secondary].flatMap { [$0.slide, $0.scale] }, every: LinearMotion.web.period),
        curves: [primary, secondary].flatMap { bar in
            let period = Double(LinearMotion.web.period.nanoseconds)
            return MotionCurve.all(of: bar.slide, every: period, way: 1.5)
                + MotionCurve.all(of: bar.scale, every: period, way: 0.75)
        })
}
