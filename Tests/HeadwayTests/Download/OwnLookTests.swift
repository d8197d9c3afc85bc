import Headway
import Testing

/// A user's own pictures and motions, with the public interface alone.
@Suite("One's own look")
struct OwnLookTests {
    private func frame(_ style: DownloadStyle, _ state: DownloadState, at seconds: Double = 0, tint: Color? = nil)
        -> Frame
    {
        var environment = Environment()
        environment.tint = tint
        var frame = Frame()
        DownloadIndicator(style: style, state: state, progress: .fraction(0.4)).render(
            at: Instant(seconds: seconds), size: Size(width: 44, height: 44), environment: environment, into: &frame)
        return frame
    }

    private func style(_ artwork: DownloadArtwork) -> DownloadStyle {
        var style = DownloadStyle(theme: .classic)
        style.artwork = artwork
        return style
    }

    @Test("the documentation's snippet compiles and replaces one state alone")
    func snippet() {
        let mine = DownloadArtwork.cloud.replacing(.completed) { ink, size in
            Drawing {
                $0.fill(.circle(in: size), ink.tint)
                $0.stroke(.checkMark(in: size), ink.onTint, width: 2)
            }
        }
        for state in DownloadState.allCases where state != .completed {
            #expect(frame(style(mine), state) == frame(style(.cloud), state))
        }
        let completed = frame(style(mine), .completed)
        guard completed.drawing.operations.count == 4,
            case .strokePath(_, let width, _, .solid(let color)) = completed.drawing.operations[2]
        else {
            Issue.record("\(completed.drawing.operations)")
            return
        }
        // White can be read on Blue 500.
        #expect(width == 2 && color == .white)
        #expect(completed.art.map(\.name) == [.completed])
    }

    @Test("a whole set of one's own, some states without a picture")
    func wholeSet() {
        let own = DownloadArtwork(initial: { ink, size in Drawing { $0.fill(.circle(in: size), ink.tint) } })
        #expect(frame(style(own), .initial).art.count == 1)
        #expect(frame(style(own), .completed).drawing.operations.isEmpty)
        #expect(!frame(style(own), .completed).isVisible)
        // The ring shows without its square.
        #expect(frame(style(own), .running).arcs.count == 2 && frame(style(own), .running).art.isEmpty)
        let removed = DownloadArtwork.tray.replacing(.running, with: nil)
        #expect(frame(style(removed), .running).art.isEmpty)
    }

    @Test("a picture in the waiting state stands beside its motion")
    func waiting() {
        let own = DownloadArtwork.tray.replacing(.indeterminate) { ink, size in
            Drawing { $0.fill(.circle(in: size, inset: size.width / 3), ink.tint) }
        }
        let frame = frame(style(own), .indeterminate)
        #expect(frame.art.map(\.name) == [.indeterminate] && frame.arcs.count == 1)
    }

    /// What a picture can do wrong.
    static let wrong: [DownloadArtwork.Picture] = [
        { _, _ in Drawing() },
        { ink, _ in Drawing { $0.fill(Path(), ink.tint) } },
        { ink, _ in Drawing { $0.fill(Path { $0.move(to: Point(x: .nan, y: 0)) }, ink.tint) } },
        { ink, _ in Drawing { $0.stroke(Path { $0.line(to: Point(x: 0, y: .infinity)) }, ink.tint, width: 2) } },
        { ink, size in Drawing { $0.stroke(.circle(in: size), ink.tint, width: .nan) } },
        { ink, size in Drawing { $0.stroke(.circle(in: size), ink.tint, width: -1) } },
        { ink, _ in Drawing { $0.fill(.circle(center: Point(x: 1, y: 1), radius: .nan), ink.tint) } },
        { ink, _ in Drawing { $0.fillBar(Rect(x: 0, y: 0, width: -5, height: 3), radius: .nan, .solid(ink.tint)) } },
        { ink, _ in
            let arc = ArcShape(center: Point(x: .nan, y: 0), radius: 1, width: 1, start: 0, sweep: 90)
            return Drawing { $0.strokeArc(arc, ink.tint) }
        },
        { _, size in Drawing { $0.fill(.circle(in: size), .clear) } },
        { ink, _ in
            Drawing {
                $0.append(Drawing { $0.fill(.circle(in: Size(width: 4, height: 4)), ink.tint) }, scale: .nan)
            }
        },
    ]

    @Test("what a picture does wrong draws nothing and breaks nothing", arguments: 0..<wrong.count)
    func nothing(index: Int) {
        let own = DownloadArtwork.tray.replacing(.running, Self.wrong[index])
        let frame = frame(style(own), .running)
        let plain = self.frame(style(DownloadArtwork.tray.replacing(.running, with: nil)), .running)
        #expect(frame.drawing == plain.drawing && frame.art.isEmpty && frame.arcs.count == 2)
    }

    @Test("a wrong part does not take the right ones with it")
    func partly() {
        let own = DownloadArtwork.tray.replacing(.initial) { ink, size in
            Drawing {
                $0.fill(Path { $0.move(to: Point(x: .nan, y: 0)) }, ink.tint)
                $0.fill(.circle(in: size), ink.tint)
            }
        }
        #expect(frame(style(own), .initial).drawing.operations.count == 3)
    }

    @Test("the ink is the resolved tint, and colours of one's own are never overwritten")
    func tint() {
        let own = Color(hex: 0x123456)
        let artwork = DownloadArtwork.tray.replacing(.initial) { ink, size in
            Drawing {
                $0.fill(.circle(in: size), own)
                $0.stroke(.checkMark(in: size), ink.tint, width: 1)
            }
        }
        for tint in [Color(hex: 0x31C45D), Color(hex: 0xFF00FF)] {
            let operations = frame(style(artwork), .initial, tint: tint).drawing.operations
            guard case .fillPath(_, _, let filled) = operations[1],
                case .strokePath(_, _, _, .solid(let stroked)) = operations[2]
            else {
                Issue.record("\(operations)")
                return
            }
            #expect(filled == own && stroked == tint)
        }
    }

    @Test(
        "what stands on the tint is white where that can be read, as on Material's blue, and black elsewhere",
        arguments: [
            (0x2196F3, Color.white), (0x3584E4, .white), (0x6750A4, .white), (0x000000, .white), (0x31C45D, .black),
            (0xD0BCFF, .black), (0xFFEB3B, .black),
        ] as [(UInt32, Color)])
    func onTint(tint: UInt32, expected: Color) {
        let artwork = DownloadArtwork.tray.replacing(.initial) { ink, size in
            Drawing { $0.fill(.circle(in: size), ink.onTint) }
        }
        let operations = frame(style(artwork), .initial, tint: Color(hex: tint)).drawing.operations
        guard case .fillPath(_, _, let filled) = operations[1] else {
            Issue.record("\(operations)")
            return
        }
        #expect(filled == expected)
        // At least what WCAG 2.2 asks of graphics, 1.4.11.
        #expect(filled.contrast(with: Color(hex: tint)) >= 3)
    }

    @Test("a waiting motion gets its phase, and the reduced one half as fast")
    func phase() {
        let blink = DownloadMotion(period: .seconds(1.2)) { drawing, phase, ink, size in
            let width = size.width * phase
            drawing.fillBar(Rect(x: 0, y: 0, width: width, height: size.height), radius: 0, .solid(ink.tint))
        }
        var style = DownloadStyle()
        style.indeterminateMotion = blink
        for (seconds, share) in [(0.3, 0.25), (0.6, 0.5), (1.5, 0.25), (36_000.9, 0.75)] {
            let frame = frame(style, .indeterminate, at: seconds)
            #expect(frame.art.map(\.name) == [.motion] && frame.arcs.isEmpty && frame.next == .frame)
            #expect((width(frame) - 44 * share).magnitude < 1e-6)
        }
        var environment = Environment()
        environment.reducesMotion = true
        var reduced = Frame()
        DownloadIndicator(style: style, state: .indeterminate).render(
            at: Instant(seconds: 0.6), size: Size(width: 44, height: 44), environment: environment, into: &reduced)
        #expect((width(reduced) - 11).magnitude < 1e-6)
    }

    @Test("a running motion gets the progress on screen, and takes the ring's place")
    func progress() {
        var style = DownloadStyle(theme: .classic)
        style.runningMotion = DownloadMotion { drawing, progress, ink, size in
            drawing.fillBar(
                Rect(x: 0, y: 0, width: size.width * progress, height: size.height), radius: 0, .solid(ink.tint))
        }
        #expect((width(frame(style, .running)) - 44 * 0.4).magnitude < 1e-9)
        #expect(frame(style, .running).arcs.isEmpty && frame(style, .running).next == .never)
        var moving = DownloadIndicator(style: style, state: .running)
        moving.setProgress(.fraction(1), animated: true, at: .zero)
        var buffer = Frame()
        moving.render(
            at: Instant(seconds: 0.25), size: Size(width: 44, height: 44), environment: Environment(), into: &buffer)
        #expect((width(buffer) - 11).magnitude < 1e-9)
    }

    @Test("a motion that draws nonsense, or has no period, breaks nothing", arguments: [0.0, -1, .nan, .infinity, 1])
    func nonsense(period: Double) {
        var style = DownloadStyle()
        style.indeterminateMotion = DownloadMotion(period: .seconds(period)) { drawing, phase, ink, size in
            drawing.fill(Path { $0.move(to: Point(x: .nan, y: phase)) }, ink.tint)
            drawing.fillBar(Rect(x: 0, y: 0, width: .nan, height: 1), radius: 0, .solid(ink.tint))
        }
        #expect(frame(style, .indeterminate, at: 0.4).drawing.operations.isEmpty)
        #expect(frame(style, .running).arcs.count == 2)
    }

    @Test("a steady picture is asked for once")
    func once() {
        let asked = Asked()
        let own = DownloadArtwork.tray.replacing(.initial) { ink, size in
            asked.count += 1
            return Drawing { $0.fill(.circle(in: size), ink.tint) }
        }
        let indicator = DownloadIndicator(style: style(own))
        var frame = Frame()
        for step in 0..<100 {
            indicator.render(
                at: Instant(seconds: Double(step)), size: Size(width: 44, height: 44), environment: Environment(),
                into: &frame)
        }
        #expect(asked.count == 1)
    }

    /// A count that a picture's closure keeps; one test, one thread.
    private final class Asked: @unchecked Sendable {
        var count = 0
    }

    /// The width of the only bar of a group.
    private func width(_ frame: Frame) -> Double {
        for case .fillBar(let rect, _, _) in frame.drawing.operations { return rect.width }
        return 0
    }
}
