/// One option of a subcommand: what the parser, the help, the manual and the completions all read.
package struct Option: Sendable {
    /// The kind of value an option takes.
    package enum Value: Sendable {
        /// None: the option is a flag.
        case none
        /// A text, with its name in the help.
        case text(String)
        /// The path of a file or a folder.
        case file
        case folder
        /// One of several words.
        case choice([String])
    }

    package let name: OptionName
    /// The one-letter form, without a dash.
    package let letter: Character?
    package let value: Value
    /// One sentence.
    package let help: String
    /// Whether it may be given more than once, each time adding to the previous ones.
    package let isRepeatable: Bool
    /// Whether the short help lists it.
    package let isCommon: Bool
    /// The heading under which the help lists it and those that follow; nil for the one of the option before.
    package let group: String?

    init(
        _ name: OptionName, _ letter: Character?, _ value: Value, repeatable: Bool = false, common: Bool = false,
        group: String? = nil, _ help: String
    ) {
        isCommon = common
        self.group = group
        self.name = name
        self.letter = letter
        self.value = value
        self.help = help
        isRepeatable = repeatable
    }

    /// The placeholder for the value in the help.
    package var placeholder: String? {
        switch value {
        case .none: nil
        case .text(let name): name
        case .file: "FILE"
        case .folder: "FOLDER"
        case .choice(let words): words.joined(separator: "|")
        }
    }

    /// True if the option takes a value.
    package var takesValue: Bool { placeholder != nil }
}
