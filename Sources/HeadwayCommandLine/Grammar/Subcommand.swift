/// One subcommand as its user sees it.
package struct Subcommand: Sendable {
    package enum Name: String, Sendable, CaseIterable {
        case get, gauge, film, gallery, demo, manual, completions
    }

    package let name: Name
    package let summary: String
    /// The operands, such as `URL…`; empty if there are none.
    package let operands: String
    /// The possible values of its operand; empty if it can be anything.
    package var operandChoices: [String] = []
    /// Whether what follows `--` is a command to run.
    package var takesCommand = false
    package let discussion: [String]
    package let options: [Option]

    package static let help = Option(.help, "h", .none, "Print this help and exit.")

    /// All options, with the common ones last.
    package var allOptions: [Option] { options + [Self.help] }

    /// The words that call it.
    var call: String { "headway \(name.rawValue)" }

    /// The line that shows how it is called.
    package var usage: String {
        call + (options.isEmpty ? "" : " [options]") + (operands.isEmpty ? "" : " \(operands)")
    }
}
