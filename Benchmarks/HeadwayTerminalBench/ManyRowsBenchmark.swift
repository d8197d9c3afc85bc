import BenchSupport

/// How long it takes to add many rows and to end each of them.
struct ManyRowsBenchmark {
    let own: (Work) -> [String]
    let python: (String) -> [String]

    private static let rows = 1000
    private static let many = 10_000
    private static let rounds = 3

    func run() {
        let subjects = [
            Subject(name: "Headway, \(Self.rows) rows", arguments: own(.rows) + ["\(Self.rows)"]),
            Subject(name: "rich, `Progress` of \(Self.rows) tasks", arguments: python("rich-rows") + ["\(Self.rows)"]),
            Subject(name: "tqdm, \(Self.rows) bars", arguments: python("tqdm-rows") + ["\(Self.rows)"]),
            Subject(name: "Headway, \(Self.many) rows", arguments: own(.rows) + ["\(Self.many)"]),
        ]
        print("\nMany rows, each added and ended, on a terminal of 80 × 24")
        print(Statistics.row(["", "all of it, s", "beside Headway"]))
        print(Statistics.row(["---", "---:", "---:"]))
        var first: Double?
        for subject in subjects {
            let seconds = Statistics.median((0..<Self.rounds).compactMap { _ in subject.onTerminal()?.seconds })
            first = first ?? seconds
            print(
                Statistics.row([
                    subject.name, Statistics.text(seconds, 3), Statistics.text(seconds / (first ?? seconds)),
                ]))
        }
    }
}
