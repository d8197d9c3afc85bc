/// Frames of an indicator at some instants, as numbers; linked in the order of time, since instants are added in between.
struct FrameSamples {
    /// In nanoseconds; the frame just before a corner counts as at the corner.
    private(set) var times: [Int64] = []
    /// True for the frame just before a corner.
    private(set) var isBeforeCorner: [Bool] = []
    /// Which slots show, as bits.
    private(set) var shown: [UInt32] = []
    /// All slots' numbers, one frame after the other.
    var values: [Double] = []
    private(set) var next: [Int] = []
    /// The samples in the order of time, once all are taken.
    private(set) var order: [Int] = []

    /// What the slots are.
    private(set) var numbers = PartNumbers()
    private var frame = Frame()

    typealias Draw = (Instant, inout Frame) -> Void

    var count: Int { times.count }

    /// Slots that show in any sample.
    var anyShown: UInt32 { order.reduce(0) { $0 | shown[$1] } }

    func kind(_ slot: Int) -> PlanLayer.Kind { numbers.layers[slot].kind }

    mutating func reset() {
        times.removeAll(keepingCapacity: true)
        isBeforeCorner.removeAll(keepingCapacity: true)
        shown.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
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
        values.append(contentsOf: numbers.values)
        next.append(-1)
        return times.count - 1
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

    /// The place of a slot's first number.
    func place(_ sample: Int, _ slot: Int) -> Int { sample * PartNumbers.stride + slot * PlanChannel.count }
}
