/// Times things in turn, so that a machine that gets slower gets slower for all of them.
enum Stopwatch {
    /// Runs each body in rotation and gives the median nanoseconds of one of its operations.
    static func medians(rounds: Int, operations: Int, _ bodies: [() -> Void]) -> [Double] {
        let clock = ContinuousClock()
        var times = [[Double]](repeating: [], count: bodies.count)
        for round in 0..<rounds + 1 {
            for (index, body) in bodies.enumerated() {
                let time = clock.measure(body)
                // The first round warms caches and memory, and does not count.
                if round > 0 { times[index].append(nanoseconds(time) / Double(operations)) }
            }
        }
        return times.map { $0.sorted()[$0.count / 2] }
    }

    private static func nanoseconds(_ time: Duration) -> Double {
        Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
    }
}

/// Columns of text.
enum Table {
    static func row(_ cells: [String], widths: [Int]) {
        let padded = zip(cells, widths).enumerated().map { index, pair in
            let blanks = String(repeating: " ", count: max(0, pair.1 - pair.0.count))
            return index == 0 ? pair.0 + blanks : blanks + pair.0
        }
        print(padded.joined(separator: "  "))
    }

    static func number(_ value: Double, digits: Int = 1) -> String {
        let scale = digits == 0 ? 1.0 : digits == 1 ? 10 : 100
        let rounded = (value * scale).rounded() / scale
        return digits == 0 ? String(Int(rounded)) : String(rounded)
    }
}
