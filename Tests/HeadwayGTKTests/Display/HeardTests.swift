import Foundation
import TestSupport
import Testing

/// What Orca says, as its speech log has it, on a display and a bus of the test's own.
@Suite(
    .requires("Xvfb", package: "xvfb"), .requires("openbox", package: "openbox"), .requires("orca", package: "orca"),
    .requires("dbus-daemon", package: "dbus"), .xServer, .serialized)
struct HeardTests {
    private let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Support/orca.py").path

    /// The utterances while a program runs.
    private func heard(_ words: [String]) async throws -> [String] {
        let server = try #require(XServer.current)
        let session = try Program(
            "/usr/bin/python3", [script] + words, server.environment(["NO_AT_BRIDGE": nil], accessibility: "atspi"))
        #expect(await session.finished(within: 150), "\(session.output)\n\(session.errors)")
        #expect(session.status == 0, "\(session.errors)")
        return session.lines
    }

    /// Whether texts are found in order, each beginning an utterance of its own.
    private func contains(_ said: [String], inOrder wanted: [String]) -> Bool {
        var rest = said[...]
        for text in wanted {
            guard let index = rest.firstIndex(where: { $0.hasPrefix(text) }) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }

    @Test("Values while they come, an end, a failure, and on focus what a control does, to what, and how far it is")
    func widgets() async throws {
        let said = try await heard([Program.built("HeadwayGTKProbe"), "show", "heard"])
        let wanted = [
            "10 percent.", "100 percent.", "notification lost.iso, failed.", "Searching progress bar.",
            "Try again, lost.iso, failed push button.", "Stop download, file.zip, 40 percent push button.",
            "Download, new.txt push button.",
        ]
        #expect(contains(said, inOrder: wanted), "\(said)")
        #expect(!said.contains { $0.contains("Searching 0 percent") }, "\(said)")
    }

    @Test("A gauge says what zenity says, in order: title, text, values, end")
    func gauge() async throws {
        let folder = try TemporaryFolder()
        let input = folder.path + "/input"
        try #require(mkfifo(input, 0o600) == 0)
        let feed = """
            exec >"$0"; sleep 5; for value in 10 20 35 50; do echo $value; sleep 1; done; echo 100; sleep 2
            """
        let feeder = try Program("sh", ["-c", feed, input])
        defer { feeder.end() }
        let command = "exec timeout 16 \"$0\" gauge --title Backup --text 'Copying photo 10' <\"$1\""
        let said = try await heard(["sh", "-c", command, Program.built("headway-window"), input])
        #expect(contains(said, inOrder: ["Backup, Copying photo 10", "10 percent.", "100 percent."]), "\(said)")
    }
}
