extension FrameSampler {
    /// Halves the intervals next to which a track bends by more than straight lines over them allow, where no curve is known.
    mutating func refineBends(from first: Int, _ most: Double, _ draw: FrameSamples.Draw) {
        // A line over a time h is off by h² / 8 of the second derivative.
        let limit = 8 * most
        var a = first
        while true {
            let b = samples.next[a]
            guard b >= 0 else { return }
            let c = samples.next[b]
            guard c >= 0 else { return }
            let left = samples.times[b] - samples.times[a], right = samples.times[c] - samples.times[b]
            if samples.isCorner[a], samples.isCorner[b], left > 8 * Self.moment, samples.corners.haste > 1 {
                // Between two corners there is nothing to compare with yet, and much may happen while a gap opens.
                _ = split(a, b, at: samples.times[a] + left / 2, .stretch, draw)
                continue
            }
            if !samples.isCorner[b], left > 1, right > 1, samples.count < Self.limit {
                let bend = bend(a, b, c, Double(left), Double(right))
                if bend * Double(left) * Double(left) > limit, left > Self.moment {
                    _ = split(a, b, at: samples.times[a] + left / 2, .stretch, draw)
                    // The new sample may reveal a bend before it.
                    if !samples.isCorner[a], samples.previous[a] >= 0 { a = samples.previous[a] }
                    continue
                }
                if bend * Double(right) * Double(right) > limit, right > Self.moment {
                    _ = split(b, c, at: samples.times[b] + right / 2, .stretch, draw)
                    continue
                }
            }
            a = b
        }
    }

    /// The least distance of samples, in nanoseconds.
    private static let moment: Int64 = 4000

    /// The greatest second difference of three samples, in limits per square nanosecond.
    private func bend(_ a: Int, _ b: Int, _ c: Int, _ left: Double, _ right: Double) -> Double {
        var slots = samples.shown[a] & samples.shown[b] & samples.shown[c]
        var most = 0.0
        let (byLeft, byRight) = (1 / left, 1 / right)
        while slots != 0 {
            let slot = slots.trailingZeroBitCount
            slots &= slots - 1
            let kind = samples.kind(slot)
            let (first, second, third) = (samples.place(a, slot), samples.place(b, slot), samples.place(c, slot))
            let scale = Int(kind.rawValue) * PlanChannel.count
            for channel in 0..<PlanChannel.count {
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
