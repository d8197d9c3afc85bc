/// One subcommand as its user sees it.
struct Subcommand: Sendable {
    let name: String
    /// One sentence.
    let summary: String
    /// What follows the name and the options, as `URL…`; empty when nothing does.
    let operands: String
    /// Paragraphs of the manual.
    let discussion: [String]
    let options: [Option]

    /// The option that every subcommand has.
    static let help = Option("help", "h", .none, "Print this help and exit.")

    /// All options, the common ones last.
    var allOptions: [Option] { options + [Self.help] }

    /// The line that shows how it is called.
    var usage: String {
        "headway \(name)" + (options.isEmpty ? "" : " [options]") + (operands.isEmpty ? "" : " \(operands)")
    }
}
