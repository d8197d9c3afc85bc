extension FrameSampler {
    /// Finds when parts appear and disappear between samples.
    mutating func placeChanges(from first: Int, _ draw: FrameSamples.Draw) {
        var a = first
        while samples.next[a] >= 0 {
            let b = samples.next[a]
            var slots = samples.times[b] - samples.times[a] > 1 ? samples.shown[a] ^ samples.shown[b] : 0
            while slots != 0 {
                let slot = slots.trailingZeroBitCount
                slots &= slots - 1
                // Another part's change may have added samples in between.
                var left = a
                while left != b {
                    let right = samples.next[left]
                    if samples.shows(slot, left) != samples.shows(slot, right) { close(slot, left, right, draw) }
                    left = right
                }
            }
            a = b
        }
    }

    /// Narrows the time in which a part appears or disappears until it is too small to be seen, or the time is short.
    private mutating func close(_ slot: Int, _ left: Int, _ right: Int, _ draw: FrameSamples.Draw) {
        var (left, right) = (left, right)
        let leaves = samples.shows(slot, left)
        var tries = 0
        // The extent to aim at, in limits: more each time that the part was gone.
        var aim = 0.4
        while samples.times[right] - samples.times[left] > Self.moment, samples.count < Self.limit {
            let visible = leaves ? left : right
            if extent(visible, slot) <= 0.8 { return bracket(slot, left, right, leaves: leaves, draw) }
            tries += 1
            let (from, to) = (samples.times[left], samples.times[right])
            let guess = tries > 3 ? nil : vanishing(of: slot, .remainder, from: visible, isForward: leaves, aim)
            let time = guess.map { min(max($0, from + 1000), to - 1000) } ?? from + (to - from) / 2
            let middle = split(left, right, at: time, .stretch, draw)
            let shows = samples.shows(slot, middle)
            aim = shows ? 0.4 : aim + 0.4
            if shows == leaves { left = middle } else { right = middle }
        }
    }

    /// Samples just beyond the end of a part where another one appears or disappears as well: a jump, or a wave and the
    /// bar that replaces it while it is short.
    private mutating func bracket(
        _ slot: Int, _ left: Int, _ right: Int, leaves: Bool, _ draw: FrameSamples.Draw
    ) {
        let others = (samples.shown[left] ^ samples.shown[right]) & ~(UInt32(1) << UInt32(slot))
        let (from, to) = (samples.times[left], samples.times[right])
        guard others != 0 || samples.kind(slot) == .levelWave, to - from > 20 * Self.moment,
            let time = vanishing(of: slot, .remainder, from: leaves ? left : right, isForward: leaves, -0.3),
            time > from + 1000, time < to - 1000
        else { return }
        _ = split(left, right, at: time, .stretch, draw)
    }

    /// How long a jump may take, in nanoseconds: too short to be seen.
    private static let moment: Int64 = 4000

    /// A distance that may become 0.
    enum Amount {
        /// The extent of a part until it vanishes.
        case remainder
        /// The distance of a bar's lower end from the beginning of the track, and of its upper end from the other end.
        case lower, upper
    }

    /// When such a distance becomes almost 0, or was: extrapolated by the parabola through the nearest samples.
    func vanishing(of slot: Int, _ amount: Amount, from visible: Int, isForward: Bool, _ aim: Double = 0.25) -> Int64? {
        guard !samples.isCorner[visible] else { return nil }
        let near = isForward ? samples.previous[visible] : samples.next[visible]
        guard near >= 0, samples.shows(slot, near) else { return nil }
        let far = samples.isCorner[near] ? -1 : isForward ? samples.previous[near] : samples.next[near]
        let begin = Double(samples.times[visible])
        let (x1, y0) = (Double(samples.times[near]) - begin, value(of: amount, visible, slot))
        let slope = (value(of: amount, near, slot) - y0) / x1
        var root = (aim - y0) / slope
        if far >= 0, samples.shows(slot, far) {
            let x2 = Double(samples.times[far]) - begin
            let curvature = ((value(of: amount, far, slot) - y0) / x2 - slope) / (x2 - x1)
            // Newton's method from the straight line's root; where the parabola has no root, the result is rejected below.
            for _ in 0..<4 {
                let miss = y0 + (slope + curvature * (root - x1)) * root - aim
                root -= miss / (slope + curvature * (2 * root - x1))
            }
        }
        guard root.isFinite, root.magnitude < 1e15, (root > 0) == isForward else { return nil }
        return samples.times[visible] + Int64(root)
    }

    /// In limits, below which nothing is seen.
    func value(of amount: Amount, _ sample: Int, _ slot: Int) -> Double {
        if amount == .remainder { return remainder(sample, slot) }
        // A wave's middle begins where its round end has room.
        let corners = samples.corners
        let inset = samples.kind(slot) == .bar ? 0 : corners.waveLength / 2
        let ends = ends(sample, slot)
        return (amount == .lower ? ends.lower - inset : corners.length - inset - ends.upper) / tolerance.length
    }

    /// The extent of a part until it vanishes or, where bars become waves, until it is a wave; in limits.
    private func remainder(_ sample: Int, _ slot: Int) -> Double {
        let corners = samples.corners
        guard corners.waveLength > 0, samples.kind(slot) == .bar, samples.layer(slot).role != .track else {
            return extent(sample, slot)
        }
        let ends = ends(sample, slot)
        return (corners.waveLength - (ends.upper - ends.lower)) / tolerance.length
    }

    /// The visible extent of a part, in limits: the least of its length, its thickness and its opacity.
    private func extent(_ sample: Int, _ slot: Int) -> Double {
        let place = samples.place(sample, slot)
        let opacity = samples.values[place + PlanChannel.opacity] / tolerance.shade
        let (a, b) = (samples.values[place], samples.values[place + 1])
        let (c, d, e) = (samples.values[place + 2], samples.values[place + 3], samples.values[place + 4])
        let (length, angle) = (1 / tolerance.length, 1 / tolerance.angle)
        return switch samples.kind(slot) {
        case .bar: min(opacity, min(b - a, d - c) * length)
        case .levelWave: min(opacity, min((b - a).magnitude, e) * length)
        case .arc: min(opacity, b * angle, d * length)
        case .ringWave: min(opacity, b * angle, e * length)
        case .art: opacity
        }
    }

    /// Where a bar or a level wave begins and ends along the track, in the view's coordinates.
    func ends(_ sample: Int, _ slot: Int) -> (lower: Double, upper: Double) {
        let place = samples.place(sample, slot) + samples.along(slot)
        let (a, b) = (samples.values[place], samples.values[place + 1])
        return a < b ? (a, b) : (b, a)
    }
}
