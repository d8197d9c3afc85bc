/// Leaves out keys that straight lines between the others make unnecessary.
///
/// From a key on, each sample allows a cone of slopes that pass it within the tolerance; a line ends where the cone
/// closes. Keys need not be samples: a line that leaves the cone on one side is drawn along the other bound, so that it
/// and the next one reach further than chords between samples, by about the root of two.
struct KeyReduction {
    private struct Cone {
        /// Where the line begins.
        var anchor = 0.0
        /// By how much it may miss a sample, and what counts as a jump.
        var slack = 0.0
        var jump = 0.0
        var low = -Double.infinity
        var high = Double.infinity
        var nextLow = 0.0
        var nextHigh = 0.0
        /// The side on which a sample was out of reach: above (1), below (-1).
        var side = 0.0

        mutating func open() { (low, high, side) = (-.infinity, .infinity, 0) }

        /// Narrows the cone by a sample, for `accept`; false if it closes.
        mutating func meets(_ value: Double, after time: Double, slack: Double) -> Bool {
            let way = value - anchor
            let (least, most) = ((way - slack) / time, (way + slack) / time)
            (nextLow, nextHigh) = (max(low, least), min(high, most))
            if least > high { side = 1 } else if most < low { side = -1 }
            return least <= high && most >= low
        }

        mutating func accept() { (low, high) = (nextLow, nextHigh) }

        /// The line's value at its last sample.
        func end(_ value: Double, after time: Double) -> Double {
            let straight = (value - anchor) / time
            let slope = side > 0 ? high : side < 0 ? low : min(max(straight, low), high)
            return slope.isFinite && slope != straight ? anchor + slope * time : value
        }
    }

    private var cones = [Cone](repeating: Cone(), count: 3)
    /// The samples that bind the group, as indices in order of time.
    private var bound: [Int] = []

    /// Adds a group's keys to a list; times count from `origin`.
    mutating func reduce(
        _ slot: Int, _ group: ChannelGroup, _ sampler: FrameSampler, _ absences: PartAbsences, origin: Int64,
        into list: inout KeyList
    ) -> KeyRun {
        bind(slot, group, sampler.samples, absences)
        let width = group.channels.count
        var run = list.begin(width: width)
        guard let first = bound.first else { return run }
        let samples = sampler.samples
        let offset = samples.place(0, slot) + group.channels.lowerBound
        add(first, samples, offset, width, origin, &list)
        let kind = samples.kind(slot)
        for channel in 0..<width {
            let limit = sampler.limits[Int(kind.rawValue) * PlanChannel.count + group.channels.lowerBound + channel]
            cones[channel].anchor = list.value(0, channel, of: run)
            cones[channel].slack = limit * PlanTolerance.reduction
            cones[channel].jump = limit * 0.05
        }
        if moves(samples, offset, width) {
            let isEdges = kind.hasEdges && group.channels.lowerBound <= 2
            follow(samples, absences.shaped, slot, offset, width, isEdges: isEdges, origin, &list)
        }
        list.end(&run)
        return run
    }

    /// Where the part is visible or has no extent; for the opacity all samples, unless the extent says everything.
    private mutating func bind(_ slot: Int, _ group: ChannelGroup, _ samples: FrameSamples, _ absences: PartAbsences) {
        bound.removeAll(keepingCapacity: true)
        let bit = UInt32(1) << UInt32(slot)
        let first = group.channels.lowerBound
        let isAll = first == PlanChannel.opacity && absences.opaque & bit == 0
        for index in samples.order.indices {
            let isShaped = first == 0 && absences.shaped[index] & bit != 0
            if isAll || isShaped || samples.shown[samples.order[index]] & bit != 0 { bound.append(index) }
        }
    }

    private func moves(_ samples: FrameSamples, _ offset: Int, _ width: Int) -> Bool {
        guard let first = bound.first else { return false }
        let place = samples.order[first] * samples.stride + offset
        for channel in 0..<width {
            let value = samples.values[place + channel]
            for index in bound {
                let other = samples.values[samples.order[index] * samples.stride + offset + channel]
                if (other - value).magnitude > 1e-9 { return true }
            }
        }
        return false
    }

    private func add(
        _ index: Int, _ samples: FrameSamples, _ offset: Int, _ width: Int, _ origin: Int64, _ list: inout KeyList
    ) {
        let sample = samples.order[index]
        list.add(Double(samples.times[sample] - origin))
        for channel in 0..<width { list.add(value: samples.values[sample * samples.stride + offset + channel]) }
    }

    /// Draws lines as long as possible.
    private mutating func follow(
        _ samples: FrameSamples, _ shaped: [UInt32], _ slot: Int, _ offset: Int, _ width: Int, isEdges: Bool,
        _ origin: Int64,
        _ list: inout KeyList
    ) {
        let bit = UInt32(1) << UInt32(slot)
        var i = 0
        while i + 1 < bound.count {
            let begin = samples.times[samples.order[bound[i]]]
            for channel in 0..<width { cones[channel].open() }
            var last = i
            scan: for j in i + 1..<bound.count {
                let place = samples.order[bound[j]] * samples.stride + offset
                let time = samples.times[samples.order[bound[j]]]
                let before = samples.order[bound[j - 1]]
                if samples.times[before] == time {
                    // Two values at one time are a corner, which may be a jump.
                    let earlier = before * samples.stride + offset
                    for channel in 0..<width {
                        let way = samples.values[place + channel] - samples.values[earlier + channel]
                        if way.magnitude > cones[channel].jump { break scan }
                    }
                    if time == begin {
                        last = j
                        continue
                    }
                }
                // Edges do not pass each other; where there is no extent, and at the last sample, the line is exact.
                let isExact = shaped[bound[j]] & bit != 0 || j + 1 == bound.count
                let room =
                    isEdges ? max(1e-9, (samples.values[place + 1] - samples.values[place]).magnitude / 2) : .infinity
                var isOpen = true
                for channel in 0..<width {
                    let slack = isExact ? 1e-9 : min(cones[channel].slack, room)
                    let meets = cones[channel].meets(
                        samples.values[place + channel], after: Double(time - begin), slack: slack)
                    isOpen = isOpen && meets
                }
                if !isOpen { break }
                for channel in 0..<width { cones[channel].accept() }
                last = j
            }
            let isJump = last == i
            if isJump { last = i + 1 }
            let sample = samples.order[bound[last]]
            let time = Double(samples.times[sample] - begin)
            list.add(Double(samples.times[sample] - origin))
            for channel in 0..<width {
                let exact = samples.values[sample * samples.stride + offset + channel]
                let value = isJump || time <= 0 ? exact : cones[channel].end(exact, after: time)
                cones[channel].anchor = value
                list.add(value: value)
            }
            i = last
        }
    }
}
