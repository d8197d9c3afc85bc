/// A motion that repeats for ever: when it repeats, where its curves have corners, and what a round adds.
public struct MotionCycle: Sendable, Hashable {
    /// When the first round began.
    var since = Instant.zero
    /// How long a round takes, in nanoseconds; a third of one may be part of it.
    var period: Double
    /// Corners of the motion, in nanoseconds from a round's beginning.
    var corners: [Double]
    /// The curves that the motion runs along; empty if sampling adapts without them.
    var curves: [MotionCurve]
    /// What a round adds to the starts of arcs, in degrees.
    var advance = 0.0
    /// The colours that it goes through; nil if they do not change.
    var colors: ColorCycle?

    /// A motion's colours, which change at their own pace.
    struct ColorCycle: Sendable, Hashable {
        /// How long one colour takes, in nanoseconds.
        var step: Double
        /// How many there are.
        var count: Int
        /// Corners within a colour, in nanoseconds.
        var corners: [Double]
        /// How long after the motion's beginning the colours first repeat as they do from then on, in nanoseconds.
        var lead = 0.0

        var period: Double { step * Double(count) }

        /// When they repeat from, in a motion that began at an instant.
        func begin(since: Instant) -> Instant { since + TimeSpan(nanoseconds: Int64(lead)) }

        /// The exact time of the corner that a sample was taken for.
        ///
        /// Samples are at whole nanoseconds, and in each round the corner has another fraction of one.
        func exact(_ time: Double) -> Double {
            for corner in corners {
                let nearest = ((time - corner) / step).rounded() * step + corner
                if (time - nearest).magnitude < 1 { return nearest }
            }
            return time
        }
    }

    init(
        period: Double, corners: [Double], curves: [MotionCurve], advance: Double = 0, colors: ColorCycle? = nil
    ) {
        self.period = period
        self.corners = corners
        self.curves = curves
        self.advance = advance
        self.colors = colors
    }

    init(period: TimeSpan, corners: [Double], curves: [MotionCurve], colors: ColorCycle? = nil) {
        self.init(period: Double(period.nanoseconds), corners: corners, curves: curves, colors: colors)
    }

    /// The same cycle, begun at an instant.
    func begun(at instant: Instant) -> MotionCycle {
        var cycle = self
        cycle.since = instant
        return cycle
    }

    /// Which round an instant lies in, and how far into it, in nanoseconds.
    static func round(at instant: Instant, since: Instant, period: Double) -> (index: Double, phase: Double) {
        let elapsed = Double((instant - since).nanoseconds)
        let index = (elapsed / period).rounded(.down)
        return (index, elapsed - index * period)
    }

    /// When a round begins, rounded up to a nanosecond.
    func begin(of round: Double) -> Instant { since + TimeSpan(nanoseconds: Int64((round * period).rounded(.up))) }

    /// Adds the corners between two instants; fractions of a nanosecond are rounded up.
    static func addCorners(
        _ corners: [Double], every period: Double, since: Instant, from: Instant, to: Instant,
        into list: inout [Instant]
    ) {
        var index = max(0, (Double((from - since).nanoseconds) / period).rounded(.down))
        while true {
            let base = index * period
            if since + TimeSpan(nanoseconds: Int64(base.rounded(.up))) >= to { return }
            for corner in corners {
                let instant = since + TimeSpan(nanoseconds: Int64((base + corner).rounded(.up)))
                if instant > from, instant < to { list.append(instant) }
            }
            index += 1
        }
    }
}
