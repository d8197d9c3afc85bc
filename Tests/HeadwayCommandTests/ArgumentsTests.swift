import Testing

@testable import HeadwayCommandLine

@Suite struct ArgumentsTests {
    struct Case: CustomTestStringConvertible {
        let name: String
        let words: [String]
        let values: [OptionName: [String]]
        let operands: [String]

        init(_ name: String, _ words: [String], _ values: [OptionName: [String]], _ operands: [String] = []) {
            (self.name, self.words, self.values, self.operands) = (name, words, values, operands)
        }

        var testDescription: String { name }
    }

    @Test(
        "Words are sorted into options and operands",
        arguments: [
            Case("none", [], [:]),
            Case("an operand", ["a"], [:], ["a"]),
            Case("a value behind a blank", ["--jobs", "4", "a"], [.jobs: ["4"]], ["a"]),
            Case("a value behind =", ["a", "--jobs=4"], [.jobs: ["4"]], ["a"]),
            Case("an empty value", ["--output="], [.output: [""]]),
            Case("a value with =", ["--header=A: b=c"], [.header: ["A: b=c"]]),
            Case("a letter", ["-o", "f"], [.output: ["f"]]),
            Case("a letter with its value", ["-of"], [.output: ["f"]]),
            Case("letters together", ["-qh"], [.quiet: [""], .help: [""]]),
            Case("letters together, the last with its value", ["-qj2"], [.quiet: [""], .jobs: ["2"]]),
            Case("letters together, a value behind a blank", ["-qo", "f"], [.quiet: [""], .output: ["f"]]),
            Case("help before what is unknown", ["--help", "--bogus"], [.help: [""]]),
            Case("help behind what is unknown", ["--bogus", "-h"], [.help: [""]]),
            Case("help as a value is a value", ["-o", "--help"], [.output: ["--help"]]),
            Case("a repeated option", ["-H", "A: 1", "-H", "B: 2"], [.header: ["A: 1", "B: 2"]]),
            Case("a flag", ["--restart"], [.restart: [""]]),
            Case("the end of options", ["--", "--jobs"], [:], ["--jobs"]),
            Case("a single dash", ["-"], [:], ["-"]),
            Case("a value that looks like an option", ["--output", "--x"], [.output: ["--x"]]),
        ])
    func sorted(example: Case) throws {
        let arguments = try Arguments(example.words, for: Catalogue.get)
        #expect(arguments.values == example.values)
        #expect(arguments.operands == example.operands)
    }

    struct Flaw: CustomTestStringConvertible {
        let words: [String]
        let message: String
        var testDescription: String { words.joined(separator: " ") }
    }

    @Test(
        "A usage error names the word, and says what was expected",
        arguments: [
            Flaw(words: ["--jbos", "3"], message: "unknown option '--jbos'; did you mean '--jobs'?"),
            Flaw(words: ["--quite"], message: "unknown option '--quite'; did you mean '--quiet'?"),
            Flaw(words: ["--zzzzzzzz"], message: "unknown option '--zzzzzzzz'; 'headway get --help' lists them"),
            Flaw(words: ["-Z"], message: "unknown option '-Z'; 'headway get --help' lists them"),
            Flaw(words: ["-qZ"], message: "unknown option '-Z'; 'headway get --help' lists them"),
            Flaw(
                words: ["--bogus", "--", "--help"], message: "unknown option '--bogus'; 'headway get --help' lists them"
            ),
            Flaw(words: ["--jobs"], message: "--jobs needs a value: N"),
            Flaw(words: ["--restart=yes"], message: "--restart=yes: --restart takes no value"),
            Flaw(
                words: ["--progress", "bars"], message: "--progress takes auto, bar, lines, json or none, not 'bars'"),
        ])
    func flaws(flaw: Flaw) {
        #expect(throws: UsageError(flaw.message)) { try Arguments(flaw.words, for: Catalogue.get) }
    }

    @Test(
        "Bytes take a suffix",
        arguments: zip(["1", "500000", "2k", "1.5M", "1G"], [1, 500_000, 2048, 1_572_864, 1 << 30]))
    func bytes(text: String, value: Int64) throws {
        #expect(try Arguments(["--limit-rate", text], for: Catalogue.get).bytes(.limitRate) == value)
    }

    @Test("Bytes that are none", arguments: ["", "0", "-1", "k", "nan", "1T", "1e99", "ten"])
    func noBytes(text: String) throws {
        let arguments = try Arguments(["--limit-rate", text], for: Catalogue.get)
        #expect(throws: UsageError.self) { try arguments.bytes(.limitRate) }
    }

    @Test("Numbers out of range", arguments: ["0", "65", "-3", "2.5", "x", "99999999999999999999"])
    func numbers(text: String) throws {
        let arguments = try Arguments(["--jobs", text], for: Catalogue.get)
        #expect(throws: UsageError("--jobs takes a whole number from 1 to 64, not '\(text)'")) {
            try arguments.number(.jobs, in: 1...64)
        }
    }

    @Test("Every option is described once, and says something", arguments: Subcommand.Name.allCases)
    func catalogue(name: Subcommand.Name) throws {
        let command = try #require(Catalogue.all.first { $0.name == name })
        let names = command.allOptions.map(\.name)
        let letters = command.allOptions.compactMap(\.letter)
        #expect(Set(names).count == names.count && Set(letters).count == letters.count)
        #expect(command.allOptions.allSatisfy { $0.help.hasSuffix(".") && !$0.help.isEmpty })
        for option in command.allOptions {
            #expect(HelpText.full(command).contains(option.name.flag))
        }
        #expect(HelpText.full(command).split(separator: "\n").allSatisfy { $0.count <= 110 })
    }

    @Test("Help fits a screen, and what is left out there stands in all of it", arguments: ["all", "--help=all", ""])
    func help(word: String) throws {
        let words = ["get", "--help"] + (word.isEmpty ? [] : [word])
        guard case .text(let text) = try Invocation(words, of: .headway) else { throw UsageError("no text") }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.count <= 79 || !word.isEmpty })
        #expect(lines.count <= 24 || !word.isEmpty)
        #expect(text.contains("--netrc") == !word.isEmpty)
        #expect(text.contains("--help all") == word.isEmpty)
    }
}
