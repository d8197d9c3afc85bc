import TestSupport
import Testing

@testable import Headway

@Suite("Easing curves")
struct CubicBezierTests {
    /// Every curve of the tables, by control points, as the tests' solver and the engine take them.
    struct Curve: CustomTestStringConvertible {
        let name: String
        let points: (Double, Double, Double, Double)
        var testDescription: String { name }
        var engine: CubicBezier { CubicBezier(points.0, points.1, points.2, points.3) }
        var reference: ReferenceCurve { ReferenceCurve(points.0, points.1, points.2, points.3) }

        static let all = [
            Curve(name: "standard", points: (0.4, 0, 0.2, 1)),
            Curve(name: "decelerate", points: (0, 0, 0.2, 1)),
            Curve(name: "accelerate", points: (0.4, 0, 1, 1)),
            Curve(name: "sharp", points: (0.4, 0, 0.6, 1)),
            Curve(name: "M3 standard", points: (0.2, 0, 0, 1)),
            Curve(name: "M3 emphasized accelerate", points: (0.3, 0, 0.8, 0.15)),
            Curve(name: "ease in, ease out", points: (0.42, 0, 0.58, 1)),
            Curve(name: "web, overshooting", points: (0.257759, -0.003163, 0.211762, 1.38179)),
            Curve(name: "web, nearly over", points: (0.152313, 0.196432, 0.648374, 1.004315)),
            Curve(name: "flat at both ends", points: (1, 0, 0, 1)),
            Curve(name: "vertical middle", points: (0, 1, 0, 1)),
        ]
    }

    @Test("are those of the definition, solved by halving", arguments: Curve.all)
    func definition(curve: Curve) {
        var random = SeededRandom(seed: 1)
        for _ in 0..<1000 {
            let fraction = random.unit()
            let miss = curve.engine.value(at: fraction) - curve.reference(fraction)
            // A vertical tangent turns 1e-12 in x into a visible difference in y; nothing shipped has one.
            let limit = curve.name == "flat at both ends" ? 1e-4 : 1e-9
            #expect(miss.magnitude < limit, "at \(fraction)")
        }
    }

    @Test("hold their ends and take any number")
    func ends() {
        let curve = CubicBezier(0.4, 0, 0.2, 1)
        for (input, output) in [(-1.0, 0.0), (0, 0), (1, 1), (7, 1), (.infinity, 1), (-.infinity, 0), (.nan, 0)] {
            #expect(curve.value(at: input) == output)
        }
        #expect(CubicBezier(-1, 0, 2, 1) == CubicBezier(0, 0, 1, 1))
    }

    /// Other systems' motions that are not shipped, from their published numbers (Sources.md#android-linear): their check values test the
    /// same solver through other curves.
    struct Check: CustomTestStringConvertible {
        let name: String
        let curve: CubicBezier
        let fraction: Double
        let value: Double
        var testDescription: String { name }

        static let all = [
            Check(name: "MDC-A t=400 tail 1", curve: .init(0, 0, 0.65, 1), fraction: 67.0 / 850, value: 0.1161),
            Check(name: "MDC-A t=400 head 1", curve: .init(0.1, 0, 0.45, 1), fraction: 400.0 / 750, value: 0.7565),
            Check(name: "MDC-A t=1400 tail 2", curve: .init(0.2, 0, 0.8, 1), fraction: 133.0 / 533, value: 0.1969),
            Check(name: "MDC-A t=1400 head 2", curve: .init(0.4, 0, 1, 1), fraction: 400.0 / 567, value: 0.5709),
            Check(name: "Flutter t=400 tail 1", curve: .init(0.4, 0, 1, 1), fraction: 67.0 / 750, value: 0.0148),
            Check(name: "Compose t=875 tail 1", curve: .init(0.3, 0, 0.8, 0.15), fraction: 0.625, value: 0.2574),
            Check(name: "Compose t=875 head 1", curve: .init(0.3, 0, 0.8, 0.15), fraction: 0.875, value: 0.6257),
            Check(name: "Compose t=875 head 2", curve: .init(0.3, 0, 0.8, 0.15), fraction: 225.0 / 850, value: 0.0398),
            Check(name: "contiguous seam", curve: .init(0.4, 0, 0.2, 1), fraction: 333.0 / 667, value: 0.7746),
        ]
    }

    @Test("give the check values of other systems", arguments: Check.all)
    func checks(check: Check) {
        #expect((check.curve.value(at: check.fraction) - check.value).magnitude < 0.0001)
    }

    @Test("give the web ring's and Flutter's check values")
    func rings() {
        let ease = CubicBezier(0.4, 0, 0.2, 1)
        let phase = 333.0 / 1333
        let turned = 0.229557 * 333
        #expect((-5 + 270 * ease.value(at: 2 * phase - 1) + turned - 71.44).magnitude < 0.01)
        #expect((5 + 270 * ease.value(at: 2 * phase) + turned - 290.72).magnitude < 0.01)
        #expect((270 * (1 - ease.value(at: 2000.0 / 1333 - 1)) + 10 - 70.47).magnitude < 0.01)
        #expect((270 * ease.value(at: 2 * phase) - 209.27).magnitude < 0.01)
        #expect((360 * 333 / 2222.0 + 90 * phase - 76.43).magnitude < 0.01)
    }
}
