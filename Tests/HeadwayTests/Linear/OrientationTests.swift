import TestSupport
import Testing

@testable import Headway

@Suite("A vertical bar")
struct OrientationTests {
    /// Where the upright picture has what the level one has at a place: turned, and from the side where text begins.
    private func turned(_ rect: Rect, _ orientation: LinearOrientation, in size: Size) -> Rect {
        let y = orientation == .upward ? size.width - rect.maxX : rect.x
        return Rect(x: size.height - rect.maxY, y: y, width: rect.height, height: rect.width)
    }

    @Test("is a horizontal one turned, throughout random lives", arguments: [LinearOrientation.downward, .upward])
    func turned(orientation: LinearOrientation) {
        for seed in 0..<200 {
            let play = Play<LinearIndicator>(seed: seed, events: 12) { $0.direction = .leftToRight }
            guard play.moments[0].subject.style.orientation == .horizontal else { continue }
            let upright = Size(width: play.size.height, height: play.size.width)
            var random = SeededRandom(seed: seed)
            for _ in 0..<6 {
                let now = Instant(seconds: random.unit() * 6)
                guard var subject = play.subject(at: now) else { continue }
                let level = subject.frame(at: now, play.size.width, play.size.height, in: play.environment)
                subject.setStyle(.with(subject.style) { $0.orientation = orientation })
                let frame = subject.frame(at: now, upright.width, upright.height, in: play.environment)
                #expect(frame.bars.count == level.bars.count && frame.next == level.next)
                for (a, b) in zip(level.bars, frame.bars) {
                    let expected = turned(a.rect, orientation, in: play.size)
                    #expect(a.role == b.role && a.radius == b.radius && b.rect.isNear(expected), "seed \(seed)")
                }
                #expect(frame.waves.count == level.waves.count)
                for (a, b) in zip(level.waves, frame.waves) {
                    guard case .level(let from, let to, let y) = a.course,
                        case .upright(let top, let bottom, let x) = b.course
                    else {
                        Issue.record("seed \(seed): not an upright wave")
                        continue
                    }
                    let (start, end) =
                        orientation == .upward ? (upright.height - from, upright.height - to) : (from, to)
                    #expect((top - start).magnitude < 1e-9 && (bottom - end).magnitude < 1e-9, "seed \(seed)")
                    #expect((x - (upright.width - y)).magnitude < 1e-9, "seed \(seed)")
                }
            }
        }
    }

    @Test("grows upwards from the bottom or down from the top, whichever way text runs")
    func ends() {
        for environment in [Environment(), .rightToLeft] {
            let down = LinearIndicator(style: .with(.classic) { $0.orientation = .downward }, progress: .fraction(0.25))
            let up = LinearIndicator(style: .with(.classic) { $0.orientation = .upward }, progress: .fraction(0.25))
            #expect(
                down.frame(at: 0, 4, 100, in: environment).bar(.active)?.rect
                    == Rect(x: 0, y: 0, width: 4, height: 25))
            #expect(
                up.frame(at: 0, 4, 100, in: environment).bar(.active)?.rect
                    == Rect(x: 0, y: 75, width: 4, height: 25))
        }
    }

    @Test("shows itself from the side where text begins")
    func showing() {
        var bar = LinearIndicator(style: .with(.classic) { $0.orientation = .upward }, isHidden: true)
        bar.setHidden(false, animated: true, at: .zero)
        #expect(bar.frame(at: 0.125, 8, 100).bar(.track)?.rect == Rect(x: 0, y: 0, width: 4, height: 100))
        #expect(
            bar.frame(at: 0.125, 8, 100, in: .rightToLeft).bar(.track)?.rect
                == Rect(x: 4, y: 0, width: 4, height: 100))
    }

    @Test("has its gradient along it, from its beginning to its head")
    func gradient() {
        let colors = [Color.black, .white]
        let style = LinearStyle.with(.classic) { ($0.orientation, $0.tints) = (.upward, colors) }
        let frame = LinearIndicator(style: style, progress: .fraction(0.5)).frame(at: 0, 4, 100)
        #expect(frame.bar(.active)?.paint == .gradient([.white, .black], along: .vertical))
        let line = frame.drawing.gradientLine(of: frame.drawing.operations[1])
        #expect(line?.start == Point(x: 2, y: 50) && line?.end == Point(x: 2, y: 100))
    }

    @Test("has room for its wave")
    func wave() {
        let style = LinearStyle.with { ($0.orientation, $0.wave) = (.downward, Wave()) }
        #expect(style.naturalBreadth == 10)
        let frame = LinearIndicator(style: style, progress: .fraction(0.5)).frame(at: 0, 10, 240)
        let points = BezierTrace.points(frame.drawing.elements)
        #expect(points.allSatisfy { $0.x >= 2 - 1e-9 && $0.x <= 8 + 1e-9 && $0.y <= 118 + 1e-9 })
        #expect(points.count > 20)
    }
}

@Suite("A gradient along a wave")
struct WaveGradientTests {
    private let style = LinearStyle.with { ($0.wave, $0.tints) = (Wave(), [.black, .white]) }

    @Test("runs from the beginning of the line to its head")
    func level() {
        let frame = LinearIndicator(style: style, progress: .fraction(0.5)).frame(at: 0, 240, 10)
        #expect(frame.waves.first?.paint == .gradient([.black, .white], along: .horizontal))
        guard let operation = frame.drawing.operations.last(where: { if case .strokePath = $0 { true } else { false } })
        else {
            Issue.record("no wave")
            return
        }
        let line = frame.drawing.gradientLine(of: operation)
        #expect(line?.start.x == 2 && ((line?.end.x ?? 0) - 118).magnitude < 1e-9)
    }

    @Test("is mirrored from right to left")
    func mirrored() {
        let frame = LinearIndicator(style: style, progress: .fraction(0.5)).frame(at: 0, 240, 10, in: .rightToLeft)
        #expect(frame.waves.first?.paint == .gradient([.white, .black], along: .horizontal))
    }
}

extension Rect {
    /// True where every edge is in the same place but for rounding.
    fileprivate func isNear(_ other: Rect) -> Bool {
        [x - other.x, y - other.y, maxX - other.maxX, maxY - other.maxY].allSatisfy { $0.magnitude < 1e-9 }
    }
}
