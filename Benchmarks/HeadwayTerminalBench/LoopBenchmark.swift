import BenchSupport

/// A loop of a million steps whose progress is shown, and what one report costs in it.
struct LoopBenchmark {
    let own: (Work) -> [String]
    let python: (String) -> [String]

    private static let steps = 1_000_000
    /// Long enough for a second and more, and so for all the frames that there are.
    private static let longSteps = 500_000_000
    private static let rounds = 9

    /// A subject, and the one that does the same without showing anything.
    private var contest: [(subject: Subject, empty: Int)] {
        let swift = { (name: String, work: Work) in Subject(name: name, arguments: own(work) + ["\(Self.steps)"]) }
        let other = { (name: String, work: String) in Subject(name: name, arguments: python(work) + ["\(Self.steps)"]) }
        return [
            (swift("Swift: the loop alone", .empty), 0),
            (swift("Swift: the asynchronous loop alone", .asynchronousEmpty), 1),
            (other("Python: the loop alone", "empty"), 2),
            (swift("Headway: `for … in steps.showingProgress`", .sequence), 0),
            (swift("Headway: `withProgress`, `advance()`", .advance), 0),
            (swift("Headway: `for await … in steps.showingProgress`", .asynchronous), 1),
            (swift("Foundation: `completedUnitCount += 1`, drawn by Headway", .foundation), 0),
            (other("tqdm: `for … in tqdm(…)`", "tqdm"), 2),
            (other("tqdm: `update()`", "tqdm-update"), 2),
            (other("rich: `for … in track(…)`", "rich-track"), 2),
            (other("rich: `advance()`", "rich-advance"), 2),
        ]
    }

    func run() {
        print("A loop of \(Self.steps) steps, its bar drawn on a terminal of 80 × 24; \(Self.rounds) rounds, medians")
        report { $0.onTerminal() }
        print("\nThe same with its output in a file")
        report { $0.inFile() }
        reportLong()
    }

    /// A loop that is long enough to be drawn all along.
    private func reportLong() {
        let works: [Work] = [.empty, .sequence, .advance]
        var outcomes = [[Subject.Outcome]](repeating: [], count: works.count)
        for _ in 0..<3 {
            for (index, work) in works.enumerated() {
                let subject = Subject(name: work.rawValue, arguments: own(work) + ["\(Self.longSteps)"])
                if let outcome = subject.onTerminal() { outcomes[index].append(outcome) }
            }
        }
        let times = outcomes.map { Statistics.median($0.map(\.seconds)) }
        print("\nHeadway, \(Self.longSteps) steps on a terminal")
        for index in 1..<works.count {
            let cost = (times[index] - times[0]) / Double(Self.longSteps) * 1e9
            print(
                "\(works[index]): \(Statistics.text(times[index], 1)) s, \(Statistics.text(cost, 1)) ns a step more than "
                    + "without, \(outcomes[index].last?.bytes ?? 0) bytes")
        }
    }

    private func report(_ measure: (Subject) -> Subject.Outcome?) {
        let contest = contest
        var times = [[Double]](repeating: [], count: contest.count)
        var bytes = [Int](repeating: 0, count: contest.count)
        for round in 0..<Self.rounds {
            for offset in contest.indices {
                let index = (offset + round) % contest.count
                guard let outcome = measure(contest[index].subject) else {
                    print("\(contest[index].subject.name): failed")
                    continue
                }
                times[index].append(outcome.seconds)
                bytes[index] = outcome.bytes
            }
        }
        let medians = times.map { Statistics.median($0) }
        let costs = contest.indices.map { (medians[$0] - medians[contest[$0].empty]) / Double(Self.steps) * 1e9 }
        print(Statistics.row(["", "loop ms", "ns a step more than without", "beside Headway's `for`", "bytes"]))
        print(Statistics.row(["---", "---:", "---:", "---:", "---:"]))
        for index in contest.indices {
            let isLoop = contest[index].empty == index
            print(
                Statistics.row([
                    contest[index].subject.name, Statistics.text(medians[index] * 1e3, 1),
                    isLoop ? "" : Statistics.text(costs[index], 1),
                    isLoop ? "" : Statistics.text(costs[index] / costs[3], 1), isLoop ? "" : "\(bytes[index])",
                ]))
        }
    }
}
