import Foundation
import Headway
import Synchronization

/// Reporting one unit of progress: the counter beside a bare atomic addition and beside Foundation's `Progress`.
enum CounterBenchmark {
    private static let bare = Atomic<Int64>(0)

    static func run() {
        let operations = 5_000_000
        let counter = ProgressCounter(total: Int64(operations))
        let progress = Progress(totalUnitCount: Int64(operations))
        let times = Stopwatch.medians(
            rounds: 7, operations: operations,
            [
                { for _ in 0..<operations { bare.wrappingAdd(1, ordering: .relaxed) } },
                { for _ in 0..<operations { counter.advance() } },
                {
                    // A twentieth of the operations: the ratio is what counts.
                    for _ in 0..<operations / 20 { progress.completedUnitCount += 1 }
                },
            ])
        let foundation = times[2] * 20
        print("One update (nanoseconds)")
        Table.row(["bare atomic addition", Table.number(times[0], digits: 2), "1"], widths: [34, 8, 8])
        Table.row(
            [
                "ProgressCounter.advance", Table.number(times[1], digits: 2),
                Table.number(times[1] / times[0], digits: 2),
            ],
            widths: [34, 8, 8])
        Table.row(
            ["Foundation's Progress", Table.number(foundation), Table.number(foundation / times[0], digits: 0)],
            widths: [34, 8, 8])
    }
}
