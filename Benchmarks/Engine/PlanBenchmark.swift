import CAllocations
import Headway

/// What a plan costs: made anew, with no motion remembered, and again with the motion's keys at hand.
enum PlanBenchmark {
    static func run() {
        print("One plan (microseconds; keys of the longest track; allocations)")
        let widths = [34, 8, 8, 8, 12, 12]
        Table.row(["", "anew", "again", "keys", "anew", "again"], widths: widths)
        for (name, make) in FrameBenchmark.cases + cases {
            let (indicator, size) = make()
            let cost = measure(indicator, size)
            Table.row(
                [
                    name, Table.number(cost.fresh / 1000), Table.number(cost.again / 1000), String(cost.keys),
                    Table.number(cost.freshAllocations), Table.number(cost.againAllocations),
                ], widths: widths)
        }
        print("A plan may take 300 microseconds and have 128 keys a track.\n")
    }

    /// What plans have to say and single frames have not: motions in Material's look and at a phone's width, and changes.
    private static let cases: [(String, FrameBenchmark.Make)] = [
        ("linear, material3, disjoint, 390", { motion(.disjoint) }), ("linear, material3, web, 390", { motion(.web) }),
        ("linear, disjoint, from a value", { linearChange }),
        ("circular, star to a value", { ringChange(.star, .determinate) }),
        ("circular, star from a value", { ringChange(.star, .indeterminate) }),
        ("circular, retreat from a value", { ringChange(.retreat, .indeterminate) }),
    ]

    private static func motion(_ motion: LinearMotion) -> (any Indicator, Size) {
        var style = LinearStyle(theme: .material3)
        style.motion = motion
        return (LinearIndicator(style: style, mode: .indeterminate), Size(width: 390, height: 4))
    }

    private static var linearChange: (any Indicator, Size) {
        var indicator = LinearIndicator(style: LinearStyle(theme: .classic), progress: .fraction(0.6))
        indicator.setMode(.indeterminate, animated: true, at: .zero)
        return (indicator, Size(width: 240, height: 4))
    }

    private static func ringChange(_ motion: CircularMotion, _ mode: IndicatorMode) -> (any Indicator, Size) {
        var style = CircularStyle(theme: .classic)
        style.motion = motion
        let other: IndicatorMode = mode == .determinate ? .indeterminate : .determinate
        var indicator = CircularIndicator(style: style, progress: .fraction(0.6), mode: other)
        indicator.setMode(mode, animated: true, at: .zero)
        return (indicator, Size(width: 48, height: 48))
    }

    private struct Cost {
        var fresh = 0.0
        var again = 0.0
        var keys = 0
        var freshAllocations = 0.0
        var againAllocations = 0.0
    }

    private static func measure(_ indicator: some Indicator, _ size: Size) -> Cost {
        let passes = 50
        var (planner, plan, cost) = (Planner(), Plan(), Cost())
        func make(forgetting: Bool) {
            for pass in 0..<passes {
                if forgetting { planner.forget() }
                planner.plan(indicator, at: instant(pass), size: size, environment: Environment(), into: &plan)
                for track in plan.tracks { cost.keys = max(cost.keys, track.lead.count + track.loop.count) }
            }
        }
        let times = Stopwatch.medians(
            rounds: 5, operations: passes, [{ make(forgetting: true) }, { make(forgetting: false) }])
        (cost.fresh, cost.again) = (times[0], times[1])
        func allocations(forgetting: Bool) -> Double {
            let before = headway_allocations()
            make(forgetting: forgetting)
            return Double(headway_allocations() - before) / Double(passes)
        }
        cost.freshAllocations = allocations(forgetting: true)
        cost.againAllocations = allocations(forgetting: false)
        return cost
    }

    private static func instant(_ pass: Int) -> Instant { Instant(nanoseconds: Int64(pass) * 5_432_109) }
}
