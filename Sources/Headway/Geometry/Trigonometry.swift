/// Our own sine and cosine, so that every machine draws exactly the same picture.
///
/// The C library's and JavaScript's differ in the last bit. These are Taylor polynomials after reduction to half a
/// quadrant, accurate to 4e-16 (checked against the C library in the tests).
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

    /// Both Taylor series for an angle in −π/4 … π/4, in Horner form; the first terms left out are below 1e-17.
    private static func kernel(_ angle: Double) -> (sine: Double, cosine: Double) {
        let x = angle * angle
        // Coefficients are reciprocal factorials with alternating signs, odd ones for the sine, even ones for the cosine.
        var sine = -1.0 / 1_307_674_368_000
        sine = sine * x + 1.0 / 6_227_020_800
        sine = sine * x - 1.0 / 39_916_800
        sine = sine * x + 1.0 / 362_880
        sine = sine * x - 1.0 / 5040
        sine = sine * x + 1.0 / 120
        sine = sine * x - 1.0 / 6
        var cosine = 1.0 / 20_922_789_888_000
        cosine = cosine * x - 1.0 / 87_178_291_200
        cosine = cosine * x + 1.0 / 479_001_600
        cosine = cosine * x - 1.0 / 3_628_800
        cosine = cosine * x + 1.0 / 40_320
        cosine = cosine * x - 1.0 / 720
        cosine = cosine * x + 1.0 / 24
        cosine = cosine * x - 1.0 / 2
        return (angle + angle * x * sine, 1 + x * cosine)
    }
}
