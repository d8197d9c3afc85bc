import Foundation
import TestSupport
import Testing

@testable import Headway

@Suite("Sine and cosine")
struct TrigonometryTests {
    @Test("agree with the C library's, at many angles and far out")
    func library() {
        var random = SeededRandom(seed: 41)
        for number in 0..<20_000 {
            let degrees = (random.unit() * 2 - 1) * (number % 2 == 0 ? 720 : 100_000_000)
            let (sine, cosine) = Trigonometry.sineCosine(degrees: degrees)
            // Reduced in degrees first, as the library cannot: an angle of 1e8 is known to 1e-8 of a degree only.
            let reduced = fmod(degrees, 360) * Double.pi / 180
            #expect((sine - sin(reduced)).magnitude < 2e-15, "sine of \(degrees)")
            #expect((cosine - cos(reduced)).magnitude < 2e-15, "cosine of \(degrees)")
        }
    }

    @Test(
        "are exact on the axes",
        arguments: [(0.0, 0.0, 1.0), (90, 1, 0), (180, 0, -1), (270, -1, 0), (-90, -1, 0), (36_000_090, 1, 0)])
    func axes(_ degrees: Double, _ sine: Double, _ cosine: Double) {
        let found = Trigonometry.sineCosine(degrees: degrees)
        #expect(found.sine == sine && found.cosine == cosine)
    }

    @Test("of no number are those of 0", arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func broken(degrees: Double) {
        let found = Trigonometry.sineCosine(degrees: degrees)
        #expect(found.sine == 0 && found.cosine == 1)
    }
}
