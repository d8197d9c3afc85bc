extension TimeSpan {
    /// How far into a cycle it is, 0…1; 0 before the first.
    func phase(of period: TimeSpan) -> Double {
        guard nanoseconds > 0, period.nanoseconds > 0 else { return 0 }
        return Double(nanoseconds % period.nanoseconds) / Double(period.nanoseconds)
    }

    /// How many whole cycles it holds, and the seconds of the one under way; none before the first.
    func cycles(of period: TimeSpan) -> (count: Int64, seconds: Double) {
        guard nanoseconds > 0, period.nanoseconds > 0 else { return (0, 0) }
        let (count, rest) = nanoseconds.quotientAndRemainder(dividingBy: period.nanoseconds)
        return (count, Double(rest) / 1e9)
    }

    /// How many whole cycles it holds, and the fraction of the one under way; none before the first.
    func cyclesAndPhase(of period: TimeSpan) -> (count: Int64, phase: Double) {
        let (count, seconds) = cycles(of: period)
        return (count, seconds / period.seconds)
    }
}
