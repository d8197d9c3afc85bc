import Foundation
import TestSupport
import Testing

/// `headway-window gauge`: what a script says, and what it ends with.
@Suite(
    .requires("Xvfb", package: "xvfb"), .requires("openbox", package: "openbox"),
    .requires("xdotool", package: "xdotool"), .xServer, .serialized)
struct GaugeWindowTests {
    /// A script, what the user does, and the exit status.
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let script: String
        let options: String
        /// What the gauge writes to standard error before the user does anything.
        var awaits = ""
        var keys: [String] = []
        let status: Int32

        static let all = [
            Case(
                testDescription: "to the end", script: "echo 50; echo '#half'; echo 100", options: "--auto-close",
                status: 0),
            Case(testDescription: "an early end", script: "echo 50", options: "--auto-close", status: 0),
            Case(
                testDescription: "an early end, strictly", script: "echo 50", options: "--auto-close --strict",
                status: 1),
            Case(testDescription: "a time limit", script: "sleep 30", options: "--timeout=0.5", status: 5),
            Case(
                testDescription: "over before it begins", script: "sleep 30", options: "--percentage=100 --auto-close",
                status: 0),
            Case(testDescription: "cancelled", script: "echo 10; sleep 30", options: "", keys: ["space"], status: 1),
            Case(testDescription: "Escape", script: "echo 10; sleep 30", options: "", keys: ["Escape"], status: 1),
            Case(testDescription: "closed", script: "echo 10; sleep 30", options: "", keys: ["alt+F4"], status: 1),
        ]
    }

    @Test("A display that cannot be opened leaves a gauge that nobody wanted in a window to the terminal")
    func unopenable() async throws {
        let program = try Program(
            "sh", ["-c", "echo 100 | \"$0\" gauge --text Copying; echo status $?", Program.built("headway")],
            XServer.current?.environment(["DISPLAY": ":4711"]) ?? [:])
        #expect(await program.line { $0 == "status 0" } != nil, "\(program.errors)")
        #expect(program.errors.contains("Copying: done"))
    }

    /// A command that the window runs, and what comes of it.
    struct Command: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let words: String
        /// What it passes on to standard error.
        var says = ""
        var keys: [String] = []
        let status: Int32
    }

    @Test(
        "A window runs a program, shows its progress, passes on what else it says, and ends with its exit status",
        arguments: [
            Command(
                testDescription: "done",
                words: "--auto-close -- sh -c 'printf \"\\r50%% half\\r100%% whole\\nnote\\n\" >&2'",
                says: "note\n", status: 0),
            Command(
                testDescription: "failed", words: "--auto-close -- sh -c 'echo sorry >&2; exit 7'", says: "sorry\n",
                status: 7),
            Command(testDescription: "ended by a signal", words: "--auto-close -- sh -c 'kill -9 $$'", status: 137),
            Command(
                testDescription: "not found", words: "--auto-close -- no-such-program", says: "No such file",
                status: 127),
            Command(
                testDescription: "cancelled", words: "-- sh -c 'echo ready >&2; exec sleep 300'", says: "ready\n",
                keys: ["space"],
                status: 1),
            Command(
                testDescription: "asked in the window",
                words: "--auto-close -- sh -c 'printf \"Name? \" >&2; read n; [ \"$n\" = me ] && exit 3'",
                says: "Name? ", keys: ["m", "e", "Return"], status: 3),
        ])
    func command(_ command: Command) async throws {
        let server = try #require(XServer.current)
        let line = "\"$0\" gauge --window --title Gauge \(command.words) </dev/null; echo status $?"
        let program = try Program("bash", ["-c", line, Program.built("headway")], server.environment())
        defer { program.kill() }
        if !command.keys.isEmpty {
            let desktop = Desktop(server: server)
            _ = try await desktop.focusWindow(titled: "Gauge")
            #expect(await program.wait { program.errors.contains(command.says) })
            for key in command.keys { try await desktop.press(key) }
        }
        #expect(await program.line { $0 == "status \(command.status)" } != nil, "\(program.lines)")
        #expect(program.errors.contains(command.says) || command.says.isEmpty, "\(program.errors)")
    }

    @Test("A gauge", arguments: Case.all)
    func gauge(_ gauge: Case) async throws {
        let server = try #require(XServer.current)
        let command = "\"$0\" gauge --title Gauge \(gauge.options) < <(\(gauge.script)); echo status $?"
        let program = try Program("bash", ["-c", command, Program.built("headway-window")], server.environment())
        defer { program.kill() }
        if !gauge.keys.isEmpty {
            let desktop = Desktop(server: server)
            _ = try await desktop.focusWindow(titled: "Gauge")
            #expect(await program.wait { gauge.awaits.isEmpty || program.errors.contains(gauge.awaits) })
            for key in gauge.keys { try await desktop.press(key) }
        }
        #expect(await program.line { $0 == "status \(gauge.status)" } != nil, "\(program.lines)")
        #expect(GLibMessages.of(program.errors) == [])
    }
}
