import Foundation
import TestSupport
import Testing

@testable import HeadwayCommand

/// `headway gauge` as scripts use `zenity --progress`.
@Suite struct GaugeTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    struct Case: CustomTestStringConvertible {
        let name: String
        let words: [String]
        let input: String
        let status: Int32
        let shows: String
        var testDescription: String { name }
    }

    @Test(
        "What scripts write, how it ends, and what was shown",
        arguments: [
            Case(name: "to the end", words: [], input: "10\n# one\n55.5\n100\n", status: 0, shows: "one"),
            Case(name: "closing itself", words: ["--auto-close"], input: "50\n100\n", status: 0, shows: "done"),
            Case(
                name: "a label from an option", words: ["--text=Copying"], input: "100\n", status: 0, shows: "Copying"),
            Case(name: "an end before 100", words: [], input: "40\n", status: 0, shows: "done"),
            Case(
                name: "an end before 100, strictly", words: ["--strict"], input: "40\n", status: 1,
                shows: "ended at 40%"),
            Case(name: "3 of 10", words: [], input: "3 of 10\n100\n", status: 0, shows: "ignored: 3 of 10"),
            Case(name: "no percentage", words: ["--percentage=101"], input: "", status: 2, shows: "from 0 to 100"),
            Case(
                name: "an operand", words: ["50"], input: "", status: 2,
                shows: "takes no operands but a command after --, not '50'"),
            Case(
                name: "over before it begins", words: ["--auto-close", "--percentage=100"], input: "", status: 0,
                shows: ""),
        ])
    func cases(example: Case) async throws {
        let run = try await CommandRun(["gauge"] + example.words, in: folder, input: example.input)
        #expect(run.status == example.status, "\(run.errors)")
        #expect(example.shows.isEmpty ? run.errors.isEmpty : run.errors.contains(example.shows), "\(run.errors)")
        #expect(!run.errors.contains("\u{1B}") && run.output.isEmpty)
    }

    @Test("Bad lines are reported once")
    func reportedOnce() async throws {
        let run = try await CommandRun(["gauge"], in: folder, input: "x\ny\nz\n100\n")
        #expect(run.errors.components(separatedBy: "ignored").count == 2)
    }

    struct Program: CustomTestStringConvertible {
        let name: String
        let script: String
        let status: Int32
        let shows: String
        var testDescription: String { name }
    }

    @Test(
        "A program runs in a terminal of its own; its exit status is passed on, and what else it says",
        arguments: [
            Program(
                name: "done", script: "test -t 2 && printf '\\r50%% copying\\r100%% copying' >&2", status: 0,
                shows: "copying: done"),
            Program(name: "failed", script: "echo sorry >&2; exit 7", status: 7, shows: "sorry\n"),
            Program(name: "ended by a signal", script: "kill -9 $$", status: 137, shows: "exit status 137"),
        ])
    func program(example: Program) async throws {
        let run = try await CommandRun(["gauge", "--", "sh", "-c", "echo data; " + example.script], in: folder)
        #expect(run.status == example.status && run.errors.contains(example.shows), "\(run.errors)")
        // Standard output is a pipe here, and stays one for the program.
        #expect(run.output == "data\n")
    }

    @Test("A program that asks something is seen to ask it")
    func question() async throws {
        let program = try TestSupport.Program(
            CommandRun.program.path, ["gauge", "--", "sh", "-c", "printf 'Continue? [Y/n] ' >&2; exec sleep 300"],
            environment: ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "HOME": folder.path])
        defer { program.kill() }
        #expect(await program.wait { program.errors.contains("Continue? [Y/n]") })
    }

    @Test("A program that is not found ends as in a shell")
    func notFound() async throws {
        let run = try await CommandRun(["gauge", "--", "no-such-program"], in: folder)
        #expect(run.status == 127 && run.errors == "headway: gauge: no-such-program: No such file or directory\n")
    }

    @Test("Its time runs out with 5, though the script says nothing")
    func timeout() async throws {
        let (status, _) = try await Tool.run(
            "/bin/bash",
            [
                "-c",
                // Not a pipeline, for whose whole the shell would wait; what a test starts may not hear SIGTERM.
                "exec 3< <(sleep 30); '\(try CommandRun.program.path)' gauge --timeout 0.3 <&3; s=$?; kill -9 $!; exit $s",
            ])
        #expect(status == 5)
    }
}
