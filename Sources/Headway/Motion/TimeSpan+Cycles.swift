extension TimeSpan {
    /// How far into a cycle this time is, 0…1; 0 before the first cycle.
    func phase(of period: TimeSpan) -> Double {
        guard nanoseconds > 0, period.nanoseconds > 0 else { return 0 }
        return Double(nanoseconds % period.nanoseconds) / Double(period.nanoseconds)
    }

    /// The number of whole cycles in this time, and the seconds of the current one; 0 before the first cycle.
    func cycles(of period: TimeSpan) -> (count: Int64, seconds: Double) {
        guard nanoseconds > 0, period.nanoseconds > 0 else { return (0, 0) }
        let (count, rest) = nanoseconds.quotientAndRemainder(dividingBy: period.nanoseconds)
        return (count, Double(rest) / 1e9)
    }

    /// The number of whole cycles in this time, and the fraction of the current one; 0 before the first cycle.
    func cyclesAndPhase(of period: TimeSpan) -> (count: Int64, phase: Double) {
        let (count, seconds) = cycles(of: period)
        return (count, seconds / period.seconds)
    }
}
