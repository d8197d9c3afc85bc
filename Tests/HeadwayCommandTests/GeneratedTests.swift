import Foundation
import Testing

@testable import HeadwayCommandLine

/// What is generated from the catalogue, checked by the programs that read it.
@Suite struct GeneratedTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, as name: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path(name)))
        return folder.path(name)
    }

    /// Runs a shell line; its output and status.
    private func shell(_ line: String) async throws -> (status: Int32, output: String) {
        try await Tool.run("/bin/bash", ["-c", line])
    }

    @Test("The manual formats without a warning and names every option")
    func manual() async throws {
        let page = try write(ManualPage.text(Catalogue.all), as: "headway.1")
        let (status, output) = try await shell("man --warnings=w -l '\(page)' 2>&1 | col -bx")
        #expect(status == 0)
        #expect(!output.contains("warning"))
        for command in Catalogue.all {
            #expect(output.contains("HEADWAY \(command.name.uppercased())"))
            for option in command.allOptions { #expect(output.contains("--\(option.name)"), "--\(option.name)") }
        }
    }

    @Test(
        "bash completes subcommands, options and values",
        arguments: zip(
            [
                ["headway", "ge"], ["headway", "get", "--lim"], ["headway", "get", "--progress", "js"],
                ["headway", "film", "--fo"],
            ],
            ["get", "--limit-rate", "json", "--format"]))
    func bash(words: [String], answer: String) async throws {
        let script = try write(try #require(Completions.script(for: "bash", Catalogue.all)), as: "bash")
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let (status, output) = try await shell(
            "source '\(script)'; COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _headway; echo \"${COMPREPLY[@]}\""
        )
        #expect(status == 0 && output == answer + "\n", "\(output)")
    }

    @Test("fish completes options", .enabled(if: Tool.exists("fish")))
    func fish() async throws {
        let script = try write(try #require(Completions.script(for: "fish", Catalogue.all)), as: "fish")
        let (status, output) = try await Tool.run(
            "/usr/bin/fish", ["-c", "source '\(script)'; complete -C 'headway get --overw'"])
        #expect(status == 0 && output.hasPrefix("--overwrite\t"))
    }

    @Test("zsh accepts its script", .enabled(if: Tool.exists("zsh")))
    func zsh() async throws {
        let script = try write(try #require(Completions.script(for: "zsh", Catalogue.all)), as: "zsh")
        #expect(try await Tool.run("/usr/bin/zsh", ["-n", script]).status == 0)
    }

    @Test("A shell that is not known is named")
    func unknownShell() async throws {
        let run = try await CommandRun(["completions", "tcsh"], in: folder)
        #expect(run.status == 2 && run.errors.contains("not 'tcsh'"))
    }
}
