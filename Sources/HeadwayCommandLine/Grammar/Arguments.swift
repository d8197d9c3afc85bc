/// The words after a subcommand, sorted into options and operands.
package struct Arguments: Sendable, Equatable {
    /// The values of each option, in order; an option without a value has an empty one for each time it stands.
    package private(set) var values: [String: [String]] = [:]
    /// What is neither an option nor its value.
    package private(set) var operands: [String] = []

    /// Sorts words: `--name value`, `--name=value`, `-n value`, `-nvalue`; `--` ends the options, `-` is an operand.
    package init(_ words: [String], for command: Subcommand) throws(UsageError) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.count > 1, word.hasPrefix("-") else {
                operands.append(word)
                continue
            }
            let (option, attached) = try Self.option(word, of: command)
            if !option.takesValue {
                if attached != nil { throw UsageError("\(word): --\(option.name) takes no value") }
                values[option.name, default: []].append("")
                continue
            }
            guard let value = attached ?? rest.popFirst() else {
                throw UsageError("--\(option.name) needs a value: \(option.placeholder ?? "")")
            }
            try add(value, to: option)
        }
    }

    /// True when the option stands at least once.
    package func has(_ name: String) -> Bool { values[name] != nil }

    /// The value that stands last.
    package subscript(name: String) -> String? { values[name]?.last }

    /// All values, in order.
    package func all(_ name: String) -> [String] { values[name] ?? [] }

    private mutating func add(_ value: String, to option: Option) throws(UsageError) {
        if case .choice(let words) = option.value, !words.contains(value) {
            throw UsageError("--\(option.name) takes \(words.joined(separator: ", ")), not '\(value)'")
        }
        values[option.name, default: []].append(value)
    }

    private static func option(
        _ word: String, of command: Subcommand
    ) throws(UsageError) -> (Option, attached: String?) {
        if word.hasPrefix("--") {
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts.first ?? "")
            if let option = command.allOptions.first(where: { $0.name == name }) {
                return (option, parts.count > 1 ? String(parts[1]) : nil)
            }
            throw unknown("--" + name, among: command.allOptions.map { "--" + $0.name }, of: command)
        }
        let letter = word[word.index(after: word.startIndex)]
        guard let option = command.allOptions.first(where: { $0.letter == letter }) else {
            throw unknown(word, among: command.allOptions.map { "--" + $0.name }, of: command)
        }
        let attached = String(word.dropFirst(2))
        return (option, attached.isEmpty ? nil : attached)
    }

    private static func unknown(_ word: String, among names: [String], of command: Subcommand) -> UsageError {
        if let nearest = NearestName.of(word, among: names) {
            return UsageError("unknown option '\(word)'; did you mean '\(nearest)'?")
        }
        return UsageError("unknown option '\(word)'; 'headway \(command.name) --help' lists them")
    }
}
