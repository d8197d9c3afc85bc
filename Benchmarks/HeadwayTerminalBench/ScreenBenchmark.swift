import BenchSupport

/// What a screen of three busy bars writes.
struct ScreenBenchmark {
    let own: (Work) -> [String]
    let python: (String) -> [String]

    private static let seconds = 5
    private static let rounds = 3

    func run() {
        let subjects = [
            Subject(name: "Headway, three rows", arguments: own(.screen) + ["\(Self.seconds)"]),
            Subject(name: "rich, `Progress` of three tasks", arguments: python("rich-screen") + ["\(Self.seconds)"]),
            Subject(name: "tqdm, three positions", arguments: python("tqdm-screen") + ["\(Self.seconds)"]),
        ]
        var rates = [[Double]](repeating: [], count: subjects.count)
        for _ in 0..<Self.rounds {
            for (index, subject) in subjects.enumerated() {
                guard let outcome = subject.onTerminal() else { continue }
                rates[index].append(Double(outcome.bytes) / outcome.seconds)
            }
        }
        let medians = rates.map { Statistics.median($0) }
        print("\nThree bars, 200 updates a second each, for \(Self.seconds) s on a terminal of 80 × 24")
        print(Statistics.row(["", "bytes a second", "beside Headway"]))
        print(Statistics.row(["---", "---:", "---:"]))
        for (index, subject) in subjects.enumerated() {
            print(
                Statistics.row([
                    subject.name, Statistics.text(medians[index], 0), Statistics.text(medians[index] / medians[0]),
                ]))
        }
    }
}
