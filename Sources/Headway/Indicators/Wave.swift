/// The shape of a wavy indicator.
public struct Wave: Sendable, Hashable {
    /// Height of a crest above the middle, in points; negative values and NaN count as 0.
    public var amplitude: Double
    /// Distance between two crests, in points; unless it is positive the line is straight.
    public var wavelength: Double
    /// How fast the crests travel, in wavelengths a second; negative values run backwards.
    public var speed: Double

    /// Makes a wave; the defaults are Material's for a determinate bar (Sources.md#sizes).
    public init(amplitude: Double = 3, wavelength: Double = 40, speed: Double = 1) {
        self.amplitude = amplitude
        self.wavelength = wavelength
        self.speed = speed
    }

    /// True when there is a wave to draw.
    var isWavy: Bool { amplitude > 0 && amplitude.isFinite && wavelength > 0 && wavelength.isFinite }

    /// How long the crests take to travel one wavelength, in whole nanoseconds so that remainders stay exact however late it is; nil
    /// when they do not move, or are too slow or too fast to see.
    var period: Int64? {
        let nanoseconds = (1e9 / speed.magnitude).rounded(.toNearestOrAwayFromZero)
        return nanoseconds >= 1 && nanoseconds < 9e18 ? Int64(nanoseconds) : nil
    }

    /// True when the crests move.
    var travels: Bool { period != nil }

    /// How far the crests have travelled at an instant, in wavelengths, 0…1.
    func phase(at now: Instant) -> Double {
        guard let period else { return 0 }
        let rest = now.nanoseconds % period
        let fraction = Double(rest < 0 ? rest + period : rest) / Double(period)
        return speed > 0 || fraction == 0 ? fraction : 1 - fraction
    }

    /// The range of values in which a determinate wave is raised (Sources.md#waves).
    package static let raised = 0.1...0.9
    /// How a wave rises and falls (Sources.md#waves).
    package static let rise = Timing(duration: .milliseconds(500), easing: .material3Standard)
    package static let fall = Timing(duration: .milliseconds(500), easing: .emphasizedAccelerate)
    /// The handles of the one cubic from a crest to the next trough, in its length: 0.025 % of the height off (Sources.md#waves).
    package static let handle = 0.364
    /// The shortest wavelength that is drawn: a finer wave would not be visible.
    package static let leastLength = 2.0
    /// The most crests that are drawn, more than any screen has room for: a view may be absurdly large.
    package static let mostCrests = 4096.0
    /// The fewest crests round a ring (Sources.md#waves).
    package static let fewestInRing = 5.0
}
