/// The completion script of zsh.
enum ZshCompletions {
    static func script(_ commands: [Subcommand]) -> String {
        let names = commands.map { "        '\($0.name.rawValue):\(quoted($0.summary))'\n" }.joined()
        let cases = commands.map { command in
            let options = command.allOptions.map { "            \(option($0)) \\\n" }.joined()
            return "        \(command.name.rawValue)) _arguments -s \\\n\(options)            \(operands(command)) ;;\n"
        }
        return """
            #compdef headway
            _headway() {
                local -a subcommands=(
            \(names)    )
                if (( CURRENT == 2 )); then
                    _describe 'subcommand' subcommands
                    return
                fi
                shift words
                (( CURRENT-- ))
                case $words[1] in
            \(cases.joined())    esac
            }
            compdef _headway headway

            """
    }

    private static func operands(_ command: Subcommand) -> String {
        if command.takesCommand {
            // A command by itself, without the -- before it.
            return "'*::command:{ [[ $words[1] == -- ]] && { shift words; (( CURRENT-- )) }; _normal }'"
        }
        if command.operandChoices.isEmpty { return "'*:file:_files'" }
        return "'*:word:(\(command.operandChoices.joined(separator: " ")))'"
    }

    /// Both spellings of an option exclude each other, unless it may be repeated.
    private static func option(_ option: Option) -> String {
        let long = option.name.flag + (option.takesValue ? "=" : "")
        let description = "[\(quoted(option.help))]\(value(option))"
        let repeats = option.isRepeatable ? "*" : ""
        guard let letter = option.letter else { return "'\(repeats)\(long)\(description)'" }
        let short = "-\(letter)" + (option.takesValue ? "+" : "")
        let excluded = option.isRepeatable ? "'*'" : "'(-\(letter) \(option.name.flag))'"
        return "\(excluded){\(short),\(long)}'\(description)'"
    }

    private static func value(_ option: Option) -> String {
        switch option.value {
        case .none: ""
        case .file: ":file:_files"
        case .folder: ":folder:_files -/"
        case .choice(let words): ":value:(\(words.joined(separator: " ")))"
        case .text: ":value: "
        }
    }

    /// Text escaped for single quotes and brackets.
    private static func quoted(_ text: String) -> String {
        text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]")
            .replacing(":", with: "\\:")
    }
}
