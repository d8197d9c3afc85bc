import Foundation
import Testing

@testable import Headway

/// Indeterminate bars in a view of 1,000 points: a tenth of a point is 0.01 % of the width.
@Suite("Indeterminate bars")
struct LinearMotionTests {
    private let width = 1000.0
    private let tolerance = 0.1

    private func indicator(_ motion: LinearMotion) -> LinearIndicator {
        LinearIndicator(style: .with(.classic) { $0.motion = motion }, mode: .indeterminate)
    }

    /// Compares the frame's two bars with unclipped ends in fractions of the width.
    private func compare(_ frame: Frame, _ first: (Double, Double), _ second: (Double, Double), _ at: Instant) {
        for (role, ends) in [(PartRole.active, first), (.secondaryActive, second)] {
            let left = max(0, min(1, ends.0)) * width
            let right = max(0, min(1, ends.1)) * width
            guard let bar = frame.bar(role) else {
                #expect(right - left < tolerance, "\(role) is missing at \(at.seconds)")
                continue
            }
            #expect((bar.rect.x - left).magnitude < tolerance, "\(role) at \(at.seconds)")
            #expect((bar.rect.maxX - right).magnitude < tolerance, "\(role) at \(at.seconds)")
        }
    }

    @Test("disjoint: the closed form at a thousand instants")
    func disjoint() {
        let curves = (
            ReferenceCurve(0.2, 0, 0.8, 1), ReferenceCurve(0.4, 0, 1, 1), ReferenceCurve(0, 0, 0.65, 1),
            ReferenceCurve(0.1, 0, 0.45, 1)
        )
        for now in RandomInstants.thousand(seed: 1) {
            let t = fmod(now.seconds, 1.8)
            compare(
                indicator(.disjoint).frame(at: now, width, 4),
                (curves.1((t - 0.333) / 0.85), curves.0(t / 0.75)),
                (curves.3((t - 1.267) / 0.533), curves.2((t - 1) / 0.567)), now)
        }
    }

    // Flutter shares the iOS order of easings, so heads and the second bar are ours; its first tail takes 750 ms where
    // iOS takes 850, so at 400 ms ours lags behind Flutter's 0.0148.
    @Test("disjoint: Flutter's check values, where it agrees with iOS")
    func flutter() {
        let early = indicator(.disjoint).frame(at: 0.4, width, 4).bar(.active)
        #expect(((early?.rect.maxX ?? 0) - 541.6).magnitude < tolerance)
        #expect(((early?.rect.x ?? 0) - 1000 * ReferenceCurve(0.4, 0, 1, 1)(67.0 / 850)).magnitude < tolerance)
        #expect((early?.rect.x ?? 0) < 14.8)
        let late = indicator(.disjoint).frame(at: 1.4, width, 4).bar(.secondaryActive)
        #expect(((late?.rect.x ?? 0) - 372.8).magnitude < tolerance)
        #expect(((late?.rect.maxX ?? 0) - 851.7).magnitude < tolerance)
    }

    @Test("web: the closed form at a thousand instants")
    func web() {
        for now in RandomInstants.thousand(seed: 2) {
            let fraction = fmod(now.seconds, 2) / 2
            let (first, second) = ReferenceWeb.ends(at: fraction)
            compare(indicator(.web).frame(at: now, width, 4), first, second, now)
        }
    }

    @Test(
        "web: unclipped check values",
        arguments: [
            (false, 0.2, -0.0543, 0.1865), (false, 0.4, 0.0021, 0.4716), (false, 0.8, 0.2534, 0.9684),
            (true, 1.2, -0.3467, 0.1791), (true, 1.4, 0.0100, 0.6437), (true, 1.6, 0.5292, 0.8910),
            (true, 1.8, 0.8754, 1.0408),
        ])
    func webChecks(_ isPrimary: Bool, _ seconds: Double, _ left: Double, _ right: Double) {
        let (primary, secondary) = LinearMotion.web.segments(at: seconds / 2)
        let bar = isPrimary ? primary : secondary
        #expect((bar.tail - left).magnitude < 0.0001 && (bar.head - right).magnitude < 0.0001)
    }

    /// Secondary 24…1265 ms, primary 1126…1950 ms; between 1950 and 2024 there is nothing.
    @Test(
        "web: visible windows",
        arguments: [
            (23, false, false), (25, false, true), (1125, false, true), (1127, true, true), (1264, true, true),
            (1267, true, false), (1949, true, false), (1951, false, false), (2023, false, false), (2025, false, true),
        ])
    func windows(_ milliseconds: Int, _ primary: Bool, _ secondary: Bool) {
        let frame = indicator(.web).frame(at: Instant(nanoseconds: Int64(milliseconds) * 1_000_000), width, 4)
        #expect((frame.bar(.active) != nil) == primary)
        #expect((frame.bar(.secondaryActive) != nil) == secondary)
    }

    @Test(
        "contiguous: the closed form, and colours that shift one piece a step", arguments: [Theme.classic, .material3])
    func contiguous(theme: Theme) {
        let colors = [Color(hex: 0xFF0000), Color(hex: 0x00FF00), Color(hex: 0x0000FF), Color(hex: 0xFFFF00)]
        let style = LinearStyle.with(theme) {
            $0.motion = .contiguous
            $0.tints = colors
            $0.gap = 0
            $0.cornerRadius = 0
        }
        let indicator = LinearIndicator(style: style, mode: .indeterminate)
        for now in RandomInstants.thousand(seed: 3) {
            let bars = indicator.frame(at: now, width, 4).bars.filter { $0.role != .track }
            let step = Int(now.nanoseconds / 333_000_000)
            let t = Double(now.nanoseconds % 333_000_000) / 1e6
            let ends = [0, ReferenceCurve.standard(t / 667), ReferenceCurve.standard((t + 333) / 667), 1]
            // Classic begins with an empty track, which a colour more covers at each step.
            let pieces = theme == .classic ? min(3, step + 1) : 3
            #expect(bars.count == pieces || ends[1] * width < tolerance, "at \(now.seconds)")
            for (index, bar) in bars.enumerated() where bars.count == pieces {
                #expect((bar.rect.x - ends[index] * width).magnitude < tolerance, "at \(now.seconds)")
                #expect((bar.rect.maxX - ends[index + 1] * width).magnitude < tolerance, "at \(now.seconds)")
                #expect(bar.color == colors[((step - index) % 4 + 4) % 4], "at \(now.seconds)")
            }
        }
    }

    @Test(
        "contiguous: classic's track stays beneath, Material's is gone",
        arguments: [(Theme.classic, 1), (.material3, 0)])
    func track(theme: Theme, count: Int) {
        let style = LinearStyle.with(theme) { $0.motion = .contiguous }
        let indicator = LinearIndicator(style: style, mode: .indeterminate)
        for seconds in [0, 0.2, 0.5, 0.8, 3.1] {
            let bars = indicator.frame(at: Instant(seconds: seconds), width, 4).bars
            #expect(bars.count { $0.role == .track } == count, "at \(seconds)")
        }
    }

    @Test("contiguous: nothing jumps where a step ends")
    func seam() {
        let (first, second) = LinearMotion.contiguous.segments(at: 1)
        let (next, afterNext) = LinearMotion.contiguous.segments(at: 0)
        #expect((first.head - afterNext.head).magnitude < 0.001)
        #expect(second.head > 0.999 && next.head < 0.001)
    }
}
