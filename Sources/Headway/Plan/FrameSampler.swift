/// Samples an indicator's frames over a length of time, densely enough for straight lines between them to stay within
/// the tolerance.
///
/// Known curves determine the density. Where parts appear and disappear, and where their shape has a corner, is calculated
/// from their positions; anything else is found by the bend between samples.
struct FrameSampler: Sendable {
    var samples = FrameSamples()
    /// A channel's limit, by kind of layer, and its inverse.
    private(set) var limits: [Double]
    private(set) var scales: [Double]
    /// The direction of the bars that the limits are for.
    private var axis = Axis.horizontal
    let tolerance: PlanTolerance
    /// Where known curves need samples.
    var density = CurveDensity()

    /// What is sampled, and how much of it is known in advance.
    enum Scope {
        /// A motion along known curves.
        case motion
        /// Transitions, whose products with a motion are not known curves.
        case transitions
        /// Only colours, which change in straight lines between known corners.
        case colors
    }

    /// More samples than any motion needs: a limit for what jumps all the time.
    static let limit = 6000

    init(_ tolerance: PlanTolerance) {
        self.tolerance = tolerance
        limits = tolerance.limits(of: axis)
        scales = limits.map { 1 / $0 }
    }

    private mutating func suit(_ axis: Axis) {
        guard axis != self.axis else { return }
        self.axis = axis
        limits = tolerance.limits(of: axis)
        scales = limits.map { 1 / $0 }
    }

    /// Samples from one instant to another: both ends, both sides of each corner in between, and what else is needed.
    mutating func sample(
        from start: Instant, to finish: Instant, corners: [Instant], quietUntil quiet: Instant? = nil, step: Double,
        _ scope: Scope, _ draw: FrameSamples.Draw
    ) {
        let (begin, end, step) = (start.nanoseconds, finish.nanoseconds, Int64(step))
        samples.reset()
        let first = samples.take(draw, begin, .corner)
        var last = first
        var from = begin
        var index = 0
        while from < end {
            while index < corners.count, corners[index].nanoseconds <= from { index += 1 }
            let to = index < corners.count ? min(corners[index].nanoseconds, end) : end
            if to > quiet?.nanoseconds ?? .min { sampleCells(from: from, to: to, step, &last, draw) }
            if to - from > 1 { add(samples.take(draw, to, .beforeCorner), after: &last) }
            if to < end { add(samples.take(draw, to, .corner), after: &last) }
            from = to
        }
        suit(samples.corners.axis)
        placeChanges(from: first, draw)
        if scope != .colors {
            placeCorners(from: first, draw)
            refineBends(from: first, scope == .motion ? PlanTolerance.bend : PlanTolerance.transitionBend, draw)
            // The new samples may have met parts that are visible for a short time.
            placeChanges(from: first, draw)
        }
        samples.list(from: first)
    }

    /// Samples between two corners: as densely as known curves need, and never further apart than a step or a quarter of
    /// the time.
    private mutating func sampleCells(
        from start: Int64, to end: Int64, _ step: Int64, _ last: inout Int, _ draw: FrameSamples.Draw
    ) {
        let step = min(step, (end - start) / 4)
        guard step > 1000 else { return }
        var time = start
        while samples.count < Self.limit {
            let wanted = density.next(after: Double(time)).map { Int64($0) } ?? end
            let next = max(time + 1000, min(wanted, time + step))
            // What is left before the corner is not a cell of its own.
            if next > end - (next - time) / 4 { return }
            add(samples.take(draw, next), after: &last)
            time = next
        }
    }

    private mutating func add(_ sample: Int, after last: inout Int) {
        samples.link(last, to: sample)
        last = sample
    }

    /// Takes a sample between two neighbours.
    mutating func split(
        _ a: Int, _ b: Int, at time: Int64, _ place: FrameSamples.Place, _ draw: FrameSamples.Draw
    ) -> Int {
        let sample = samples.take(draw, time, place)
        samples.insert(sample, between: a, b)
        return sample
    }
}
