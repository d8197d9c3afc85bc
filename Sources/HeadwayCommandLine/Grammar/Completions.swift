/// Completion scripts for three shells, made of the catalogue.
package enum Completions {
    /// The shells there are scripts for.
    package static let shells = ["bash", "zsh", "fish"]

    /// The script for a shell; nil for one that is not known.
    package static func script(for shell: String, _ commands: [Subcommand]) -> String? {
        switch shell {
        case "bash": BashCompletions.script(commands)
        case "zsh": ZshCompletions.script(commands)
        case "fish": FishCompletions.script(commands)
        default: nil
        }
    }
}
