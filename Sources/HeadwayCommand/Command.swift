/// The command's entry: words in, exit status out.
enum Command {
    static func run(_ words: [String]) async -> ExitCode {
        do {
            return try await dispatch(words)
        } catch let error as UsageError {
            Console.complain(error.description)
            return .usage
        } catch {
            Console.complain("\(error)")
            return .failure
        }
    }

    private static func dispatch(_ words: [String]) async throws -> ExitCode {
        guard let name = words.first else {
            throw UsageError("a subcommand is missing; 'headway --help' lists them")
        }
        switch name {
        case "--help", "-h", "help":
            Console.write(HelpText.overview(Catalogue.all))
            return .success
        case "--version":
            Console.write("headway \(Catalogue.version)\n")
            return .success
        default: break
        }
        guard let command = Catalogue.all.first(where: { $0.name == name }) else { throw unknown(name) }
        let arguments = try Arguments(Array(words.dropFirst()), for: command)
        if arguments.has("help") {
            Console.write(HelpText.of(command))
            return .success
        }
        return try await perform(command, arguments)
    }

    private static func perform(_ command: Subcommand, _ arguments: Arguments) async throws -> ExitCode {
        switch command.name {
        case Catalogue.film.name: try FilmCommand.run(arguments)
        case Catalogue.get.name: try await GetCommand.run(arguments)
        case Catalogue.gauge.name: try await GaugeCommand.run(arguments)
        case Catalogue.gallery.name: try WindowCommand.gallery(arguments)
        case Catalogue.manual.name: printed(ManualPage.text(Catalogue.all))
        case Catalogue.completions.name: try completions(arguments)
        default: try await DemoCommand.run(arguments)
        }
    }

    private static func printed(_ text: String) -> ExitCode {
        Console.write(text)
        return .success
    }

    private static func completions(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let shell = arguments.operands.first ?? ""
        guard let script = Completions.script(for: shell, Catalogue.all) else {
            throw UsageError("completions takes \(Completions.shells.joined(separator: ", ")), not '\(shell)'")
        }
        return printed(script)
    }

    private static func unknown(_ name: String) -> UsageError {
        let kind = name.hasPrefix("-") ? "option" : "subcommand"
        let names = Catalogue.all.map(\.name) + ["--help", "--version"]
        if let nearest = NearestName.of(name, among: names) {
            return UsageError("unknown \(kind) '\(name)'; did you mean '\(nearest)'?")
        }
        return UsageError("unknown \(kind) '\(name)'; 'headway --help' lists them")
    }
}
