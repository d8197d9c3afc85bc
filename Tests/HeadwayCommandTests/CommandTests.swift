import Foundation
import TestSupport
import Testing

@testable import HeadwayDemo

@Suite struct CommandTests {
    let folder: TemporaryFolder

    init() async throws { folder = try TemporaryFolder() }

    @Test(
        "Help and version go to standard output",
        arguments: [["--help"], ["get", "--help"], ["film", "-h"], ["--version"]])
    func help(words: [String]) async throws {
        let run = try await CommandRun(words, in: folder)
        #expect(run.status == 0 && run.errors.isEmpty && run.output.contains("headway"))
    }

    @Test(
        "A word that is no subcommand is named, with the nearest",
        arguments: zip(
            [[], ["gte", "x"], ["flim"], ["--verison"], ["xyzzy"]],
            [
                "a subcommand is missing", "did you mean 'get'?", "did you mean 'film'?", "did you mean '--version'?",
                "lists them",
            ]
        ))
    func unknown(words: [String], line: String) async throws {
        let run = try await CommandRun(words, in: folder)
        #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(line), "\(run.errors)")
    }

    @Test(
        "Words that a subcommand has no use for are named",
        arguments: zip(
            [
                ["manual", "x"], ["completions"], ["completions", "tcsh"], ["completions", "bash", "zsh"],
                ["gauge", "--"],
                ["gauge", "x"], ["gallery", "x"], ["gauge", "--color", "red"],
            ],
            [
                "manual takes no operands, not 'x'", "completions takes one shell, bash, zsh or fish\n",
                "completions takes one shell, bash, zsh or fish, not 'tcsh'",
                "completions takes one shell, bash, zsh or fish, not 'zsh'", "a command must follow --",
                "gauge takes no operands but a command after --, not 'x'", "gallery takes no operands, not 'x'",
                "--color takes auto, always or never, not 'red'",
            ]))
    func operands(words: [String], line: String) async throws {
        let run = try await CommandRun(words, in: folder)
        #expect(run.status == 2 && run.output.isEmpty && run.errors.contains(line), "\(run.errors)")
    }

    @Test("What cannot be printed is no success", arguments: ["manual", "--help"])
    func full(word: String) async throws {
        let run = try await Tool.run("/bin/sh", ["-c", "\"$0\" $1 2>&1 >/dev/full", try CommandRun.program.path, word])
        #expect(run.status == 4 && run.output == "headway: standard output cannot be written\n")
    }

    @Test("A scenario comes from a file or standard input, twice the same bytes")
    func film() async throws {
        let scenario = #"{"indicator":"linear","size":[240,4],"samples":[0.2]}"#
        try Data(scenario.utf8).write(to: folder.url.appendingPathComponent("s.json"))
        let fromFile = try await CommandRun(["film", "s.json"], in: folder)
        let fromInput = try await CommandRun(["film", "-"], in: folder, input: scenario)
        #expect(fromFile.status == 0 && fromFile.output.contains("\"bars\""))
        #expect(fromFile.output == fromInput.output)
    }

    @Test("A scenario with a flaw is named by its field")
    func filmFlaw() async throws {
        let run = try await CommandRun(
            ["film", "-"], in: folder, input: #"{"indicator":"linear","size":[240,4],"colour":1}"#)
        #expect(run.status == 2 && run.output.isEmpty)
        #expect(run.errors.contains("colour") && run.errors.split(separator: "\n").count == 1)
    }

    @Test("The demonstration shows all four states, verifies, and leaves its sheet")
    func demo() async throws {
        let run = try await CommandRun(["demo", "-o", "sheet.png"], in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("SHA-256 verified") && run.output.contains("GET, GET from \(DemoSetting.cutAt)"))
        #expect(folder.names == ["sheet.png"])
        #expect(folder.contents("sheet.png")?.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    }
}
