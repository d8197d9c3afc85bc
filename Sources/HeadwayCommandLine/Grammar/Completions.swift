/// Completion scripts for three shells, made of the catalogue.
package enum Completions {
    /// The shells there are scripts for.
    package static let shells = ["bash", "zsh", "fish"]

    /// The script for a shell; nil for one that is not known.
    package static func script(for shell: String, _ commands: [Subcommand]) -> String? {
        switch shell {
        case "bash": bash(commands)
        case "zsh": zsh(commands)
        case "fish": fish(commands)
        default: nil
        }
    }

    // MARK: bash

    private static func bash(_ commands: [Subcommand]) -> String {
        let cases = commands.map { command in
            let values = command.allOptions.filter(\.takesValue).map { option in
                "            \(words(of: option).joined(separator: "|"))) \(bashValues(option)); return ;;\n"
            }
            let names = command.allOptions.map { "--" + $0.name }.joined(separator: " ")
            return """
                    \(command.name))
                        case $previous in
                \(values.joined())            esac
                        if [[ $current == -* ]]; then COMPREPLY=($(compgen -W '\(names)' -- "$current")); return; fi
                        COMPREPLY=($(compgen -f -- "$current")) ;;

                """
        }
        return """
            # bash completion for headway
            _headway() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
                COMPREPLY=()
                if [[ $COMP_CWORD -eq 1 ]]; then
                    COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " ")) --help --version' -- "$current"))
                    return
                fi
                case ${COMP_WORDS[1]} in
            \(cases.joined())    esac
            }
            complete -o filenames -F _headway headway

            """
    }

    private static func bashValues(_ option: Option) -> String {
        switch option.value {
        case .file: "COMPREPLY=($(compgen -f -- \"$current\"))"
        case .folder: "COMPREPLY=($(compgen -d -- \"$current\"))"
        case .choice(let words): "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
        case .text, .none: "COMPREPLY=()"
        }
    }

    private static func words(of option: Option) -> [String] {
        ["--" + option.name] + (option.letter.map { ["-\($0)"] } ?? [])
    }

    // MARK: zsh

    private static func zsh(_ commands: [Subcommand]) -> String {
        let names = commands.map { "        '\($0.name):\(quoted($0.summary))'\n" }.joined()
        let cases = commands.map { command in
            let options = command.allOptions.map { "            \(zshOption($0)) \\\n" }.joined()
            return "        \(command.name)) _arguments \\\n\(options)            '*:file:_files' ;;\n"
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

    private static func zshOption(_ option: Option) -> String {
        let name = "--\(option.name)" + (option.takesValue ? "=" : "")
        let repeats = option.isRepeatable ? "*" : ""
        let value: String
        switch option.value {
        case .none: value = ""
        case .file: value = ":file:_files"
        case .folder: value = ":folder:_files -/"
        case .choice(let words): value = ":value:(\(words.joined(separator: " ")))"
        case .text: value = ":value: "
        }
        return "'\(repeats)\(name)[\(quoted(option.help))]\(value)'"
    }

    /// Text that may stand between single quotes, and in brackets.
    private static func quoted(_ text: String) -> String {
        text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]")
            .replacing(":", with: "\\:")
    }

    // MARK: fish

    private static func fish(_ commands: [Subcommand]) -> String {
        var lines = ["# fish completion for headway", "complete -c headway -n __fish_use_subcommand -f"]
        for command in commands {
            lines.append(
                "complete -c headway -n __fish_use_subcommand -a \(command.name) -d '\(fishQuoted(command.summary))'")
            for option in command.allOptions {
                lines.append(
                    "complete -c headway -n '__fish_seen_subcommand_from \(command.name)' \(fishOption(option))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func fishOption(_ option: Option) -> String {
        let letter = option.letter.map { "-s \($0) " } ?? ""
        let value: String
        switch option.value {
        case .none: value = ""
        case .file: value = "-r -F "
        case .folder: value = "-x -a '(__fish_complete_directories)' "
        case .choice(let words): value = "-x -a '\(words.joined(separator: " "))' "
        case .text: value = "-x "
        }
        return "-l \(option.name) \(letter)\(value)-d '\(fishQuoted(option.help))'"
    }

    private static func fishQuoted(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    }
}
