/// One subcommand as its user sees it.
package struct Subcommand: Sendable {
    package let name: String
    /// One sentence.
    package let summary: String
    /// What follows the name and the options, as `URL…`; empty when nothing does.
    package let operands: String
    /// Paragraphs of the manual.
    package let discussion: [String]
    package let options: [Option]

    /// The option that every subcommand has.
    package static let help = Option("help", "h", .none, "Print this help and exit.")

    /// All options, the common ones last.
    package var allOptions: [Option] { options + [Self.help] }

    /// The line that shows how it is called.
    package var usage: String {
        "headway \(name)" + (options.isEmpty ? "" : " [options]") + (operands.isEmpty ? "" : " \(operands)")
    }
}
