/// One of the two programs as its user sees it.
package struct Program: Sendable {
    package let name: String
    /// One sentence.
    let summary: String
    let subcommands: [Subcommand]
    /// What it does when nothing is said; nil when something has to be.
    let standard: Subcommand?

    /// The command.
    package static let headway = Program(
        name: "headway", summary: "Progress indicators and the downloads they indicate.", subcommands: Catalogue.all,
        standard: nil)

    /// The program behind the command's windows, which takes the words after `headway` as they are.
    package static let window = Program(
        name: "headway-window", summary: "The windows of headway.", subcommands: Catalogue.windows,
        standard: Catalogue.gallery)

    /// The one word that the window program takes alone: it opens the display and ends, with 0 when that was possible.
    package static let displayProbe = "probe"
}
