/// Writes a film as text for people and for `diff`: a line for each frame, followed by a line for each of its parts.
struct TextWriter {
    private(set) var text = ""

    init(_ film: Film) {
        for view in film.views {
            line("view", Record(["at": .point(view.origin)]))
            text += TextWriter(view.film).text
        }
        guard film.views.isEmpty else { return }
        for sample in film.samples { write(Record(sample)) }
        for completion in film.completions { line("completion", Record(completion)) }
        for announcement in film.announcements { line("announcement", Record(announcement)) }
    }

    private mutating func write(_ frame: Record) {
        let parts: KeyValuePairs = [
            "bars": "bar", "arcs": "arc", "waves": "wave", "art": "art", "semantics": "semantics",
        ]
        let named = parts.map(\.key)
        line("frame", frame.fields.filter { !named.contains($0.name) })
        for field in frame.fields {
            guard let part = parts.first(where: { $0.key == field.name })?.value else { continue }
            for record in field.value.records { line("  " + part, record) }
        }
    }

    private mutating func line(_ name: String, _ record: Record) { line(name, record.fields) }

    private mutating func line(_ name: String, _ fields: [Record.Field]) {
        text += name
        for field in fields { text += " \(field.name) \(Self.text(of: field.value))" }
        text += "\n"
    }

    private static func text(of value: Record.Value) -> String {
        switch value {
        case .number(let number): number.decimal()
        case .time(let seconds): seconds.decimal(places: 9)
        case .null: "none"
        case .text(let string): string.isPlainWord ? string : string.quoted
        case .flag(let flag): flag ? "true" : "false"
        case .list(let values): values.isEmpty ? "none" : values.map(text).joined(separator: ",")
        case .record(let record): record.fields.map { "\($0.name) \(text(of: $0.value))" }.joined(separator: " ")
        }
    }
}

extension Record.Value {
    /// The records in it: each of a list's, or a record itself.
    fileprivate var records: [Record] {
        switch self {
        case .record(let record): [record]
        case .list(let values): values.flatMap(\.records)
        case .number, .time, .null, .text, .flag: []
        }
    }
}

extension String {
    /// True when it needs no quotes to be read as one word.
    fileprivate var isPlainWord: Bool {
        !isEmpty && utf8.allSatisfy { (0x21..<0x7F).contains($0) } && !contains("\"") && !contains(",")
    }
}
