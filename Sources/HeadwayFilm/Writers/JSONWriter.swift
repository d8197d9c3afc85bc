/// Writes a film as one JSON object with a line for each frame: equal films give equal bytes.
struct JSONWriter {
    private(set) var text = ""

    init(_ film: Film) {
        guard film.views.isEmpty else {
            write(film.views) { JSONWriter($0).text }
            return
        }
        text += "{\n"
        list("frames", film.samples.map(Record.init))
        text += ",\n"
        list("completions", film.completions.map(Record.init))
        text += ",\n"
        list("announcements", film.announcements.map(Record.init))
        text += "\n}\n"
    }

    init(plans film: Film) {
        guard film.views.isEmpty else {
            write(film.views) { JSONWriter(plans: $0).text }
            return
        }
        text += "{\n"
        list("plans", film.plans.map(Record.init))
        text += "\n}\n"
    }

    private init() {}

    /// Prints one object in a line.
    static func line(_ record: Record) -> String {
        var writer = JSONWriter()
        writer.write(record)
        return writer.text + "\n"
    }

    /// A page: the object of each of its indicators, and its position.
    private mutating func write(_ views: [Film.View], _ object: (Film) -> String) {
        text += "{\n  \"views\": ["
        for (index, view) in views.enumerated() {
            text += index == 0 ? "\n    {\n      \"at\": " : ",\n    {\n      \"at\": "
            write(.point(view.origin))
            let lines = object(view.film).split(separator: "\n").dropFirst()
            text += ",\n" + lines.map { "    \($0)" }.joined(separator: "\n")
        }
        text += "\n  ]\n}\n"
    }

    private mutating func list(_ name: String, _ records: [Record]) {
        text += "  \(name.quoted): ["
        for (index, record) in records.enumerated() {
            text += index == 0 ? "\n    " : ",\n    "
            write(record)
        }
        text += records.isEmpty ? "]" : "\n  ]"
    }

    private mutating func write(_ record: Record) {
        text += "{"
        for (index, field) in record.fields.enumerated() {
            if index > 0 { text += ", " }
            text += field.name.quoted
            text += ": "
            write(field.value)
        }
        text += "}"
    }

    private mutating func write(_ value: Record.Value) {
        switch value {
        case .number(let number): text += number.decimal()
        case .time(let seconds): text += seconds.decimal(places: 9)
        case .null: text += "null"
        case .text(let string): text += string.quoted
        case .flag(let flag): text += flag ? "true" : "false"
        case .record(let record): write(record)
        case .list(let values):
            text += "["
            for (index, value) in values.enumerated() {
                if index > 0 { text += ", " }
                write(value)
            }
            text += "]"
        }
    }
}
