import Testing

@testable import Headway

/// Reports about right-to-left layouts.
@Suite("Reports: direction")
struct DirectionReports {
    @Test(
        "fast 2406, mui 15955, quasar 18421, MDCProgressView: moving bars run the other way",
        arguments: LinearMotion.allCases)
    func mirrored(motion: LinearMotion) {
        let bar = LinearIndicator(style: .with(.classic) { $0.motion = motion }, mode: .indeterminate)
        for step in 0..<200 {
            let left = bar.frame(at: Double(step) / 50, 100, 4)
            let right = bar.frame(at: Double(step) / 50, 100, 4, in: .rightToLeft)
            #expect(left.bars.count == right.bars.count)
            for (a, b) in zip(left.bars, right.bars) {
                #expect(a.role == b.role && (a.rect.x - (100 - b.rect.maxX)).magnitude < 1e-9)
            }
        }
    }

    @Test("MDCProgressView: a gradient is mirrored with its bar")
    func gradient() {
        let style = LinearStyle.with(.classic) { $0.tints = [.black, Color(hex: 0xFF0000), .white] }
        let bar = LinearIndicator(style: style, progress: .fraction(0.4)).frame(at: 0, 100, 4, in: .rightToLeft).bar(
            .active)
        #expect(bar?.rect == Rect(x: 60, y: 0, width: 40, height: 4))
        #expect(bar?.paint == .gradient([.white, Color(hex: 0xFF0000), .black], along: .horizontal))
    }

    @Test("MDCProgressView: gap, buffer and stop mark are mirrored too")
    func parts() {
        let bar = LinearIndicator(style: .with(), progress: .fraction(0.2), buffer: 0.5)
        let frame = bar.frame(at: 0, 100, 4, in: .rightToLeft)
        #expect(frame.bar(.stop)?.rect.x == 0)
        #expect((frame.bar(.buffer)?.rect.x ?? 0) == 50)
        #expect(frame.bar(.active)?.rect.maxX == 100)
    }

    @Test("igniteui 1543, MDC-A 4330: rings stay clockwise, with their ends where they were")
    func rings() {
        for progress in [0.01, 0.3, 0.99] {
            let ring = CircularIndicator(style: .with(), progress: .fraction(progress))
            #expect(ring.frame().drawing == ring.frame(in: .rightToLeft).drawing)
        }
        let moving = CircularIndicator(style: .with(), mode: .indeterminate)
        #expect(moving.frame(at: 0.7).drawing == moving.frame(at: 0.7, in: .rightToLeft).drawing)
    }

    @Test("MDC-W PR 5180: turned round in the middle, both bars stay in step")
    func turned() {
        let bar = LinearIndicator(style: .with(.classic) { $0.motion = .web }, mode: .indeterminate)
        _ = bar.frame(at: 1.1, 100, 4)
        let turned = bar.frame(at: 1.2, 100, 4, in: .rightToLeft)
        let straight = bar.frame(at: 1.2, 100, 4)
        for role in [PartRole.active, .secondaryActive] {
            let (a, b) = (straight.bar(role)?.rect, turned.bar(role)?.rect)
            #expect(a?.mirrored(inWidth: 100) == b)
        }
    }

    @Test("MDCProgressView: a wave is mirrored point by point")
    func wave() {
        let bar = LinearIndicator(style: .with { $0.wave = Wave() }, progress: .fraction(0.6))
        let left = BezierTrace.points(bar.frame(at: 0.3, 240, 10).drawing.elements)
        let right = BezierTrace.points(bar.frame(at: 0.3, 240, 10, in: .rightToLeft).drawing.elements)
        #expect(left.count == right.count && !left.isEmpty)
        for (a, b) in zip(left, right) {
            #expect((a.x + b.x - 240).magnitude < 1e-9 && (a.y - b.y).magnitude < 1e-9)
        }
    }
}
