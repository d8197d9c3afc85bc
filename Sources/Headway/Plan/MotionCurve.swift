/// One run along a known curve within a round of a motion: it says how close samples must be for straight lines to
/// follow it.
struct MotionCurve: Sendable, Hashable {
    /// When it begins and ends, in nanoseconds from the round's beginning; it may extend beyond the round's ends.
    let begin: Double
    let end: Double
    let curve: CubicBezier
    /// How far it goes: a fraction of a bar's length, or degrees of a ring; across the track a fraction of the thickness or
    /// the opacity.
    let way: Double
    /// True if it makes something thicker or more opaque.
    let isAcross: Bool

    init(from begin: Double, through end: Double, _ easing: Easing, way: Double, isAcross: Bool = false) {
        self.isAcross = isAcross
        self.begin = begin
        self.end = end
        self.way = way.magnitude
        // Only cubic runs are listed; a straight one would need no samples.
        curve = if case .cubic(let curve) = easing { curve } else { CubicBezier(0, 0, 1, 1) }
    }

    /// When tracks have keys, in nanoseconds, in a cycle of a given length.
    static func corners(of tracks: [Keyframes], every period: TimeSpan) -> [Double] {
        tracks.flatMap { $0.keys }.map { Double(TimeSpan.seconds(period.seconds * $0.offset).nanoseconds) }
    }

    /// The curved runs of a track, in a cycle of a length.
    static func all(of track: Keyframes, every period: Double, from start: Double = 0, way: Double = 1) -> [MotionCurve]
    {
        zip(track.keys, track.keys.dropFirst()).compactMap { key, next in
            guard case .cubic = key.easing, next.value != key.value else { return nil }
            return MotionCurve(
                from: start + key.offset * period, through: start + next.offset * period, key.easing,
                way: (next.value - key.value) * way)
        }
    }
}

/// Where samples must be so that straight lines between them follow known curves: closer together where a curve bends
/// more.
///
/// A buffer that is reused.
struct CurveDensity {
    /// For each curve the times of its steps, and how many samples it needs up to each.
    private var times: [Double] = []
    private var counts: [Double] = []
    /// For each curve the step in which the last result lay.
    private var cursors: [Int] = []

    private static let steps = 40

    var count: Int { cursors.count }

    mutating func reset() {
        times.removeAll(keepingCapacity: true)
        counts.removeAll(keepingCapacity: true)
        cursors.removeAll(keepingCapacity: true)
    }

    /// Adds a curve of a round that begins at a time; `way` is its length in multiples of what a line may be off.
    mutating func add(_ run: MotionCurve, at origin: Double, way: Double) {
        let share = (way / 8).squareRoot()
        var count = 0.0
        for step in 0...Self.steps {
            let t = Double(step) / Double(Self.steps)
            times.append(origin + run.begin + (run.end - run.begin) * run.curve.fraction(at: t))
            counts.append(count)
            // A line over a time h is off by h² / 8 of the second derivative; that gives one sample for each root of
            // it.
            count += run.curve.bend(at: t + 0.5 / Double(Self.steps)) * share / Double(Self.steps)
        }
        cursors.append(0)
    }

    /// The latest time for the sample that follows a time; nil if no curve runs there.
    mutating func next(after time: Double) -> Double? {
        var least: Double?
        for curve in cursors.indices {
            let base = curve * (Self.steps + 1)
            guard time >= times[base], time < times[base + Self.steps] else { continue }
            var step = cursors[curve]
            while times[base + step + 1] <= time { step += 1 }
            cursors[curve] = step
            let wanted = Self.mix(time, times, counts, base + step) + 1
            while step < Self.steps, counts[base + step + 1] < wanted { step += 1 }
            let answer = step == Self.steps ? times[base + step] : Self.mix(wanted, counts, times, base + step)
            least = min(least ?? answer, answer)
        }
        return least
    }

    /// The index in one list at which a value would be in the other.
    private static func mix(_ value: Double, _ from: [Double], _ to: [Double], _ index: Int) -> Double {
        let length = from[index + 1] - from[index]
        return length > 0 ? .mix(to[index], to[index + 1], (value - from[index]) / length) : to[index]
    }
}
