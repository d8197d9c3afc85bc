/// The shape of a wavy indicator.
public struct Wave: Sendable, Hashable {
    /// Height of a crest over the middle, in points; negative and NaN count as 0.
    public var amplitude: Double
    /// Distance of two crests, in points; what is not above 0 makes a straight line.
    public var wavelength: Double
    /// How fast the crests travel, in wavelengths a second; negative runs backwards.
    public var speed: Double

    /// Makes a wave; the defaults are Material's for a determinate bar (Sources.md#sizes).
    public init(amplitude: Double = 3, wavelength: Double = 40, speed: Double = 1) {
        self.amplitude = amplitude
        self.wavelength = wavelength
        self.speed = speed
    }

    /// True when there is a wave to draw.
    var isWavy: Bool { amplitude > 0 && amplitude.isFinite && wavelength > 0 && wavelength.isFinite }

    /// How long the crests take for a wavelength, in whole nanoseconds so that remainders are exact however late it is; nil
    /// when they stand still, or are so slow or fast that nobody could tell.
    var period: Int64? {
        let nanoseconds = (1e9 / speed.magnitude).rounded(.toNearestOrAwayFromZero)
        return nanoseconds >= 1 && nanoseconds < 9e18 ? Int64(nanoseconds) : nil
    }

    /// True when the crests move.
    var travels: Bool { period != nil }

    /// How far the crests have come at a time after the origin, 0…1.
    func phase(at now: Instant) -> Double {
        guard let period else { return 0 }
        let rest = now.nanoseconds % period
        let fraction = Double(rest < 0 ? rest + period : rest) / Double(period)
        return speed > 0 || fraction == 0 ? fraction : 1 - fraction
    }

    /// The least and greatest value between which a determinate wave is raised (Sources.md#waves).
    package static let raised = 0.1...0.9
    /// How a wave rises and falls (Sources.md#waves).
    package static let rise = Timing(duration: .milliseconds(500), easing: .material3Standard)
    package static let fall = Timing(duration: .milliseconds(500), easing: .emphasizedAccelerate)
}
