/// The completion script of fish.
enum FishCompletions {
    static func script(_ commands: [Subcommand]) -> String {
        var lines = ["# fish completion for headway", "complete -c headway -n __fish_use_subcommand -f"]
        for command in commands {
            let name = command.name.rawValue
            let condition = "complete -c headway -n '__fish_seen_subcommand_from \(name)'"
            lines.append(
                "complete -c headway -n __fish_use_subcommand -a \(name) -d '\(quoted(command.summary))'")
            if !command.operandChoices.isEmpty {
                lines.append("\(condition) -f -a '\(command.operandChoices.joined(separator: " "))'")
            }
            if command.takesCommand {
                let isBehind = "__fish_seen_subcommand_from \(name); and contains -- -- (commandline -opc)"
                lines.append("complete -c headway -n '\(isBehind)' -a '(__fish_complete_command)'")
            }
            lines += command.allOptions.map { "\(condition) \(option($0))" }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func option(_ option: Option) -> String {
        let letter = option.letter.map { "-s \($0) " } ?? ""
        let value: String
        switch option.value {
        case .none: value = ""
        case .file: value = "-r -F "
        case .folder: value = "-x -a '(__fish_complete_directories)' "
        case .choice(let words): value = "-x -a '\(words.joined(separator: " "))' "
        case .text: value = "-x "
        }
        return "-l \(option.name.rawValue) \(letter)\(value)-d '\(quoted(option.help))'"
    }

    private static func quoted(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    }
}
