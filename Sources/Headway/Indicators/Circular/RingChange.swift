/// A change of mode as the iOS original's ring makes it (Sources.md#classic-ring).
///
/// On the way to a value the ring first completes its cycle; then the arc turns on to 12 o'clock at constant speed while its head
/// eases to the value. On the way back the head first eases to where a cycle can begin, and then the tail follows. Durations are
/// proportional to the distance.
struct RingChange: Sendable, Hashable {
    /// The mode that it leads to.
    let mode: IndicatorMode
    /// When the arc leaves the motion or the value.
    let begin: Instant
    /// How long the head moves alone, before the tail follows; none on the way to a value.
    let lead: TimeSpan
    /// How long it takes in all.
    let duration: TimeSpan
    /// Where the motion ends or continues, in turns.
    let turn: Double
    /// When the motion's first cycle would have begun, so that it continues where this change ends.
    let origin: Instant

    /// When it arrives.
    var end: Instant { begin + duration }

    /// From a motion to a value: from the end of the cycle, or at once if the motion has only just been brought in.
    init(toValue value: Double, from motion: Instant, at now: Instant, after earlier: RingChange? = nil) {
        mode = .determinate
        lead = .zero
        origin = motion
        let cycles = CircularMotion.starCycles((earlier?.end ?? now) - motion).count + (earlier == nil ? 1 : 0)
        begin = earlier?.end ?? motion + Self.cycles(cycles)
        turn = Self.turns[Int(cycles % 5)]
        // At 12 o'clock only the value has to change.
        duration = turn == 0 ? CircularTheme(.classic).change.duration : Self.time(1 - turn + max(value, Self.leastArc))
    }

    /// From a value to the motion.
    init(fromValue value: Double, at begin: Instant) {
        mode = .indeterminate
        self.begin = begin
        let wanted = max(0, value - Self.leastArc)
        var cycle = 0
        for index in 1..<5 where Self.turns[index] >= wanted && (cycle == 0 || Self.turns[index] < Self.turns[cycle]) {
            cycle = index
        }
        guard wanted > 0 else {
            (lead, duration, turn, origin) = (.zero, .zero, 0, begin)
            return
        }
        turn = cycle == 0 ? 1 : Self.turns[cycle]
        let way = turn - max(value, Self.leastArc) + Self.leastArc
        let whole = Self.time(turn + max(value, Self.leastArc)).seconds
        lead = max(Self.leastTime, .seconds(whole * way / (turn + way)))
        duration = lead + max(Self.leastTime, .seconds(whole * turn / (turn + way)))
        origin = begin + (duration - Self.cycles(Int64(cycle)))
    }

    /// The arc at an instant between start and end; `value` is the value currently on screen.
    func arc(at now: Instant, value: Double, dot: Double) -> RingArc {
        let elapsed = (now - begin).seconds
        let ease = Easing.standard
        if mode == .determinate {
            let share = elapsed / duration.seconds
            let turned = turn == 0 ? 0 : turn + (1 - turn) * share
            return RingArc(start: 360 * turned, sweep: max(dot, .mix(dot, 360 * value, ease.value(at: share))))
        }
        let goal = 360 * turn
        let head = Double.mix(max(dot, 360 * value), goal + dot, ease.value(at: elapsed / lead.seconds))
        let tail = goal * ease.value(at: (elapsed - lead.seconds) / (duration - lead).seconds)
        return RingArc(start: tail, sweep: min(360, head - tail))
    }

    /// Where each of the five cycles of a star begins, in turns.
    private static let turns = [0, 0.6, 0.2, 0.8, 0.4]
    /// The shortest arc with the original's default values, as a fraction of the circle.
    private static let leastArc = 2.5 / (24 * Trigonometry.pi)
    private static let leastTime = TimeSpan(nanoseconds: 166_666_667)

    /// The time to travel a distance in turns: a cycle covers 1.6 turns.
    private static func time(_ turns: Double) -> TimeSpan { max(leastTime, TimeSpan.seconds(turns / 1.6 * 4 / 3)) }

    /// The duration of a number of cycles, rounded up to a nanosecond.
    private static func cycles(_ count: Int64) -> TimeSpan {
        TimeSpan(nanoseconds: (count * 4_000_000_000 + 2) / 3)
    }
}
