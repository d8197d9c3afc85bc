extension FrameSampler {
    /// Samples where parts reach positions and lengths at which their shape has a corner.
    mutating func placeCorners(from first: Int, _ draw: FrameSamples.Draw) {
        var a = first
        let corners = samples.corners
        while samples.next[a] >= 0 {
            let b = samples.next[a]
            let (from, to) = (samples.times[a], samples.times[b])
            guard to - from > Self.moment, let part = crossing(a, b, corners), samples.count < Self.limit else {
                a = b
                continue
            }
            let time = from + Int64(part * Double(to - from))
            // Once more from here, since there may be another one before it.
            _ = split(a, b, at: min(max(time, from + 1000), to - 1000), .corner, draw)
        }
    }

    /// Corners are not searched for within less, in nanoseconds.
    private static let moment: Int64 = 8000

    /// The fraction of the time between two samples at which the first corner lies; nil if there is none.
    private func crossing(_ a: Int, _ b: Int, _ corners: PartCorners) -> Double? {
        var slots = samples.shown[a] & samples.shown[b]
        var least = 1.0
        while slots != 0 {
            let slot = slots.trailingZeroBitCount
            slots &= slots - 1
            switch samples.kind(slot) {
            case .bar, .levelWave: least = min(least, crossingOfEnds(a, b, slot, corners))
            case .arc, .ringWave: least = min(least, crossingOfSweep(a, b, slot, corners))
            case .art: continue
            }
        }
        return least < 1 ? least : nil
    }

    private func crossingOfSweep(_ a: Int, _ b: Int, _ slot: Int, _ corners: PartCorners) -> Double {
        guard corners.sweep > 0, samples.layer(slot).role != .track else { return 1 }
        let (from, to) = (samples.values[samples.place(a, slot) + 1], samples.values[samples.place(b, slot) + 1])
        return Self.crossing(from, to, corners.sweep, tolerance.angle / corners.haste)
    }

    private func crossingOfEnds(_ a: Int, _ b: Int, _ slot: Int, _ corners: PartCorners) -> Double {
        let (from, to) = (ends(a, slot), ends(b, slot))
        let isBar = samples.kind(slot) == .bar
        let limit = tolerance.length
        var least = 1.0
        if isBar {
            let (before, after) = (samples.roundLengths[a], samples.roundLengths[b])
            let (length, other) = (from.upper - from.lower - before, to.upper - to.lower - after)
            if before + after > 0 { least = Self.crossing(length, other, 0, limit) }
        }
        if from == to { return least }
        if samples.layer(slot).role == .track { return least }
        // A wave's middle begins where its round end has room.
        let inset = isBar ? 0 : corners.waveLength / 2
        let (begin, end) = (inset, corners.length - inset)
        if corners.margin > 0 {
            let fine = limit / corners.haste
            for index in 0..<2 {
                let place = index == 0 ? begin + corners.margin : end - corners.margin
                least = min(least, Self.crossing(from.lower, to.lower, place, fine))
                least = min(least, Self.crossing(from.upper, to.upper, place, fine))
            }
        }
        if Self.stops(from.lower - begin, to.lower - begin, limit) {
            least = min(least, crossingOfStop(a, b, slot, .lower, isForward: to.lower < from.lower))
        }
        if Self.stops(end - from.upper, end - to.upper, limit) {
            least = min(least, crossingOfStop(a, b, slot, .upper, isForward: to.upper > from.upper))
        }
        return least
    }

    /// Where a bar's end leaves the end of the track or stops there, as a fraction of the time; 1 if it does not.
    private func crossingOfStop(_ a: Int, _ b: Int, _ slot: Int, _ end: Amount, isForward: Bool) -> Double {
        guard !samples.isCorner[isForward ? b : a],
            let time = vanishing(of: slot, end, from: isForward ? a : b, isForward: isForward)
        else { return 1 }
        let part = Double(time - samples.times[a]) / Double(samples.times[b] - samples.times[a])
        return part > 0 ? part : 1
    }

    /// Whether exactly one of two distances is 0.
    private static func stops(_ before: Double, _ after: Double, _ limit: Double) -> Bool {
        (before < 1e-7) != (after < 1e-7) && max(before, after) > 0.5 * limit
    }

    /// Where a straight line crosses a level, as a fraction of its length; 1 if it does not, or begins or ends there.
    private static func crossing(_ from: Double, _ to: Double, _ level: Double, _ limit: Double) -> Double {
        let (before, after) = (from - level, to - level)
        guard before * after < 0, min(before.magnitude, after.magnitude) > 0.3 * limit else { return 1 }
        return before / (before - after)
    }
}
