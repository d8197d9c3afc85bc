/// The numbers of a part while it is not visible: what shrinks to nothing and grows from it keeps its opacity and has
/// no extent; everything else has opacity 0.
struct PartAbsences {
    /// For each sample in order, the slots that are not visible but whose extent of 0 counts, as bits.
    private(set) var shaped: [UInt32] = []
    /// The slots that have any of them.
    private(set) var anyShaped: UInt32 = 0
    /// Slots whose opacity says nothing about their absences, as bits.
    private(set) var opaque: UInt32 = 0
    private let tolerance: PlanTolerance

    init(_ tolerance: PlanTolerance) { self.tolerance = tolerance }

    /// Fills in the numbers of what is not visible, and makes angles continue from sample to sample.
    mutating func fill(_ samples: inout FrameSamples) {
        shaped.removeAll(keepingCapacity: true)
        for _ in samples.order { shaped.append(0) }
        (opaque, anyShaped) = (0, 0)
        var slots = samples.anyShown
        while slots != 0 {
            let slot = slots.trailingZeroBitCount
            slots &= slots - 1
            if samples.kind(slot).isAngular { unwind(slot, &samples) }
            if fill(slot, &samples) { opaque |= 1 << UInt32(slot) }
        }
    }

    private func unwind(_ slot: Int, _ samples: inout FrameSamples) {
        var last: Double?
        for sample in samples.order where Self.shows(sample, slot, samples) {
            let place = samples.place(sample, slot)
            if let last { samples.values[place] = last + (samples.values[place] - last).nearestTurn }
            last = samples.values[place]
        }
    }

    /// Fills in one part; true if its extent says everything.
    private mutating func fill(_ slot: Int, _ samples: inout FrameSamples) -> Bool {
        let bit = UInt32(1) << UInt32(slot)
        var isOpaque = true
        var i = 0
        while i < samples.order.count {
            if Self.shows(samples.order[i], slot, samples) {
                i += 1
                continue
            }
            var j = i
            while j + 1 < samples.order.count, !Self.shows(samples.order[j + 1], slot, samples) { j += 1 }
            let before = i > 0 ? samples.order[i - 1] : nil
            let after = j + 1 < samples.order.count ? samples.order[j + 1] : nil
            let thinBefore = before.map { isThin($0, slot, samples) }
            let thinAfter = after.map { isThin($0, slot, samples) }
            if thinBefore ?? true, thinAfter ?? true, before ?? after != nil {
                for k in i...j { vanish(k, like: k == i ? before ?? after : after ?? before, slot, &samples) }
                shape(i, bit)
                shape(j, bit)
            } else {
                isOpaque = false
                // Where it shrinks to nothing or grows from it, its extent ends there; opacity does the rest.
                if thinBefore == true {
                    vanish(i, like: before, slot, &samples)
                    shape(i, bit)
                }
                if thinAfter == true {
                    vanish(j, like: after, slot, &samples)
                    shape(j, bit)
                }
                for k in i...j { samples.values[samples.place(samples.order[k], slot) + PlanChannel.opacity] = 0 }
            }
            i = j + 1
        }
        return isOpaque
    }

    private mutating func shape(_ index: Int, _ bit: UInt32) {
        shaped[index] |= bit
        anyShaped |= bit
    }

    private func vanish(_ index: Int, like other: Int?, _ slot: Int, _ samples: inout FrameSamples) {
        guard let other else { return }
        let (here, there) = (samples.place(samples.order[index], slot), samples.place(other, slot))
        for channel in 0..<PlanChannel.count { samples.values[here + channel] = samples.values[there + channel] }
        if samples.kind(slot).isAngular {
            samples.values[here + 1] = 0
        } else {
            let along = samples.along(slot)
            samples.values[here + along + 1] = samples.values[here + along]
        }
    }

    /// True if the part is about to vanish by its extent; artwork never does.
    private func isThin(_ sample: Int, _ slot: Int, _ samples: FrameSamples) -> Bool {
        let place = samples.place(sample, slot)
        switch samples.kind(slot) {
        case .art: return false
        case .arc, .ringWave: return samples.values[place + 1] <= tolerance.angle
        case .bar, .levelWave:
            let along = place + samples.along(slot)
            return (samples.values[along + 1] - samples.values[along]).magnitude <= tolerance.length
        }
    }

    private static func shows(_ sample: Int, _ slot: Int, _ samples: FrameSamples) -> Bool {
        samples.shown[sample] & (UInt32(1) << UInt32(slot)) != 0
    }
}
