/// How much of the past still counts after a time: the weights of two chained exponential averages.
///
/// With x = ln 10 · time / 15 s, an average keeps e⁻ˣ of what it was, so what is older than 15 s counts for a tenth
/// (Sources.md#rate). Only basic arithmetic is used: results are identical everywhere, and libm is not needed.
struct Decay: Sendable, Hashable {
    /// After this long the past counts for a tenth.
    static let horizon = TimeSpan.seconds(15)

    /// x: the time in units in which an average falls to 1/e.
    let time: Double
    /// e⁻ˣ: what an average keeps.
    let kept: Double
    /// 1 − e⁻ˣ: what a constant input has put into the first average.
    let first: Double
    /// 1 − (1 + x)·e⁻ˣ: what a constant input has put into the second average, which is fed by the first.
    let second: Double

    /// The weights after a time; a negative time counts as none.
    init(after span: TimeSpan) {
        let x = max(0, span.seconds) / Self.horizon.seconds * 2.302585092994046
        time = x
        if x > 700 {
            // e⁻⁷⁰⁰ is still a normal number; beyond it nothing of the past is left.
            (kept, first, second) = (0, 1, 1)
            return
        }
        kept = Self.exponential(x)
        if x < 0.5 {
            // Near 0 the closed forms subtract nearly equal numbers, so their power series are summed instead.
            (first, second) = Self.series(x)
        } else {
            (first, second) = (1 - kept, 1 - (1 + x) * kept)
        }
    }

    /// e⁻ˣ for x in 0…700: halved until the power series is short, then squared as often; relative error under 1e-11.
    private static func exponential(_ x: Double) -> Double {
        var rest = x
        var doublings = 0
        while rest > 0.125 {
            rest /= 2
            doublings += 1
        }
        var term = 1.0
        var sum = 1.0
        for n in 1...11 {
            term *= -rest / Double(n)
            sum += term
        }
        for _ in 0..<doublings { sum *= sum }
        return sum
    }

    /// 1 − e⁻ˣ and 1 − (1 + x)·e⁻ˣ for x in 0…0.5.
    private static func series(_ x: Double) -> (first: Double, second: Double) {
        var term = -1.0
        var first = 0.0
        var second = 0.0
        for n in 1...16 {
            term *= -x / Double(n)
            first += term
            second -= Double(n - 1) * term
        }
        return (first, second)
    }
}
