import FoundationEssentials
import HeadwayCommandLine
import HeadwayFilm

/// `headway film`: a scenario in, frames out.
enum FilmCommand {
    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        guard let path = arguments.operands.first, arguments.operands.count == 1 else {
            throw UsageError("film takes one scenario, as in 'headway film SCENARIO.json' or 'headway film -'")
        }
        let format = FilmFormat(rawValue: arguments[.format] ?? "json") ?? .json
        let columns = try arguments.number(.columns, in: 1...1000).map(Int.init)
        if columns != nil, format != .png { throw UsageError("--columns needs --format png") }
        guard let scenario = read(path) else {
            throw UsageError("\(path): cannot be read; film takes a scenario file, or - for standard input")
        }
        let output: Data
        do {
            output = try Film.render(scenario: scenario, format: format, columns: columns)
        } catch {
            throw UsageError(error.description)
        }
        guard let target = arguments[.output] else {
            Console.write(output, to: 1)
            return .success
        }
        do {
            try output.write(to: URL(fileURLWithPath: target), options: .atomic)
        } catch {
            Console.complain("\(target): cannot be written")
            return .notWritable
        }
        return .success
    }

    private static func read(_ path: String) -> Data? {
        path == "-" ? Console.readInput() : FileManager.default.contents(atPath: path)
    }
}
