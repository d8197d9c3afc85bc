import CAllocations
import Headway

/// State to drawing: what one frame of each indicator costs, in time and in allocations.
enum FrameBenchmark {
    static func run() {
        print("One frame, state to drawing (nanoseconds, and allocations in the steady state)")
        let widths = [34, 8, 8, 8, 12]
        Table.row(["", "1", "100", "10,000", "allocations"], widths: widths)
        for (name, make) in cases {
            let times = [1, 100, 10_000].map { cost(make, count: $0) }
            let allocations = allocationsPerFrame(make)
            Table.row(
                [name] + times.map { Table.number($0, digits: 0) } + [Table.number(allocations, digits: 2)],
                widths: widths)
        }
        print("A 60 Hz frame is 16,666,667 ns: 10,000 indicators fit one core where the third column is below 1,667.\n")
    }

    typealias Make = @Sendable () -> (any Indicator, Size)

    static let cases: [(String, Make)] = [
        ("linear, settled", { linear { $0.setProgress(.fraction(0.4), animated: false, at: .zero) } }),
        ("linear, value moving", { linear { $0.setProgress(.fraction(0.9), animated: true, at: .zero) } }),
        (
            "linear, material3, moving",
            { linear(.material3) { $0.setProgress(.fraction(0.9), animated: true, at: .zero) } }
        ),
        ("linear, disjoint", { linear(motion: .disjoint) { _ in } }),
        ("linear, web", { linear(motion: .web) { _ in } }),
        ("linear, contiguous", { linear(motion: .contiguous) { _ in } }),
        ("linear, wave", { linear(wave: true) { $0.setProgress(.fraction(0.6), animated: false, at: .zero) } }),
        ("circular, value", { circular(nil) { $0.setProgress(.fraction(0.6), animated: true, at: .zero) } }),
        ("circular, star", { circular(.star) { _ in } }),
        ("circular, advance", { circular(.advance) { _ in } }),
        ("circular, retreat", { circular(.retreat) { _ in } }),
        (
            "circular, wave",
            { circular(nil, wave: true) { $0.setProgress(.fraction(0.6), animated: false, at: .zero) } }
        ),
        ("download, initial", { download(.initial) }),
        ("download, indeterminate", { download(.indeterminate) }),
        ("download, running", { download(.running) }),
        ("download, completed", { download(.completed) }),
    ]

    private static func linear(
        _ theme: Theme = .classic, motion: LinearMotion? = nil, wave: Bool = false,
        _ set: (inout LinearIndicator) -> Void
    ) -> (any Indicator, Size) {
        var style = LinearStyle(theme: theme)
        style.motion = motion
        if wave { style.wave = Wave() }
        var indicator = LinearIndicator(style: style, mode: motion == nil ? .determinate : .indeterminate)
        set(&indicator)
        return (indicator, Size(width: 240, height: wave ? 10 : 4))
    }

    private static func circular(
        _ motion: CircularMotion?, wave: Bool = false, _ set: (inout CircularIndicator) -> Void
    ) -> (any Indicator, Size) {
        var style = CircularStyle(theme: .material3)
        style.motion = motion
        if wave { style.wave = Wave(amplitude: 1.6, wavelength: 15) }
        var indicator = CircularIndicator(style: style, mode: motion == nil ? .determinate : .indeterminate)
        set(&indicator)
        return (indicator, Size(width: 48, height: 48))
    }

    private static func download(_ state: DownloadState) -> (any Indicator, Size) {
        (DownloadIndicator(state: state, progress: .fraction(0.4)), Size(width: 44, height: 44))
    }

    private static func cost(_ make: Make, count: Int) -> Double {
        let (first, size) = make()
        return measure(first, size: size, count: count)
    }

    /// Opens the existential once, so that the loop runs on the concrete type as a host's does.
    private static func measure(_ indicator: some Indicator, size: Size, count: Int) -> Double {
        let indicators = [_](repeating: indicator, count: count)
        var frame = Frame()
        let passes = max(1, 100_000 / count)
        return Stopwatch.medians(
            rounds: 5, operations: passes * count,
            [
                {
                    for pass in 0..<passes {
                        let now = Instant(nanoseconds: Int64(pass % 97) * 2_345_678)
                        for each in indicators {
                            each.render(at: now, size: size, environment: Environment(), into: &frame)
                        }
                    }
                }
            ])[0]
    }

    private static func allocationsPerFrame(_ make: Make) -> Double {
        let (indicator, size) = make()
        var frame = Frame()
        let frames = 1000
        func pass() {
            for number in 0..<frames {
                let now = Instant(nanoseconds: Int64(number) * 16_666_667)
                indicator.render(at: now, size: size, environment: Environment(), into: &frame)
            }
        }
        pass()
        let before = headway_allocations()
        pass()
        return Double(headway_allocations() - before) / Double(frames)
    }
}
