import Headway

/// How long a film is in frames, and how keys are written.
struct LottieTiming {
    let frames: Double
    let rate: Double

    var seconds: Double { frames / rate }

    /// How a value changes from one key to the next.
    enum Interpolation {
        case straight
        /// It is held until the next key.
        case held
    }

    /// A property: static, or keys.
    func property(
        _ keys: [FilmLayer.Key], isScalar: Bool = false, _ interpolation: Interpolation = .straight
    ) -> Record.Value {
        guard let first = keys.first else { return Self.fixed([0]) }
        if keys.count == 1 { return isScalar ? Self.fixed(first.values[0]) : Self.fixed(first.values) }
        let list = keys.indices.map { index in
            let key = keys[index]
            // Two keys at the same time are a jump: the earlier one is moved slightly forward, so that the frame shows the later one.
            let isLeft = index + 1 < keys.count && keys[index + 1].time - key.time < 1e-6
            let frame = max(0, key.time * rate - (isLeft ? 0.001 : 0))
            var record = Record(["t": .number(frame), "s": .list(key.values.map(Record.Value.number))])
            switch interpolation {
            case .held: record.add("h", .number(1))
            case .straight:
                if index + 1 < keys.count {
                    record.add("i", Self.straight(1))
                    record.add("o", Self.straight(0))
                }
            }
            return Record.Value.record(record)
        }
        return .record(Record(["a": .number(1), "k": .list(list)]))
    }

    private static func straight(_ value: Double) -> Record.Value {
        .record(Record(["x": .list([.number(value)]), "y": .list([.number(value)])]))
    }

    static func fixed(_ values: [Double]) -> Record.Value {
        .record(Record(["a": .number(0), "k": .list(values.map(Record.Value.number))]))
    }

    static func fixed(_ value: Double) -> Record.Value {
        .record(Record(["a": .number(0), "k": .number(value)]))
    }
}
