/// Samples an indicator's frames over a length of time, densely enough for straight lines between them to stay within
/// the tolerance.
struct FrameSampler {
    var samples = FrameSamples()
    /// A channel's limit, by kind of layer, and its inverse.
    let limits: [Double]
    private let scales: [Double]
    let tolerance: PlanTolerance
    /// Where known curves need samples.
    var density = CurveDensity()
    private var waiting: [(first: Int, second: Int, isFollowUp: Bool)] = []

    /// Which channels count.
    enum Scope {
        case all, colors

        var channels: Range<Int> {
            self == .all ? 0..<PlanChannel.blue + 1 : PlanChannel.opacity..<PlanChannel.blue + 1
        }
    }

    /// More samples than any motion needs: a limit for what jumps all the time.
    private static let limit = 6000

    init(_ tolerance: PlanTolerance) {
        self.tolerance = tolerance
        limits = tolerance.limits()
        scales = limits.map { 1 / $0 }
    }

    /// Samples from one instant to another: both ends, both sides of each corner in between, a grid, and then halves
    /// until straight lines are good enough.
    mutating func sample(
        from start: Instant, to finish: Instant, corners: [Instant], quietUntil quiet: Instant? = nil, step: Double,
        _ scope: Scope, _ draw: FrameSamples.Draw
    ) {
        let (begin, end, step) = (start.nanoseconds, finish.nanoseconds, Int64(step))
        samples.reset()
        let first = samples.take(draw, begin)
        var last = first
        var from = begin
        var index = 0
        while from < end {
            while index < corners.count, corners[index].nanoseconds <= from { index += 1 }
            let to = index < corners.count ? min(corners[index].nanoseconds, end) : end
            if to > quiet?.nanoseconds ?? .min, to - from > step {
                sampleCells(from: from, to: to, step, &last, scope, draw)
            }
            if to - from > 1 { last = follow(last, samples.take(draw, to, before: true), scope, draw) }
            if to < end {
                let corner = samples.take(draw, to)
                samples.link(last, to: corner)
                last = corner
            }
            from = to
        }
        refineBends(from: first, scope, draw)
        samples.list(from: first)
    }

    /// Samples between two corners: as densely as known curves need, and never further apart than a step.
    private mutating func sampleCells(
        from start: Int64, to end: Int64, _ step: Int64, _ last: inout Int, _ scope: Scope, _ draw: FrameSamples.Draw
    ) {
        if density.isEmpty {
            let cells = (end - start + step - 1) / step
            for cell in 1..<cells {
                last = follow(last, samples.take(draw, start + (end - start) / cells &* cell), scope, draw)
            }
            return
        }
        var time = start
        while true {
            let wanted = density.next(after: Double(time)).map { Int64($0) } ?? end
            let next = max(time + 1000, min(wanted, time + step))
            // What is left before the corner is not a cell of its own.
            if next > end - (next - time) / 4 { return }
            last = follow(last, samples.take(draw, next), scope, draw)
            time = next
        }
    }

    private mutating func follow(_ last: Int, _ sample: Int, _ scope: Scope, _ draw: FrameSamples.Draw) -> Int {
        samples.link(last, to: sample)
        refine(last, sample, scope, draw)
        return sample
    }

    /// Halves an interval until the midpoints lie on the lines.
    private mutating func refine(_ a: Int, _ b: Int, _ scope: Scope, _ draw: FrameSamples.Draw) {
        waiting.removeAll(keepingCapacity: true)
        // Where the curves are known one check is enough: no inflection can be hit by chance.
        waiting.append((a, b, !density.isEmpty))
        while let (first, second, isFollowUp) = waiting.popLast() {
            let from = samples.times[first]
            let to = samples.times[second] - (samples.isBeforeCorner[second] ? 1 : 0)
            if to - from <= 1 || samples.count > Self.limit { continue }
            let middle = samples.take(draw, from + (to - from) / 2)
            samples.insert(middle, between: first, second)
            let verdict = judge(first, middle, second, scope)
            // Halving a smooth interval divides the error by four, so its halves need no check of their own. But at a
            // point of inflection the midpoint lies on the line whatever the halves do, so one check is not enough
            // unless nothing moves.
            if verdict.error <= (isFollowUp ? middleLimit : 1e-9) { continue }
            if verdict.refinesRight { waiting.append((middle, second, true)) }
            if verdict.refinesLeft { waiting.append((first, middle, true)) }
        }
    }

    private var middleLimit: Double { density.isEmpty ? PlanTolerance.middle : PlanTolerance.knownMiddle }

    private struct Verdict {
        /// How far the midpoint is off the line, in multiples of the limit.
        var error = 0.0
        var refinesLeft = false
        var refinesRight = false
    }

    private func judge(_ a: Int, _ middle: Int, _ b: Int, _ scope: Scope) -> Verdict {
        var verdict = Verdict()
        var slots = samples.shown[a] | samples.shown[middle] | samples.shown[b]
        while slots != 0 {
            let slot = slots.trailingZeroBitCount
            slots &= slots - 1
            let bit = UInt32(1) << UInt32(slot)
            if samples.shown[a] & samples.shown[middle] & samples.shown[b] & bit != 0 {
                judgeShown(slot, a, middle, b, scope, &verdict)
            } else {
                judgeChanging(slot, a, middle, b, &verdict)
            }
        }
        if !verdict.refinesLeft && !verdict.refinesRight { (verdict.refinesLeft, verdict.refinesRight) = (true, true) }
        return verdict
    }

    /// A part that is visible at all three instants.
    private func judgeShown(_ slot: Int, _ a: Int, _ middle: Int, _ b: Int, _ scope: Scope, _ verdict: inout Verdict) {
        let kind = samples.kind(slot)
        let (first, second, third) = (samples.place(a, slot), samples.place(middle, slot), samples.place(b, slot))
        let scale = Int(kind.rawValue) * PlanChannel.count
        for channel in scope.channels {
            let (x, y, z) = (
                samples.values[first + channel], samples.values[second + channel], samples.values[third + channel]
            )
            if x == y && y == z { continue }
            var (left, right) = (y - x, z - y)
            if channel == 0 && kind.isAngular { (left, right) = (left.nearestTurn, right.nearestTurn) }
            let factor = scales[scale + channel]
            verdict.error = max(verdict.error, (left - right).magnitude / 2 * factor)
            if left.magnitude * factor > 0.25 { verdict.refinesLeft = true }
            if right.magnitude * factor > 0.25 { verdict.refinesRight = true }
        }
    }

    /// A part that appears or disappears between the instants: where it is too small to see it does not matter.
    private func judgeChanging(_ slot: Int, _ a: Int, _ middle: Int, _ b: Int, _ verdict: inout Verdict) {
        let bit = UInt32(1) << UInt32(slot)
        let tiny = (isTiny(a, slot), isTiny(middle, slot), isTiny(b, slot))
        if tiny.0 && tiny.1 && tiny.2 { return }
        verdict.error = .infinity
        let shows = (samples.shown[a] & bit != 0, samples.shown[middle] & bit != 0, samples.shown[b] & bit != 0)
        if !(tiny.0 && tiny.1), !(shows.0 && shows.1 && isSame(a, middle, slot)) { verdict.refinesLeft = true }
        if !(tiny.1 && tiny.2), !(shows.1 && shows.2 && isSame(middle, b, slot)) { verdict.refinesRight = true }
    }

    private func isSame(_ a: Int, _ b: Int, _ slot: Int) -> Bool {
        let (first, second) = (samples.place(a, slot), samples.place(b, slot))
        let scale = Int(samples.kind(slot).rawValue) * PlanChannel.count
        for channel in Scope.all.channels {
            let way = (samples.values[first + channel] - samples.values[second + channel]).magnitude
            if way * scales[scale + channel] > 0.25 { return false }
        }
        return true
    }

    private func isTiny(_ sample: Int, _ slot: Int) -> Bool {
        if samples.shown[sample] & (UInt32(1) << UInt32(slot)) == 0 { return true }
        let place = samples.place(sample, slot)
        let values = samples.values
        if values[place + PlanChannel.opacity] <= 0.5 * tolerance.shade { return true }
        switch samples.kind(slot) {
        case .bar:
            let sides = (values[place + 1] - values[place], values[place + 3] - values[place + 2])
            return min(sides.0, sides.1) <= 0.5 * tolerance.length
        case .levelWave:
            let length = (values[place + 1] - values[place]).magnitude
            return min(length, values[place + 4]) <= 0.5 * tolerance.length
        case .arc, .ringWave:
            return values[place + 1] <= 0.5 * tolerance.angle || values[place + 3] <= 0.5 * tolerance.length
        case .art: return false
        }
    }

    /// Halves the intervals next to which a track bends by more than straight lines over them allow: corners that the
    /// midpoints of halving hit by chance.
    private mutating func refineBends(from first: Int, _ scope: Scope, _ draw: FrameSamples.Draw) {
        let limit = 8 * (density.isEmpty ? PlanTolerance.bend : PlanTolerance.knownBend)
        var a = first
        while true {
            let b = samples.next[a]
            guard b >= 0 else { return }
            let c = samples.next[b]
            guard c >= 0 else { return }
            let left = samples.times[b] - samples.times[a], right = samples.times[c] - samples.times[b]
            // Not across corners.
            if left > 1, right > 1, samples.count < Self.limit {
                let bend = bend(a, b, c, Double(left), Double(right), scope)
                if bend * Double(left) * Double(left) > limit, left > 1000 {
                    halve(a, b, draw)
                    continue
                }
                if bend * Double(right) * Double(right) > limit, right > 1000 {
                    halve(b, c, draw)
                    continue
                }
            }
            a = b
        }
    }

    private mutating func halve(_ a: Int, _ b: Int, _ draw: FrameSamples.Draw) {
        let (from, to) = (samples.times[a], samples.times[b])
        samples.insert(samples.take(draw, from + (to - from) / 2), between: a, b)
    }

    /// The greatest second difference of three samples, in limits per square nanosecond.
    private func bend(_ a: Int, _ b: Int, _ c: Int, _ left: Double, _ right: Double, _ scope: Scope) -> Double {
        var slots = samples.shown[a] & samples.shown[b] & samples.shown[c]
        var most = 0.0
        let (byLeft, byRight) = (1 / left, 1 / right)
        while slots != 0 {
            let slot = slots.trailingZeroBitCount
            slots &= slots - 1
            let kind = samples.kind(slot)
            let (first, second, third) = (samples.place(a, slot), samples.place(b, slot), samples.place(c, slot))
            let scale = Int(kind.rawValue) * PlanChannel.count
            for channel in scope.channels {
                let y = samples.values[second + channel]
                var before = y - samples.values[first + channel]
                var after = samples.values[third + channel] - y
                if before == 0 && after == 0 { continue }
                if channel == 0 && kind.isAngular { (before, after) = (before.nearestTurn, after.nearestTurn) }
                most = max(most, (after * byRight - before * byLeft).magnitude * scales[scale + channel])
            }
        }
        return most * 2 / (left + right)
    }
}
