/// Sine and cosine of our own, so that every machine draws the same bits.
///
/// The C library's and JavaScript's differ in the last bit; these are Taylor polynomials after reduction to half a
/// quadrant, exact to 4e-16 (checked against the C library in the tests).
enum Trigonometry {
    /// Sine and cosine of an angle in degrees; angles beyond a million turns lose accuracy, non-finite ones give 0 and 1.
    static func sineCosine(degrees: Double) -> (sine: Double, cosine: Double) {
        guard degrees.magnitude < 360_000_000 else { return (0, 1) }
        // Reducing in degrees is exact for every angle a motion table names.
        let quadrant = (degrees / 90).rounded(.toNearestOrEven)
        let radians = (degrees - quadrant * 90) * (pi / 180)
        let (sine, cosine) = kernel(radians)
        switch Int(quadrant) & 3 {
        case 0: return (sine, cosine)
        case 1: return (cosine, -sine)
        case 2: return (-sine, -cosine)
        default: return (-cosine, sine)
        }
    }

    static let pi = 3.141592653589793

    /// Both series for an angle in −π/4 … π/4, in Horner form.
    private static func kernel(_ angle: Double) -> (sine: Double, cosine: Double) {
        let square = angle * angle
        var sine = 1.0
        var cosine = 1.0
        var factor = 17.0
        while factor > 1 {
            // sin: 1 − x²/(2·3)·(1 − x²/(4·5)·(…)), cos: 1 − x²/(1·2)·(1 − x²/(3·4)·(…))
            sine = 1 - square / (factor * (factor - 1)) * sine
            cosine = 1 - square / ((factor - 1) * (factor - 2)) * cosine
            factor -= 2
        }
        return (angle * sine, cosine)
    }
}
