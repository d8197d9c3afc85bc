/// One of the two programs as its user sees it.
package struct Program: Sendable {
    package let name: String
    /// One sentence.
    let summary: String
    let subcommands: [Subcommand]
    /// The default subcommand; nil if one is required.
    let standard: Subcommand?

    package static let headway = Program(
        name: "headway", summary: "Progress indicators and the downloads they indicate.", subcommands: Catalogue.all,
        standard: nil)

    /// The program that shows the command's windows, which takes the same arguments as `headway`.
    package static let window = Program(
        name: "headway-window", summary: "The windows of headway.", subcommands: Catalogue.windows,
        standard: Catalogue.gallery)

    /// A subcommand of only the window program: it opens the display and exits with 0 if that was possible.
    package static let displayProbe = "probe"
}
