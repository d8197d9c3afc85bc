import Foundation
import TestSupport
import Testing

/// `headway gauge` in a terminal emulator: what is left on the screen when a script has ended.
@Suite("A gauge in a terminal", .enabled(if: Pyte.isThere, "pyte is not installed"))
struct GaugeTerminalTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let script: String
        let screen: [String]
        /// What is typed once something stands on the screen, as `TEXT=>KEYS`.
        var typed: [String] = []
        var size = ["60x8"]
        var status: Int32 = 0
    }

    static let cases: [Case] = [
        Case(
            testDescription: "a gauge for each step leaves a line for each",
            script: "for s in 1 2; do (echo 50; echo 100) | headway gauge --text \"Step $s\"; done; echo end",
            screen: ["✔ Step 1", "✔ Step 2", "end"]),
        Case(
            testDescription: "--transient leaves none",
            script:
                "for s in 1 2 3; do (echo 50; echo 100) | headway gauge --text \"Step $s\" --transient; done; echo end",
            screen: ["end"]),
        Case(
            testDescription: "--transient leaves what a program says besides, and what went wrong",
            script:
                "headway gauge --transient -- sh -c 'echo note >&2; printf \"\\r50%%\\r100%%\\n\" >&2; exit 3' || echo $?",
            screen: ["note", "✘ sh  exit status 3", "3"]),
        Case(
            testDescription: "--transient and an early end under --strict",
            script: "echo 40 | headway gauge --transient --strict || echo $?",
            screen: ["headway: gauge: the input ended at 40%, before 100%", "1"]),
        Case(
            testDescription: "carriage returns",
            script: "(for p in 10 40 70; do printf '\\r%s%%' $p; done; echo) | headway gauge --text CR",
            screen: ["✔ CR"]),
        Case(
            testDescription: "line breaks in a label stand in one line in the end",
            script: "echo 100 | headway gauge --text 'Please wait...\\nMy Video.mov'",
            screen: ["✔ Please wait... My Video.mov"]),
        Case(
            testDescription: "a block of dialog's without a number",
            script: "printf '10\\nXXX\\nLabel only\\nXXX\\n90\\n' | headway gauge --text start",
            screen: ["✔ Label only"]),
        Case(
            testDescription: "a complaint is one line, cut to the width, and once a kind",
            script: "(echo \"$(printf 'word %.0s' $(seq 40))\"; echo other words; echo 100) | headway gauge --text x",
            screen: ["headway: gauge: not a number from 0 to 100 or '# label', i…", "✔ x"]),
        Case(
            testDescription: "what a program passes on keeps its place and its blank lines",
            script: "headway gauge -- sh -c 'printf \"one\\n\\ntwo\\n10%% copying\\r20%% linking\\rthree\\n\" >&2'",
            screen: ["one", "", "two", "three", "✔ linking"]),
        Case(
            testDescription: "a question is answered",
            script: "headway gauge -- bash -c 'read -rp \"Continue? [Y/n] \" a; echo answer $a >&2'",
            screen: ["Continue? [Y/n]", "y", "answer y", "✔ bash"], typed: ["Y/n]=>y\n"]),
        Case(
            testDescription: "a password is not seen, and the terminal is as before",
            script:
                "headway gauge -- bash -c 'read -rsp Password: p; echo >&2; echo got ${#p} >&2'; stty -a | grep -o ' .echo '",
            screen: ["Password:", "", "got 6", "✔ bash"], typed: ["Password:=>secret\n"], status: 1),
        Case(
            testDescription: "a key is enough where a program wants a key",
            script: "headway gauge -- bash -c 'read -rsn1 -p \"any key to go on\" k; echo >&2; echo key $k >&2'",
            screen: ["any key to go on", "", "key x", "✔ bash"], typed: ["any key=>x"]),
        Case(
            testDescription: "its terminal is resized with this one",
            script:
                "headway gauge -- bash -c 'trap \"stty size >&2; exit\" WINCH; echo ready >&2; while :; do sleep .1; done'",
            screen: ["ready", "8 70", "✔ bash"], size: ["60x8", "3=70x8"]),
        Case(
            testDescription: "in the background it reads nothing, and goes on",
            script: "set -m; g() { headway gauge -- sh -c 'sleep 1; echo said >&2'; }; g & wait $!; echo $?",
            screen: ["said", "✔ sh", "[1]+  Done                    g", "0"]),
    ]

    @Test("what is left on the screen", arguments: cases)
    func screen(example: Case) async throws {
        let folder = try TemporaryFolder()
        let programs = try CommandRun.program.deletingLastPathComponent().path
        let program = try Program(
            Pyte.python,
            [TestPaths.script("terminal_screen.py")] + example.size + example.typed + ["bash", "-c", example.script],
            environment: ["PATH": "\(programs):/usr/bin:/bin", "HOME": folder.path, "LANG": "C.UTF-8"])
        #expect(await program.finished())
        let lines = program.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        #expect(lines == example.screen, "\(program.errors)")
        #expect(program.status == example.status)
    }
}

/// A terminal emulator in Debian's Python.
private enum Pyte {
    static let python = "/usr/bin/python3"
    static let isThere = FileManager.default.fileExists(atPath: "/usr/lib/python3/dist-packages/pyte")
}
