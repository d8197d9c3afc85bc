/// Frames of an indicator at some instants, as numbers; linked in order of time, since instants are added in between.
struct FrameSamples {
    /// In nanoseconds; the frame just before a corner counts as at the corner.
    private(set) var times: [Int64] = []
    /// True for the frame just before a corner.
    private(set) var isBeforeCorner: [Bool] = []
    /// Which slots are visible, as bits.
    private(set) var shown: [UInt32] = []
    /// The numbers of the slots that have been visible so far, one frame after the other.
    var values: [Double] = []
    /// Where a slot's numbers begin among those of a frame; -1 if it has not been visible.
    private var columns = [Int](repeating: -1, count: PartNumbers.slots)
    /// The slots in the order of their columns.
    private var kept: [Int] = []
    /// Numbers per frame.
    var stride: Int { kept.count * PlanChannel.count }
    private(set) var next: [Int] = []
    /// The samples in order of time, once all have been taken.
    private(set) var order: [Int] = []

    /// What the slots are.
    private(set) var numbers = PartNumbers()
    private var frame = Frame()

    /// The numbers of a few hundred samples of a few parts.
    private static let usual = 8192

    init() { frame.isForPlans = true }

    /// Draws the frame of an instant.
    typealias Draw = (Instant, inout Frame) -> Void

    var count: Int { times.count }

    /// Slots that are visible in any sample.
    var anyShown: UInt32 { order.reduce(0) { $0 | shown[$1] } }

    func kind(_ slot: Int) -> PlanLayer.Kind { numbers.layers[slot].kind }

    mutating func reset() {
        times.removeAll(keepingCapacity: true)
        isBeforeCorner.removeAll(keepingCapacity: true)
        shown.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        // Enough for most plans: growing step by step would copy the numbers again and again.
        if values.capacity < Self.usual { values.reserveCapacity(Self.usual) }
        for slot in kept { columns[slot] = -1 }
        kept.removeAll(keepingCapacity: true)
        next.removeAll(keepingCapacity: true)
        order.removeAll(keepingCapacity: true)
    }

    /// Samples an instant, or the nanosecond before it.
    mutating func take(_ draw: Draw, _ time: Int64, before: Bool = false) -> Int {
        draw(Instant(nanoseconds: before ? time - 1 : time), &frame)
        numbers.take(frame)
        times.append(time)
        isBeforeCorner.append(before)
        shown.append(numbers.shown)
        makeColumns(numbers.shown)
        for slot in kept {
            let first = slot * PlanChannel.count
            for place in first..<first + PlanChannel.count { values.append(numbers.values[place]) }
        }
        next.append(-1)
        return times.count - 1
    }

    /// Gives a column to slots that are visible for the first time: most indicators have three of the twelve parts.
    private mutating func makeColumns(_ shown: UInt32) {
        for slot in 0..<PartNumbers.slots where columns[slot] < 0 && shown & (UInt32(1) << UInt32(slot)) != 0 {
            let (old, count) = (stride, times.count - 1)
            columns[slot] = old
            kept.append(slot)
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

    mutating func link(_ sample: Int, to following: Int) { next[sample] = following }

    /// Puts a sample between two neighbours.
    mutating func insert(_ sample: Int, between first: Int, _ second: Int) {
        next[first] = sample
        next[sample] = second
    }

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
