/// Leaves out keys that straight lines between the others make unnecessary.
///
/// From a key on, each sample allows a cone of slopes that pass it within the tolerance; a line ends where the cone
/// closes. Keys need not be samples: a line may end between two of them, and one that leaves the cone on one side is drawn
/// along the other bound, so that it and the next one reach further than chords between samples.
struct KeyReduction {
    /// The slopes that one channel allows.
    private struct Cone {
        /// Where the line begins.
        var anchor = 0.0
        /// By how much it may miss a sample, and what counts as a jump.
        var slack = 0.0
        var jump = 0.0
        var low = -Double.infinity
        var high = Double.infinity
        private var nextLow = 0.0
        private var nextHigh = 0.0
        /// The side on which a sample was out of reach: above (1), below (-1).
        var side = 0.0

        mutating func open() { (low, high, side) = (-.infinity, .infinity, 0) }

        /// Whether a line reaches a value after a time, whose inverse is given; prepares `narrow`.
        mutating func meets(_ value: Double, _ byTime: Double, slack: Double) -> Bool {
            let way = value - anchor
            (nextLow, nextHigh) = ((way - slack) * byTime, (way + slack) * byTime)
            if nextLow > high { side = 1 } else if nextHigh < low { side = -1 }
            return side == 0
        }

        /// Narrows the cone by the value that `meets` was asked for last.
        mutating func narrow() {
            if nextLow > low { low = nextLow }
            if nextHigh < high { high = nextHigh }
        }

        /// The fraction of the time from one value to one out of reach for which a line stays within the tolerance.
        func share(_ from: Double, after begin: Double, to: Double, after end: Double, slack: Double) -> Double {
            let slope = side > 0 ? high : low
            let near = (from - anchor - slope * begin) * side - slack
            let far = (to - anchor - slope * end) * side - slack
            return near < 0 && far > near ? min(1, near / (near - far)) : 0
        }

        /// The line's value at its end; a value that must be exact is.
        func end(_ value: Double, after time: Double) -> Double {
            let straight = (value - anchor) / time
            let slope = side > 0 ? high : side < 0 ? low : min(max(straight, low), high)
            let end = anchor + slope * time
            return end.isFinite && (end - value).magnitude > 2 * KeyReduction.exact ? end : value
        }
    }

    /// How the numbers of a group limit each other.
    private enum Bound {
        case free
        /// Two edges do not pass each other.
        case edges
        /// A circle is closed where the frame's is and nowhere else, and an arc too short to be seen stays so.
        case sweep
    }

    /// Differences below this count as none.
    private static let exact = 1e-9

    private var cones = [Cone](repeating: Cone(), count: 3)
    private var limit = Bound.free
    /// The samples that bind the group, as indices in order of time, and the indices of their first numbers.
    private var bound: [Int] = []
    private var places: [Int] = []
    private var times: [Double] = []
    /// The group's first channel.
    private var first = 0
    /// True if exactly the samples in which the part is visible bind.
    private var isPlain = false
    /// The channels that change while the part is visible, as bits.
    private var varying: UInt32 = 0

    /// Begins with a part; times count from `origin`.
    mutating func begin(_ slot: Int, _ samples: FrameSamples, origin: Int64) {
        let bit = UInt32(1) << UInt32(slot)
        bind(slot, samples, origin) { samples.shown[samples.order[$0]] & bit != 0 }
        (isPlain, varying) = (true, 0)
        guard let base = places.first else { return }
        for channel in 0..<PlanChannel.count {
            let value = samples.values[base + channel]
            for place in places where (samples.values[place + channel] - value).magnitude > 1e-9 {
                varying |= 1 << UInt32(channel)
                break
            }
        }
    }

    /// Adds a group's keys to a list; times count from `origin`.
    mutating func reduce(
        _ slot: Int, _ group: ChannelGroup, _ sampler: FrameSampler, _ absences: PartAbsences, origin: Int64,
        into list: inout KeyList
    ) -> KeyRun {
        let width = group.channels.count
        var run = list.begin(width: width)
        bind(slot, group, sampler.samples, absences, origin)
        guard !bound.isEmpty else { return run }
        first = group.channels.lowerBound
        let kind = sampler.samples.kind(slot)
        for channel in 0..<width {
            let limit = sampler.limits[Int(kind.rawValue) * PlanChannel.count + group.channels.lowerBound + channel]
            cones[channel].slack = limit * PlanTolerance.reduction
            cones[channel].jump = limit * 0.05
        }
        add(0, sampler.samples, width, &list)
        let bits = (UInt32(1) << UInt32(group.channels.upperBound)) - (UInt32(1) << UInt32(first))
        if isPlain ? varying & bits != 0 : moves(sampler.samples, width) {
            limit =
                if kind.isAngular, first == 0 { .sweep } else if kind.hasEdges, first <= 2 { .edges } else { .free }
            follow(sampler.samples, absences.shaped, slot, width, &list)
        }
        list.end(&run)
        return run
    }

    /// Where the part is visible or has no extent; for the opacity all samples, unless the extent says everything.
    private mutating func bind(
        _ slot: Int, _ group: ChannelGroup, _ samples: FrameSamples, _ absences: PartAbsences, _ origin: Int64
    ) {
        let bit = UInt32(1) << UInt32(slot)
        let isAll = group.channels.lowerBound == PlanChannel.opacity && absences.opaque & bit == 0
        let isAlong = group.channels.lowerBound == samples.along(slot) && absences.anyShaped & bit != 0
        if !isAll && !isAlong {
            if isPlain { return }
            isPlain = true
            return bind(slot, samples, origin) { samples.shown[samples.order[$0]] & bit != 0 }
        }
        isPlain = false
        bind(slot, samples, origin) {
            isAll || (absences.shaped[$0] | samples.shown[samples.order[$0]]) & bit != 0
        }
    }

    private mutating func bind(
        _ slot: Int, _ samples: FrameSamples, _ origin: Int64, where binds: (Int) -> Bool
    ) {
        bound.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        times.removeAll(keepingCapacity: true)
        for index in samples.order.indices where binds(index) {
            let sample = samples.order[index]
            bound.append(index)
            places.append(samples.place(sample, slot))
            times.append(Double(samples.times[sample] - origin))
        }
    }

    /// A channel's value in a sample that binds.
    private func value(_ index: Int, _ channel: Int, _ samples: FrameSamples) -> Double {
        samples.values[places[index] + first + channel]
    }

    private func moves(_ samples: FrameSamples, _ width: Int) -> Bool {
        for channel in 0..<width {
            let value = value(0, channel, samples)
            for place in places where (samples.values[place + first + channel] - value).magnitude > 1e-9 { return true }
        }
        return false
    }

    /// Adds a sample as a key, from which the next line begins.
    private mutating func add(_ index: Int, _ samples: FrameSamples, _ width: Int, _ list: inout KeyList) {
        list.add(times[index])
        for channel in 0..<width {
            cones[channel].anchor = value(index, channel, samples)
            list.add(value: cones[channel].anchor)
        }
    }

    /// Draws lines as long as possible.
    private mutating func follow(
        _ samples: FrameSamples, _ shaped: [UInt32], _ slot: Int, _ width: Int, _ list: inout KeyList
    ) {
        let bit = UInt32(1) << UInt32(slot)
        // The sample that comes next, and where the line begins.
        var next = 1
        var begin = times[0]
        while next < bound.count {
            for channel in 0..<width { cones[channel].open() }
            var last = next - 1
            var end: Double?
            for j in next..<bound.count {
                if isJump(to: j, samples, width) { break }
                if times[j] == begin {
                    last = j
                    continue
                }
                // Where there is no extent, and at the last sample, the line is exact.
                let isExact = shaped[bound[j]] & bit != 0 || j + 1 == bound.count
                let room = self.room(j, samples)
                guard meets(j, 1 / (times[j] - begin), isExact ? Self.exact : room, samples, width) else {
                    if !isExact { end = closing(between: last, j, begin, room, samples, width) }
                    break
                }
                last = j
            }
            if last < next {
                // A jump, or no sample in between to leave out.
                begin = times[next]
                add(next, samples, width, &list)
                next += 1
            } else if let end {
                finish(at: end, between: last, begin, samples, width, &list)
                (begin, next) = (end, last + 1)
            } else {
                finish(at: times[last], between: last, begin, samples, width, &list)
                (begin, next) = (times[last], last + 1)
            }
        }
    }

    /// True if the sample before is at the same time with another value: two values at one time are a corner or a jump.
    private func isJump(to j: Int, _ samples: FrameSamples, _ width: Int) -> Bool {
        guard times[j - 1] == times[j] else { return false }
        for channel in 0..<width {
            let way = value(j, channel, samples) - value(j - 1, channel, samples)
            if way.magnitude > cones[channel].jump { return true }
        }
        return false
    }

    /// How far the numbers of a sample may be off without breaking the limit.
    private func room(_ j: Int, _ samples: FrameSamples) -> Double {
        switch limit {
        case .free: .infinity
        case .edges: max(Self.exact, (value(j, 1, samples) - value(j, 0, samples)).magnitude / 2)
        case .sweep: max(Self.exact, sweepRoom(value(j, 1, samples)))
        }
    }

    private func sweepRoom(_ sweep: Double) -> Double {
        let seen = cones[1].slack / PlanTolerance.reduction
        return sweep < seen ? seen - sweep : (360 - sweep) / 2
    }

    /// Whether lines of all channels reach a sample; if so, narrows the cones by it.
    private mutating func meets(
        _ j: Int, _ byTime: Double, _ room: Double, _ samples: FrameSamples, _ width: Int
    ) -> Bool {
        var isOpen = true
        for channel in 0..<width {
            let slack = min(cones[channel].slack, room)
            if !cones[channel].meets(value(j, channel, samples), byTime, slack: slack) { isOpen = false }
        }
        guard isOpen else { return false }
        for channel in 0..<width { cones[channel].narrow() }
        return true
    }

    /// When the cones close between a sample that they reach and one that they do not; nil if that gains too little.
    private func closing(
        between last: Int, _ j: Int, _ begin: Double, _ room: Double, _ samples: FrameSamples, _ width: Int
    ) -> Double? {
        let (from, to) = (times[last], times[j])
        guard from > begin, to > from else { return nil }
        var share = 1.0
        for channel in 0..<width where cones[channel].side != 0 {
            share = min(
                share,
                cones[channel].share(
                    value(last, channel, samples), after: from - begin, to: value(j, channel, samples),
                    after: to - begin, slack: min(cones[channel].slack, room)))
        }
        return share > 0.05 ? from + share * (to - from) : nil
    }

    /// Ends the lines at a time, at a sample or after it; the next ones begin there.
    private mutating func finish(
        at time: Double, between last: Int, _ begin: Double, _ samples: FrameSamples, _ width: Int,
        _ list: inout KeyList
    ) {
        list.add(time)
        let isBetween = time > times[last]
        let share = isBetween ? (time - times[last]) / (times[last + 1] - times[last]) : 0
        for channel in 0..<width {
            var value = value(last, channel, samples)
            if isBetween {
                value = .mix(value, self.value(last + 1, channel, samples), share)
                _ = cones[channel].meets(value, 1 / (time - begin), slack: cones[channel].slack)
                cones[channel].narrow()
            }
            if time > begin { value = cones[channel].end(value, after: time - begin) }
            cones[channel].anchor = value
            list.add(value: value)
        }
    }
}
