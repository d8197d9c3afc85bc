/// One subcommand as its user sees it.
package struct Subcommand: Sendable {
    package enum Name: String, Sendable, CaseIterable {
        case get, gauge, film, gallery, demo, manual, completions
    }

    package let name: Name
    /// One sentence.
    package let summary: String
    /// What follows the name and the options, as `URL…`; empty when nothing does.
    package let operands: String
    /// The words that its operand is one of; empty where it is anything.
    package var operandChoices: [String] = []
    /// Whether what follows `--` is a command to run.
    package var takesCommand = false
    /// Paragraphs of the manual.
    package let discussion: [String]
    package let options: [Option]

    package static let help = Option(.help, "h", .none, "Print this help and exit.")

    /// All options, the common ones last.
    package var allOptions: [Option] { options + [Self.help] }

    /// The words that call it.
    var call: String { "headway \(name.rawValue)" }

    /// The line that shows how it is called.
    package var usage: String {
        call + (options.isEmpty ? "" : " [options]") + (operands.isEmpty ? "" : " \(operands)")
    }
}
