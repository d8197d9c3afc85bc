/// One option of a subcommand: what the parser, the help, the manual and the completions all read.
struct Option: Sendable {
    /// What an option takes.
    enum Value: Sendable {
        /// Nothing: it is there or not.
        case none
        /// A text, named so in the help.
        case text(String)
        /// The path of a file or a folder.
        case file
        case folder
        /// One of a few words.
        case choice([String])
    }

    /// The long name, without dashes.
    let name: String
    /// One letter that means the same, without a dash.
    let letter: Character?
    let value: Value
    /// One sentence.
    let help: String
    /// Whether it may stand more than once, each adding to those before.
    let isRepeatable: Bool

    init(_ name: String, _ letter: Character?, _ value: Value, repeatable: Bool = false, _ help: String) {
        self.name = name
        self.letter = letter
        self.value = value
        self.help = help
        isRepeatable = repeatable
    }

    /// What stands for the value in the help.
    var placeholder: String? {
        switch value {
        case .none: nil
        case .text(let name): name
        case .file: "FILE"
        case .folder: "FOLDER"
        case .choice(let words): words.joined(separator: "|")
        }
    }

    /// True when something has to follow.
    var takesValue: Bool { placeholder != nil }
}
