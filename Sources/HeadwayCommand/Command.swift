import HeadwayCommandLine

/// The command's entry point: arguments in, exit status out.
enum Command {
    static func run(_ words: [String]) async -> ExitCode {
        do {
            switch try Invocation(words, of: .headway) {
            case .text(let text): return printed(text)
            case .perform(let command, let arguments): return try await perform(command, arguments)
            }
        } catch let error as UsageError {
            Console.complain(error.description)
            return .usage
        } catch {
            Console.complain("\(error)")
            return .failure
        }
    }

    private static func perform(_ command: Subcommand.Name, _ arguments: Arguments) async throws -> ExitCode {
        switch command {
        case .film: try FilmCommand.run(arguments)
        case .get: try await GetCommand.run(arguments)
        case .gauge: try await GaugeCommand.run(arguments)
        case .gallery: try gallery(arguments)
        case .manual: try manual(arguments)
        case .completions: try completions(arguments)
        case .demo: try await DemoCommand.run(arguments)
        }
    }

    private static func gallery(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        // Usage errors are reported even if there is no window program.
        _ = try GalleryOptions(arguments)
        return try WindowCommand.replaceProcess()
    }

    private static func printed(_ text: String) -> ExitCode {
        guard !Console.write(text) else { return .success }
        Console.complain("standard output cannot be written")
        return .notWritable
    }

    private static func manual(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        if let word = arguments.operands.first { throw UsageError("manual takes no operands, not '\(word)'") }
        return printed(ManualPage.text(Catalogue.all))
    }

    private static func completions(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let expected = "completions takes one shell, \(UsageError.alternatives(Completions.shells))"
        guard let shell = arguments.operands.first else { throw UsageError(expected) }
        let other = arguments.operands.dropFirst().first
        guard other == nil, let script = Completions.script(for: shell, Catalogue.all) else {
            throw UsageError("\(expected), not '\(other ?? shell)'")
        }
        return printed(script)
    }
}
