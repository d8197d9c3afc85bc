import Headway

/// What a plan costs: made anew, with nothing remembered, and again with the motion's keys at hand.
enum PlanBenchmark {
    static func run() {
        print("One plan (microseconds; keys of the longest track)")
        let widths = [34, 8, 8, 8]
        Table.row(["", "anew", "again", "keys"], widths: widths)
        for (name, make) in FrameBenchmark.cases {
            let (indicator, size) = make()
            let (fresh, again, keys) = measure(indicator, size)
            Table.row(
                [name, Table.number(fresh / 1000), Table.number(again / 1000), String(keys)], widths: widths)
        }
        print("A plan may take 300 microseconds and have 128 keys a track.\n")
    }

    private static func measure(_ indicator: some Indicator, _ size: Size) -> (fresh: Double, again: Double, keys: Int)
    {
        let passes = 50
        var (kept, plan) = (Planner(), Plan())
        var keys = 0
        let times = Stopwatch.medians(
            rounds: 5, operations: passes,
            [
                {
                    for pass in 0..<passes {
                        var planner = Planner()
                        planner.plan(
                            indicator, at: instant(pass), size: size, environment: Environment(), into: &plan)
                    }
                },
                {
                    for pass in 0..<passes {
                        kept.plan(indicator, at: instant(pass), size: size, environment: Environment(), into: &plan)
                        for track in plan.tracks { keys = max(keys, track.lead.count + track.loop.count) }
                    }
                },
            ])
        return (times[0], times[1], keys)
    }

    private static func instant(_ pass: Int) -> Instant { Instant(nanoseconds: Int64(pass) * 5_432_109) }
}
