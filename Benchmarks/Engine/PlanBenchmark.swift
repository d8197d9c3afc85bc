import CAllocations
import Headway

/// What a plan costs: made anew, with no motion remembered, and again with the motion's keys at hand.
enum PlanBenchmark {
    static func run() {
        print("One plan (microseconds; keys of the longest track; allocations)")
        let widths = [34, 8, 8, 8, 12, 12]
        Table.row(["", "anew", "again", "keys", "anew", "again"], widths: widths)
        var most = 0.0
        for (name, make) in FrameBenchmark.cases + cases {
            let (indicator, size) = make()
            let cost = measure(indicator, size)
            most = max(most, cost.fresh, cost.again)
            Table.row(
                [
                    name, Table.number(cost.fresh / 1000), Table.number(cost.again / 1000), String(cost.keys),
                    Table.number(cost.freshAllocations), Table.number(cost.againAllocations),
                ], widths: widths)
        }
        let slowest = Table.number(most / 1000)
        print("A plan may take 300 microseconds and have 128 keys a track; the slowest took \(slowest).\n")
    }

    /// What plans have to say and single frames have not: every motion in both looks, a bar's at a phone's width, and every change
    /// between a value and a motion.
    private static var cases: [(String, FrameBenchmark.Make)] {
        var cases: [(String, FrameBenchmark.Make)] = []
        for theme in [Theme.classic, .material3] {
            for change in Change.allCases {
                for motion in LinearMotion.allCases {
                    cases.append(("bar, \(theme), \(motion), \(change)", { bar(theme, motion, change) }))
                }
                for motion in CircularMotion.allCases {
                    cases.append(("ring, \(theme), \(motion), \(change)", { ring(theme, motion, change) }))
                }
            }
        }
        return cases
    }

    private enum Change: CaseIterable { case going, begins, ends }

    private static func bar(_ theme: Theme, _ motion: LinearMotion, _ change: Change) -> (any Indicator, Size) {
        var style = LinearStyle(theme: theme)
        style.motion = motion
        var indicator = LinearIndicator(
            style: style, progress: .fraction(0.6), mode: change == .begins ? .determinate : .indeterminate)
        apply(change) { indicator.setMode($0, animated: true, at: .zero) }
        return (indicator, Size(width: 390, height: 4))
    }

    private static func ring(_ theme: Theme, _ motion: CircularMotion, _ change: Change) -> (any Indicator, Size) {
        var style = CircularStyle(theme: theme)
        style.motion = motion
        var indicator = CircularIndicator(
            style: style, progress: .fraction(0.6), mode: change == .begins ? .determinate : .indeterminate)
        apply(change) { indicator.setMode($0, animated: true, at: .zero) }
        return (indicator, Size(width: 48, height: 48))
    }

    private static func apply(_ change: Change, _ set: (IndicatorMode) -> Void) {
        switch change {
        case .going: return
        case .begins: set(.indeterminate)
        case .ends: set(.determinate)
        }
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
