extension LinearMotion {
    /// The motion's cycle: where its edges begin and end to move.
    func cycle(since: Instant, reduced: Bool, tints: Int) -> MotionCycle {
        if reduced {
            let period = ReducedLinearMotion.period
            return MotionCycle(
                since: since, period: period, corners: [.zero, TimeSpan(nanoseconds: period.nanoseconds / 2)])
        }
        switch self {
        case .disjoint:
            var cycle = MotionCycle(since: since, period: period, corners: DisjointMotion.corners(of: period))
            cycle.curves = DisjointMotion.curves
            return cycle
        case .web:
            var cycle = MotionCycle(since: since, period: period, corners: WebMotion.corners(of: period))
            cycle.curves = WebMotion.curves
            return cycle
        case .contiguous:
            // The pieces change places at each step.
            var cycle = MotionCycle(since: since, period: period, corners: [.zero])
            cycle.curves = ContiguousMotion.curves
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

    fileprivate static let curves = [firstHead, firstTail, secondHead, secondTail].flatMap {
        MotionCurve.all(of: $0, every: Double(LinearMotion.disjoint.period.nanoseconds))
    }
}

extension ContiguousMotion {
    /// Each edge runs for two rounds.
    fileprivate static let curves = [0, -Double(LinearMotion.contiguous.period.nanoseconds)].flatMap {
        MotionCurve.all(of: edge, every: run * 1e6, from: $0)
    }
}

extension WebMotion {
    /// An edge slides with its bar's middle and moves by half of what the bar grows.
    fileprivate static let curves = [primary, secondary].flatMap { bar in
        let period = Double(LinearMotion.web.period.nanoseconds)
        return MotionCurve.all(of: bar.slide, every: period) + MotionCurve.all(of: bar.scale, every: period, way: 0.5)
    }

    fileprivate static func corners(of period: TimeSpan) -> [TimeSpan] {
        [primary, secondary].flatMap { $0.slide.keys + $0.scale.keys }.map { .seconds(period.seconds * $0.offset) }
    }
}
