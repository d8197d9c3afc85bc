/// Completion scripts for three shells, generated from the catalogue.
package enum Completions {
    package static let shells = ["bash", "zsh", "fish"]

    /// The script for a shell; nil if it is not supported.
    package static func script(for shell: String, _ commands: [Subcommand]) -> String? {
        switch shell {
        case "bash": BashCompletions.script(commands)
        case "zsh": ZshCompletions.script(commands)
        case "fish": FishCompletions.script(commands)
        default: nil
        }
    }
}
