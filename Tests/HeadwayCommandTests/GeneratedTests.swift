import Foundation
import TestSupport
import Testing

@testable import HeadwayCommandLine

/// What is generated from the catalogue, checked by the programs that read it.
@Suite struct GeneratedTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func write(_ text: String, as name: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder.file(name)))
        return folder.file(name)
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
        #expect(try await shell("groff -ww -man -Tutf8 '\(page)' 2>&1 >/dev/null").output.isEmpty)
        for command in Catalogue.all {
            #expect(output.contains("HEADWAY \(command.name.rawValue.uppercased())"))
            for option in command.allOptions { #expect(output.contains(option.name.flag), "\(option.name.flag)") }
        }
    }

    @Test(
        "bash completes subcommands, options and values",
        arguments: zip(
            [
                ["headway", "ge"], ["headway", "get", "--limit-r"], ["headway", "get", "--progress", "js"],
                ["headway", "film", "--fo"], ["headway", "completions", "z"], ["headway", "get", "--color", "=", "al"],
                ["headway", "get", "--color", "="], ["headway", "get", "--color=al"],
            ],
            ["get", "--limit-rate", "json", "--format", "zsh", "always", "auto always never", "--color=always"]))
    func bash(words: [String], answer: String) async throws {
        let script = try write(try #require(Completions.script(for: "bash", Catalogue.all)), as: "bash")
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let (status, output) = try await shell(
            "source '\(script)'; COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _headway; echo \"${COMPREPLY[@]}\""
        )
        #expect(status == 0 && output == answer + "\n", "\(output)")
    }

    @Test("bash completes names with blanks as one word, and what follows -- as a command")
    func bashFiles() async throws {
        let script = try write(try #require(Completions.script(for: "bash", Catalogue.all)), as: "bash")
        _ = try write("", as: "two words.iso")
        let complete = "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _headway; printf '<%s>' \"${COMPREPLY[@]}\""
        for (words, answer) in [
            ("get -o two", "<two words.iso>"), ("film two", "<two words.iso>"), ("gauge -- bas", "<bash>"),
            ("gauge --text x -- cat two", "<two words.iso>"), ("get -- two", "<two words.iso>"),
        ] {
            let (status, output) = try await shell(
                "cd '\(folder.path)'; source '\(script)'; COMP_WORDS=(headway \(words)); \(complete)")
            #expect(status == 0 && output.contains(answer), "\(words): \(output)")
        }
    }

    @Test(
        "fish completes options, values and shells", .enabled(if: Program.exists("fish"), "fish is not installed"),
        arguments: zip(
            ["get --overw", "get --color=al", "get --color al", "completions z", "gauge -- mkfif"],
            ["--overwrite", "--color=always", "always", "zsh", "mkfifo"]))
    func fish(words: String, answer: String) async throws {
        let script = try write(try #require(Completions.script(for: "fish", Catalogue.all)), as: "fish")
        let (status, output) = try await Tool.run(
            "/usr/bin/fish", ["-c", "source '\(script)'; complete -C 'headway \(words)'"])
        let first = output.split(separator: "\n").first?.split(separator: "\t").first
        #expect(status == 0 && first.map(String.init) == answer, "\(output)")
    }

    @Test(
        "zsh completes options, values and shells", .enabled(if: Program.exists("zsh"), "zsh is not installed"),
        arguments: zip(
            [
                "get --overw", "get --color=al", "get -qj2 --progress=js", "completions z", "get --sha2",
                "gauge -- mkfif",
            ],
            [
                "get --overwrite", "get --color=always", "get -qj2 --progress=json", "completions zsh", "get --sha256=",
                "gauge -- mkfifo",
            ]))
    func zsh(words: String, answer: String) async throws {
        let script = try write(try #require(Completions.script(for: "zsh", Catalogue.all)), as: "_headway")
        // A shell at a terminal of its own; the line is echoed by a function once Tab has completed it.
        let session = """
            zmodload zsh/zpty
            zpty shell zsh -f -i
            zpty -w shell "PS1= RPS1=; autoload -U compinit; compinit -u -D; source '\(script)'"
            zpty -w shell 'show() { print -r -- "<<$BUFFER>>"; exit }; zle -N show; bindkey "^X" show'
            zpty -w -n shell $'headway \(words)\\t\\x18'
            while zpty -r shell line; do print -r -- "$line"; done
            """
        let (_, output) = try await Tool.run("/usr/bin/zsh", ["-f", "-c", session])
        #expect(output.contains("<<headway \(answer)"), "\(output)")
    }

    @Test("A shell that is not known is named")
    func unknownShell() async throws {
        let run = try await CommandRun(["completions", "tcsh"], in: folder)
        #expect(run.status == 2 && run.errors.contains("not 'tcsh'"))
    }
}
