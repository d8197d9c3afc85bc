/// The help of the command and of its subcommands.
package enum HelpText {
    /// What a program prints for `--help`.
    package static func overview(_ program: Program) -> String {
        let commands = program.subcommands
        let width = commands.map(\.name.rawValue.count).max() ?? 0
        let rows = commands.map { "  \($0.name.rawValue.padded(to: width))  \($0.summary)" }
        return """
            Usage: \(program.name) SUBCOMMAND [options]

            \(program.summary)

            Subcommands:
            \(rows.joined(separator: "\n"))

            '\(program.name) SUBCOMMAND --help' says more; '\(program.name) --version' prints the version.

            """
    }

    /// What `headway SUBCOMMAND --help` prints: the common options if there are many.
    package static func of(_ command: Subcommand) -> String {
        let common = command.options.filter(\.isCommon)
        guard !common.isEmpty else { return full(command) }
        let rows = table(common + [Subcommand.help])
        return """
            Usage: \(command.usage)

            \(command.summary)

            \(rows.joined(separator: "\n"))

            '\(command.call) --help all' lists all \(command.allOptions.count) options; 'headway manual' says more.

            """
    }

    /// What `headway SUBCOMMAND --help all` prints.
    package static func full(_ command: Subcommand) -> String {
        let rows = zip(table(command.allOptions), command.allOptions).map { row, option in
            (option.group.map { "\n\($0):\n" } ?? "") + row
        }
        let discussion = command.discussion.map { wrapped($0, columns: 79) + "\n\n" }.joined()
        return "Usage: \(command.usage)\n\n\(command.summary)\n\n\(discussion)"
            + (command.options.first?.group == nil ? "Options:\n" : "")
            + rows.joined(separator: "\n").drop { $0 == "\n" } + "\n"
    }

    /// A row for each option, in two columns.
    private static func table(_ options: [Option]) -> [String] {
        let left = options.map(heading)
        let width = min(26, left.map(\.count).max() ?? 0)
        return zip(left, options).map { heading, option in
            let gap = heading.count > width ? "\n" + String(repeating: " ", count: width + 4) : "  "
            return "  \(heading.padded(to: width))\(gap)\(option.help)"
        }
    }

    /// An option as the help names it: `-o, --output FILE`.
    static func heading(_ option: Option) -> String {
        let letter = option.letter.map { "-\($0), " } ?? "    "
        return letter + option.name.flag + (option.placeholder.map { " " + $0 } ?? "")
    }

    /// Text wrapped at spaces to a maximum number of columns.
    static func wrapped(_ text: String, columns: Int) -> String {
        var lines: [String] = [""]
        for word in text.split(separator: " ") {
            let last = lines[lines.count - 1]
            if last.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if last.count + 1 + word.count <= columns {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension String {
    /// The text padded with spaces to a width in characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
