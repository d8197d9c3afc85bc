/// A value in a scenario and its path: converts JSON to typed values, or to an error that names the field.
struct JSONNode {
    let path: String
    let value: JSONValue

    /// The path of an object's field; names that are not a single word are quoted.
    static func path(_ parent: String, _ name: String) -> String {
        let isPlain = !name.isEmpty && name.utf8.allSatisfy { $0.isWordByte }
        if isPlain { return parent.isEmpty ? name : "\(parent).\(name)" }
        return "\(parent)[\(name.quoted)]"
    }

    /// The path of a list's element.
    static func path(_ parent: String, _ index: Int) -> String { "\(parent)[\(index)]" }

    /// An error that says what the field takes and what it was given.
    func refusal(_ takes: String) -> FilmError {
        FilmError(field: path.isEmpty ? "scenario" : path, problem: "takes \(takes), not \(value.summary)")
    }

    /// The elements of a list.
    func list(_ takes: String) throws(FilmError) -> [JSONNode] {
        guard case .list(let values) = value else { throw refusal(takes) }
        return values.enumerated().map { JSONNode(path: Self.path(path, $0.offset), value: $0.element) }
    }

    /// A finite number in a range.
    func number(_ takes: String, in range: ClosedRange<Double>) throws(FilmError) -> Double {
        guard case .number(let number) = value, range.contains(number) else { throw refusal(takes) }
        return number
    }

    func flag() throws(FilmError) -> Bool {
        guard case .bool(let flag) = value else { throw refusal("true or false") }
        return flag
    }

    func text(_ takes: String) throws(FilmError) -> String {
        guard case .string(let text) = value else { throw refusal(takes) }
        return text
    }

    /// One of several words.
    func choice<Choice>(_ words: KeyValuePairs<String, Choice>) throws(FilmError) -> Choice {
        if case .string(let text) = value, let match = words.first(where: { $0.key == text }) { return match.value }
        throw refusal(Self.either(words.map(\.key.quoted)))
    }

    /// One of an enumeration's cases, by its name.
    func choice<Choice: RawRepresentable<String> & CaseIterable>() throws(FilmError) -> Choice {
        if case .string(let text) = value, let match = Choice(rawValue: text) { return match }
        throw refusal(Self.words(Choice.self))
    }

    /// The names of an enumeration's cases, as an error lists them.
    static func words<Choice: RawRepresentable<String> & CaseIterable>(_ type: Choice.Type) -> String {
        either(Choice.allCases.map(\.rawValue.quoted))
    }

    /// `a, b or c`.
    static func either(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension UInt8 {
    /// True for the bytes of a plain field name.
    fileprivate var isWordByte: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
