/// The completion script of bash.
enum BashCompletions {
    /// The script for subcommands.
    ///
    /// bash breaks words at `=`, so `--color=al` arrives as three of them; if it was configured not to, as one. File
    /// names may contain spaces, so each line of an answer is one word; what follows `--` is completed as a separate
    /// command.
    static func script(_ commands: [Subcommand]) -> String {
        let cases = commands.map { command in
            let valueCases = command.allOptions.filter(\.takesValue).map { option in
                "            \(words(of: option).joined(separator: "|"))) \(values(option)); return ;;\n"
            }
            let names = command.allOptions.map(\.name.flag).joined(separator: " ")
            return """
                    \(command.name.rawValue))
                        case $previous in
                \(valueCases.joined())            esac
                        if [[ $current == -* ]]; then COMPREPLY=($(compgen -W '\(names)' -- "$current")); return; fi
                        \(operands(command)) ;;

                """
        }
        let names = commands.map(\.name.rawValue).joined(separator: " ")
        let behind = commands.filter(\.takesCommand).map(\.name.rawValue).joined(separator: "|")
        return """
            # bash completion for headway
            _headway() {
                local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
                local index
                COMPREPLY=()
                if [[ $COMP_CWORD -eq 1 ]]; then
                    COMPREPLY=($(compgen -W '\(names) --help --version' -- "$current"))
                    return
                fi
                for ((index = 2; index < COMP_CWORD; index++)); do
                    if [[ ${COMP_WORDS[index]} == -- ]]; then _headway_behind $index; return; fi
                done
                if [[ $current == = ]]; then
                    current=
                elif [[ $previous == = ]]; then
                    previous=${COMP_WORDS[COMP_CWORD-2]}
                elif [[ $current == --*=* ]]; then
                    local prefix=${current%%=*}=
                    previous=${current%%=*} current=${current#*=}
                fi
                _headway_words
                if [[ -n ${prefix-} ]]; then COMPREPLY=("${COMPREPLY[@]/#/$prefix}"); fi
            }
            _headway_behind() {
                case ${COMP_WORDS[1]} in
                    \(behind))
                        if declare -F _command_offset >/dev/null; then
                            _command_offset $(($1 + 1))
                        elif [[ $COMP_CWORD -eq $(($1 + 1)) ]]; then
                            mapfile -t COMPREPLY < <(compgen -c -- "$current")
                        else
                            mapfile -t COMPREPLY < <(compgen -f -- "$current")
                        fi ;;
                    *) mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
                esac
            }
            _headway_words() {
                case ${COMP_WORDS[1]} in
            \(cases.joined())    esac
            }
            complete -o filenames -F _headway headway

            """
    }

    private static func operands(_ command: Subcommand) -> String {
        if command.operandChoices.isEmpty { return "mapfile -t COMPREPLY < <(compgen -f -- \"$current\")" }
        return choice(command.operandChoices)
    }

    private static func values(_ option: Option) -> String {
        switch option.value {
        case .file: "mapfile -t COMPREPLY < <(compgen -f -- \"$current\")"
        case .folder: "mapfile -t COMPREPLY < <(compgen -d -- \"$current\")"
        case .choice(let words): choice(words)
        case .text, .none: "COMPREPLY=()"
        }
    }

    private static func choice(_ words: [String]) -> String {
        "COMPREPLY=($(compgen -W '\(words.joined(separator: " "))' -- \"$current\"))"
    }

    private static func words(of option: Option) -> [String] {
        [option.name.flag] + (option.letter.map { ["-\($0)"] } ?? [])
    }
}
