/// What a command line requests.
package enum Invocation: Sendable {
    /// Print a text: the help or the version.
    case text(String)
    /// Perform a subcommand.
    case perform(Subcommand.Name, Arguments)

    /// Parses the arguments after a program's name.
    package init(_ words: [String], of program: Program) throws(UsageError) {
        switch words.first {
        case "--help", "-h", "help": self = .text(HelpText.overview(program))
        case "--version": self = .text("\(program.name) \(Catalogue.version)\n")
        case let name:
            guard let command = try Self.subcommand(name, of: program) else {
                throw UsageError("a subcommand is missing; '\(program.name) --help' lists them")
            }
            let arguments = try Arguments(Array(words.dropFirst()), for: command)
            guard arguments.has(.help) else {
                self = .perform(command.name, arguments)
                return
            }
            let wantsAll = arguments.operands == ["all"] || arguments[.help] == "all"
            self = .text(wantsAll ? HelpText.full(command) : HelpText.of(command))
        }
    }

    private static func subcommand(_ name: String?, of program: Program) throws(UsageError) -> Subcommand? {
        guard let name else { return program.standard }
        if let command = program.subcommands.first(where: { $0.name.rawValue == name }) { return command }
        let kind = name.hasPrefix("-") ? "option" : "subcommand"
        let names = program.subcommands.map(\.name.rawValue) + ["--help", "--version"]
        if let nearest = NearestName.of(name, among: names) {
            throw UsageError("unknown \(kind) '\(name)'; did you mean '\(nearest)'?")
        }
        throw UsageError("unknown \(kind) '\(name)'; '\(program.name) --help' lists them")
    }
}
