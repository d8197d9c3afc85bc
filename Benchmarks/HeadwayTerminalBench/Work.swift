import Foundation
import Headway
import HeadwayFoundation
import HeadwayTerminal

/// What this program does as a subject of its own: `HeadwayTerminalBench --do NAME NUMBER`, figures on descriptor 3.
enum Work: String, CaseIterable {
    /// The loop alone.
    case empty
    /// `for step in steps.showingProgress(…)`.
    case sequence
    /// `withProgress(…) { $0.advance() }`.
    case advance
    /// `for await step in steps.showingProgress(…)`, and the same without.
    case asynchronous
    case asynchronousEmpty = "asynchronous-empty"
    /// Foundation's `Progress`, counted up and drawn by Headway, which it cannot itself.
    case foundation
    /// Three bars that are advanced two hundred times a second each, for so many seconds.
    case screen
    /// Many rows, each added, updated and ended.
    case rows

    func run(_ number: Int) async {
        let clock = ContinuousClock()
        let begun = clock.now
        switch self {
        case .empty: for step in 0..<number { Self.body(step) }
        case .sequence: for step in (0..<number).showingProgress("Working") { Self.body(step) }
        case .advance:
            withProgress("Working", total: number) { progress in
                for step in 0..<number {
                    Self.body(step)
                    progress.advance()
                }
            }
        case .asynchronous:
            for await step in Steps(count: number).showingProgress("W", total: number) { Self.body(step) }
        case .asynchronousEmpty: for await step in Steps(count: number) { Self.body(step) }
        case .foundation: Self.observe(number)
        case .screen: Self.screen(seconds: number)
        case .rows: return Self.rows(number)
        }
        Self.report(begun.duration(to: clock.now))
    }

    /// Says how long a part of the work took.
    private static func report(_ duration: Duration) {
        FileHandle(fileDescriptor: 3).write(Data("\(duration / .seconds(1))\n".utf8))
    }

    /// What every loop does: too little to hide anything, and nothing that the compiler may leave out.
    @_optimize(none)
    static func body(_ step: Int) {}

    /// Each kind of change is made to all rows, and measured by itself.
    private static func rows(_ number: Int) {
        let clock = ContinuousClock()
        let screen = ProgressScreen()
        var rows: [ProgressHandle] = []
        report(clock.measure { rows = (0..<number).map { screen.add(.linear("Task \($0)", total: 100)) } })
        report(
            clock.measure {
                for row in rows {
                    row.advance(by: 50)
                    row.setNote("half")
                }
            })
        report(
            clock.measure {
                for row in rows { row.finish() }
                screen.finish()
            })
    }

    private static func observe(_ number: Int) {
        let progress = Progress(totalUnitCount: Int64(number))
        let screen = ProgressScreen()
        screen.add(.linear("Working", total: Int64(number)), following: ObservedProgress(progress))
        for step in 0..<number {
            body(step)
            progress.completedUnitCount += 1
        }
        screen.finish()
    }

    private static func screen(seconds: Int) {
        let screen = ProgressScreen()
        let steps = seconds * 200
        let rows = (1...3).map { screen.add(.linear("Task \($0)", total: Int64(steps * $0 * 40), unit: .items)) }
        let begun = ContinuousClock.now
        for step in 0..<steps {
            for row in rows { row.advance(by: 37) }
            Thread.sleep(forTimeInterval: max(0, Double(step) / 200 - begun.duration(to: .now) / .seconds(1)))
        }
        screen.finish()
    }
}

/// Numbers in turn, as an asynchronous sequence that never waits.
struct Steps: AsyncSequence {
    let count: Int

    struct AsyncIterator: AsyncIteratorProtocol {
        var next = 0
        let count: Int

        mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
            guard next < count else { return nil }
            defer { next += 1 }
            return next
        }

        mutating func next() async -> Int? { await next(isolation: nil) }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(count: count) }
}
