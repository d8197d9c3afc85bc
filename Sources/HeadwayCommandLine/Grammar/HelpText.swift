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

    /// What `headway SUBCOMMAND --help` prints.
    package static func of(_ command: Subcommand) -> String {
        let left = command.allOptions.map(heading)
        let width = min(26, left.map(\.count).max() ?? 0)
        let rows = zip(left, command.allOptions).map { heading, option in
            let gap = heading.count > width ? "\n" + String(repeating: " ", count: width + 4) : "  "
            let title = option.group.map { "\n\($0):\n" } ?? ""
            return title + "  \(heading.padded(to: width))\(gap)\(option.help)"
        }
        let discussion = command.discussion.map { wrapped($0, columns: 79) + "\n\n" }.joined()
        return "Usage: \(command.usage)\n\n\(command.summary)\n\n\(discussion)"
            + (command.options.first?.group == nil ? "Options:\n" : "")
            + rows.joined(separator: "\n").drop { $0 == "\n" } + "\n"
    }

    /// An option as the help names it: `-o, --output FILE`.
    static func heading(_ option: Option) -> String {
        let letter = option.letter.map { "-\($0), " } ?? "    "
        return letter + option.name.flag + (option.placeholder.map { " " + $0 } ?? "")
    }

    /// Text broken at blanks to lines of at most so many columns.
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
    /// The text with blanks behind it to a width in characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
