/// Frames of an indicator at some instants, as numbers; linked in order of time, since instants are added in between.
struct FrameSamples {
    /// In nanoseconds; the frame just before a corner counts as at the corner.
    private(set) var times: [Int64] = []
    /// True for a frame at which curves may have a corner, and for the one just before it.
    private(set) var isCorner: [Bool] = []
    /// The length below which bars are circles, which depends on how far they are shown.
    private(set) var roundLengths: [Double] = []
    /// Which slots are visible, as bits.
    private(set) var shown: [UInt32] = []
    /// The numbers of the slots that have been visible so far, one frame after the other.
    var values: [Double] = []
    /// Where a slot's numbers begin among those of a frame; -1 if it has not been visible.
    private var columns = [Int](repeating: -1, count: PartNumbers.slots)
    /// The slots in the order of their columns.
    private var kept: [Int] = []
    /// The same, as bits.
    private var known: UInt32 = 0
    /// Numbers per frame.
    var stride: Int { kept.count * PlanChannel.count }
    private(set) var next: [Int] = []
    private(set) var previous: [Int] = []
    /// The samples in order of time, once all have been taken.
    private(set) var order: [Int] = []

    private var frame = Frame.forPlans

    /// The numbers of a few hundred samples of a few parts.
    private static let usual = 8192

    /// Draws the frame of an instant.
    typealias Draw = (Instant, inout Frame) -> Void

    var count: Int { times.count }

    /// Slots that are visible in any sample.
    var anyShown: UInt32 { order.reduce(0) { $0 | shown[$1] } }

    func kind(_ slot: Int) -> PlanLayer.Kind { frame.numbers.layers[slot].kind }

    /// The first of the two channels for where a part begins and ends along the track.
    func along(_ slot: Int) -> Int { kind(slot) == .bar && corners.axis == .vertical ? 2 : 0 }

    /// What a slot is.
    func layer(_ slot: Int) -> PlanLayer { frame.numbers.layers[slot] }

    /// Where the parts have corners.
    var corners: PartCorners { frame.numbers.corners }

    mutating func reset() {
        times.removeAll(keepingCapacity: true)
        isCorner.removeAll(keepingCapacity: true)
        roundLengths.removeAll(keepingCapacity: true)
        shown.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        // Enough for most plans: growing step by step would copy the numbers again and again.
        if values.capacity < Self.usual { values.reserveCapacity(Self.usual) }
        frame.numbers.forget(kept)
        for slot in kept { columns[slot] = -1 }
        kept.removeAll(keepingCapacity: true)
        known = 0
        next.removeAll(keepingCapacity: true)
        previous.removeAll(keepingCapacity: true)
        order.removeAll(keepingCapacity: true)
    }

    /// The kind of instant that is sampled.
    enum Place {
        /// Between corners.
        case stretch
        /// A corner, or the nanosecond before one.
        case corner, beforeCorner
    }

    /// Samples an instant.
    mutating func take(_ draw: Draw, _ time: Int64, _ place: Place = .stretch) -> Int {
        draw(Instant(nanoseconds: place == .beforeCorner ? time - 1 : time), &frame)
        times.append(time)
        isCorner.append(place != .stretch)
        roundLengths.append(frame.numbers.corners.roundLength)
        let shows = frame.numbers.shown
        shown.append(shows)
        if shows & ~known != 0 { makeColumns(shows) }
        for slot in kept {
            let first = slot * PlanChannel.count
            values.append(contentsOf: frame.numbers.values[first..<first + PlanChannel.count])
        }
        next.append(-1)
        previous.append(-1)
        return times.count - 1
    }

    /// Gives a column to slots that are visible for the first time: most indicators have three of the twelve parts.
    private mutating func makeColumns(_ shown: UInt32) {
        for slot in 0..<PartNumbers.slots where columns[slot] < 0 && shown & (UInt32(1) << UInt32(slot)) != 0 {
            let (old, count) = (stride, times.count - 1)
            columns[slot] = old
            kept.append(slot)
            known |= UInt32(1) << UInt32(slot)
            for _ in 0..<count * PlanChannel.count { values.append(0) }
            // From the last frame backwards, since each moves back.
            var sample = count
            while sample > 0 {
                sample -= 1
                for channel in 0..<PlanChannel.count { values[sample * stride + old + channel] = 0 }
                var place = old
                while place > 0 {
                    place -= 1
                    values[sample * stride + place] = values[sample * old + place]
                }
            }
        }
    }

    mutating func link(_ sample: Int, to following: Int) {
        next[sample] = following
        previous[following] = sample
    }

    /// Puts a sample between two neighbours.
    mutating func insert(_ sample: Int, between first: Int, _ second: Int) {
        link(first, to: sample)
        link(sample, to: second)
    }

    func shows(_ slot: Int, _ sample: Int) -> Bool { shown[sample] & (UInt32(1) << UInt32(slot)) != 0 }

    /// Lists the samples from the first on.
    mutating func list(from first: Int) {
        order.removeAll(keepingCapacity: true)
        var sample = first
        while sample >= 0 {
            order.append(sample)
            sample = next[sample]
        }
    }

    /// Adds one that comes after all others.
    mutating func append(_ sample: Int) { order.append(sample) }

    /// The index of a slot's first number.
    func place(_ sample: Int, _ slot: Int) -> Int { sample * stride + columns[slot] }
}
