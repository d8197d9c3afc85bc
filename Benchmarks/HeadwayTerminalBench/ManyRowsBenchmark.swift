import BenchSupport

/// How long it takes to add many rows, to update each of them, and to end each of them.
struct ManyRowsBenchmark {
    let own: (Work) -> [String]
    let python: (String) -> [String]

    private static let count = 10_000
    /// tqdm and rich take time that grows with the square of their bars, and minutes for as many.
    private static let (fewer, fewest) = (1000, 100)
    private static let rounds = 3

    func run() {
        print("\nMany rows on a terminal of 80 × 24, and as lines in a file: seconds for each kind of change")
        print(Statistics.row(["", "add", "update", "end", "all, each row", "beside Headway"]))
        print(Statistics.row(["---", "---:", "---:", "---:", "---:", "---:"]))
        var first: Double?
        for (name, words, count, isFile) in subjects {
            let subject = Subject(name: name, arguments: words + ["\(count)"])
            let outcomes = (0..<Self.rounds).compactMap { _ in isFile ? subject.inFile() : subject.onTerminal() }
            guard let length = outcomes.map(\.parts.count).min(), length == 3 else {
                print("\(name): failed")
                continue
            }
            let parts = (0..<3).map { part in Statistics.median(outcomes.map { $0.parts[part] }) }
            let each = parts.reduce(0, +) / Double(count)
            first = first ?? each
            print(
                Statistics.row(
                    [name] + parts.map { Statistics.text($0, 3) } + [
                        Statistics.text(each * 1e6, 1) + " µs", Statistics.text(each / (first ?? each), 1),
                    ]))
        }
    }

    private var subjects: [(name: String, words: [String], count: Int, isFile: Bool)] {
        [
            ("Headway, \(Self.count) rows", own(.rows), Self.count, false),
            ("Headway, \(Self.count) rows as lines", own(.rows), Self.count, true),
            ("tqdm, \(Self.fewer) bars", python("tqdm-rows"), Self.fewer, false),
            ("tqdm, \(Self.fewer) bars in a file", python("tqdm-rows"), Self.fewer, true),
            ("rich, `Progress` of \(Self.fewest) tasks", python("rich-rows"), Self.fewest, false),
        ]
    }
}
