import Foundation
import TestSupport
import Testing

@testable import Headway

@Suite("Waves")
struct WaveTests {
    private func linear(_ progress: Double, _ wave: Wave = Wave(), at seconds: Double = 0) -> Frame {
        let style = LinearStyle.with { $0.wave = wave }
        return LinearIndicator(style: style, progress: .fraction(progress)).frame(at: seconds, 240, 10)
    }

    @Test("without a width draw nothing", arguments: [0.0, -0.0, -4])
    func widthless(thickness: Double) {
        let style = LinearStyle.with { ($0.wave, $0.thickness) = (Wave(), thickness) }
        let frame = LinearIndicator(style: style, progress: .fraction(0.5)).frame(at: 0, 240, 10)
        #expect(frame.waves.isEmpty && frame.drawing.operations.isEmpty)
    }

    @Test("along a bar far beyond any screen come to an end")
    func farAway() {
        let wave = LevelWave(
            role: .active, start: 1e18, end: 1e18 + 1e5, middle: 0, amplitude: 3, wavelength: 40, phase: 0.3, width: 4,
            placement: LinearPlacement(.horizontal, .leftToRight, in: Size(width: 1e19, height: 10)))
        var elements: [PathElement] = []
        wave.trace(into: &elements)
        #expect(elements.count < 100)
    }

    @Test("along a bar are a true cosine to 0.025 % of their height")
    func cosine() {
        var random = SeededRandom(seed: 51)
        for _ in 0..<200 {
            let wave = Wave(amplitude: 3, wavelength: 5 + random.unit() * 60, speed: 1)
            let seconds = random.unit() * 10
            let frame = linear(0.1 + random.unit() * 0.8, wave, at: seconds)
            for point in BezierTrace.points(frame.drawing.elements) {
                let turns = point.x / wave.wavelength - fmod(seconds, 1)
                let miss = point.y - (5 - 3 * cos(2 * Double.pi * turns))
                #expect(miss.magnitude < 0.00025 * 6 + 1e-6, "wavelength \(wave.wavelength) at \(point.x)")
            }
        }
    }

    @Test(
        "along a bar end exactly at the value, the round end included", arguments: [0.1, 0.25, 0.5, 0.77, 0.9])
    func head(progress: Double) {
        let frame = linear(progress)
        guard case .level(let from, let to, let y)? = frame.waves.first?.course else {
            Issue.record("no wave at \(progress)")
            return
        }
        #expect(from == 2 && y == 5 && (to + 2 - progress * 240).magnitude < 1e-9)
        let points = BezierTrace.points(frame.drawing.elements)
        #expect(((points.last?.x ?? 0) - (progress * 240 - 2)).magnitude < 1e-9)
        #expect(points.first?.x == 2)
        #expect(zip(points, points.dropFirst()).allSatisfy { $0.x <= $1.x + 1e-9 })
    }

    @Test("round a ring are a true cosine with a whole number of waves, inside the ring")
    func ring() {
        let style = CircularStyle.with { $0.wave = Wave(amplitude: 1.6, wavelength: 15, speed: 1) }
        let indicator = CircularIndicator(style: style, progress: .fraction(0.7))
        var random = SeededRandom(seed: 52)
        for _ in 0..<50 {
            let seconds = random.unit() * 20
            let frame = indicator.frame(at: seconds, 48, 48)
            for point in BezierTrace.points(frame.drawing.elements) {
                let (x, y) = (point.x - 24, 24 - point.y)
                let degrees = atan2(x, y) * 180 / Double.pi
                // 48 points, stroke 4: nine waves, crests on the circle of radius 22.
                let turns = 9 * degrees / 360 - fmod(seconds, 1)
                let expected = 22 - 1.6 + 1.6 * cos(2 * Double.pi * turns)
                #expect((hypot(x, y) - expected).magnitude < 0.002 * 3.2, "at \(degrees)°")
            }
        }
    }

    @Test(
        "rise between a tenth and nine tenths, over half a second",
        arguments: [(0.05, 0.5, 0.0, 1.0), (0.5, 0.05, 1, 0), (0.5, 0.95, 1, 0), (0.95, 0.5, 0, 1)])
    func ramp(_ from: Double, _ to: Double, _ before: Double, _ after: Double) {
        var indicator = LinearIndicator(style: .with { $0.wave = Wave() }, progress: .fraction(from))
        indicator.setProgress(.fraction(to), animated: true, at: .zero)
        let curve = after > before ? ReferenceCurve(0.2, 0, 0, 1) : ReferenceCurve(0.3, 0, 0.8, 0.15)
        for step in 1..<50 {
            let share = before + (after - before) * curve(Double(step) / 50)
            let shown = indicator.frame(at: Double(step) / 100, 240, 10).waves.first?.amplitude ?? 0
            // A bar that a reset made shorter than its ends is a dot without a wave.
            guard indicator.frame(at: Double(step) / 100, 240, 10).waves.first != nil else { continue }
            #expect((shown - 3 * share).magnitude < 0.001, "after \(Double(step) / 100) s")
        }
        #expect(indicator.frame(at: 1, 240, 10).waves.isEmpty == (after == 0))
    }

    @Test("leave the track flat")
    func track() {
        #expect(linear(0.5).bar(.track)?.rect.height == 4)
    }

    @Test("travel a wavelength a second, backwards where the speed is negative")
    func travel() {
        #expect(((linear(0.5, at: 0.25).waves.first?.phase ?? 0) - 0.25).magnitude < 1e-9)
        let backwards = linear(0.5, Wave(speed: -1), at: 0.25)
        #expect(((backwards.waves.first?.phase ?? 0) - 0.75).magnitude < 1e-9)
        #expect(linear(0.5, Wave(speed: 0), at: 3.3).next == .never)
    }
}
