/// The arguments after a subcommand, divided into options and operands.
package struct Arguments: Sendable, Equatable {
    /// The values of each option, in order; an option without a value has an empty one for each time it is given.
    package private(set) var values: [OptionName: [String]] = [:]
    /// The arguments that are neither an option nor its value.
    package private(set) var operands: [String] = []
    /// What follows `--`, for a subcommand that takes a command to run; such words are not operands.
    package private(set) var command: [String] = []

    /// Sorts words: `--name value`, `--name=value`, `-n value`, `-nvalue`, and letters without values before them, as
    /// in `-qj2`; `--` ends the options, `-` is an operand.
    ///
    /// A request for help takes precedence over errors before or after it.
    package init(_ words: [String], for subcommand: Subcommand) throws(UsageError) {
        var rest = words[...]
        var firstError: UsageError?
        while let word = rest.popFirst() {
            if word == "--" {
                if subcommand.takesCommand, rest.isEmpty {
                    firstError = firstError ?? UsageError("a command must follow --")
                }
                if subcommand.takesCommand { command += rest } else { operands += rest }
                break
            }
            guard word.count > 1, word.hasPrefix("-") else {
                operands.append(word)
                continue
            }
            do {
                if word.hasPrefix("--") {
                    try addLong(word, &rest, subcommand)
                } else {
                    try addLetters(word, &rest, subcommand)
                }
            } catch {
                firstError = firstError ?? error
            }
        }
        if let firstError, !has(.help) { throw firstError }
    }

    /// True if the option is given at least once.
    package func has(_ name: OptionName) -> Bool { values[name] != nil }

    package subscript(name: OptionName) -> String? { values[name]?.last }

    package func all(_ name: OptionName) -> [String] { values[name] ?? [] }

    private mutating func addLong(
        _ word: String, _ rest: inout ArraySlice<String>, _ command: Subcommand
    ) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = command.allOptions.first(where: { $0.name.flag == parts[0] }) else {
            throw Self.unknown(parts[0], of: command)
        }
        if option.name == .help, parts.count > 1 {
            values[.help, default: []].append(parts[1])
            return
        }
        if !option.takesValue, parts.count > 1 { throw UsageError("\(word): \(option.name.flag) takes no value") }
        try add(option, attached: parts.count > 1 ? parts[1] : nil, &rest)
    }

    private mutating func addLetters(
        _ word: String, _ rest: inout ArraySlice<String>, _ command: Subcommand
    ) throws(UsageError) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = command.allOptions.first(where: { $0.letter == letter }) else {
                throw Self.unknown("-\(letter)", of: command)
            }
            if option.takesValue {
                return try add(option, attached: letters.isEmpty ? nil : String(letters), &rest)
            }
            try add(option, attached: nil, &rest)
        }
    }

    private mutating func add(
        _ option: Option, attached: String?, _ rest: inout ArraySlice<String>
    ) throws(UsageError) {
        guard option.takesValue else {
            values[option.name, default: []].append("")
            return
        }
        guard let value = attached ?? rest.popFirst() else {
            throw UsageError("\(option.name.flag) needs a value: \(option.placeholder ?? "")")
        }
        if case .choice(let words) = option.value, !words.contains(value) {
            throw UsageError("\(option.name.flag) takes \(UsageError.alternatives(words)), not '\(value)'")
        }
        values[option.name, default: []].append(value)
    }

    private static func unknown(_ word: String, of command: Subcommand) -> UsageError {
        if word.hasPrefix("--"),
            let nearest = NearestName.of(String(word.dropFirst(2)), among: command.allOptions.map(\.name.rawValue))
        {
            return UsageError("unknown option '\(word)'; did you mean '--\(nearest)'?")
        }
        return UsageError("unknown option '\(word)'; 'headway \(command.name.rawValue) --help' lists them")
    }
}
