import Foundation
import TestSupport
import Testing

/// What Orca says, as its speech log has it, on a display and a bus of the test's own.
@Suite(
    .requires("Xvfb", package: "xvfb"), .requires("openbox", package: "openbox"), .requires("orca", package: "orca"),
    .requires("dbus-daemon", package: "dbus"), .xServer, .serialized)
struct HeardTests {
    /// Gives a program one line of input after the other, each once what the one before is to be heard as was said, in order.
    ///
    /// Answers with all that was said.
    private func heard(_ steps: KeyValuePairs<String, String>, of words: [String]) async throws -> [String] {
        let server = try #require(XServer.current)
        let list = String(decoding: try JSONEncoder().encode(steps.map { [$0.key, $0.value] }), as: UTF8.self)
        let session = try Program(
            "/usr/bin/python3", [TestPaths.script("orca.py"), list] + words,
            server.environment(["NO_AT_BRIDGE": nil], accessibility: "atspi"))
        #expect(await session.finished(), "\(session.output)\n\(session.errors)")
        #expect(session.status == 0, "\(session.errors)\nsaid: \(session.lines)")
        return session.lines
    }

    @Test("Values while they come, an end, a failure, and on focus what a control does, to what, and how far it is")
    func widgets() async throws {
        let said = try await heard(
            [
                "begin": "Begin push button.", "10": "10 percent.", "50": "", "100": "100 percent.",
                "fail": "notification lost.iso, failed.", "busy": "Searching progress bar.",
                "lost": "Try again, lost.iso, failed push button.",
                "file": "Stop download, file.zip, 40 percent push button.", "new": "Download, new.txt push button.",
            ], of: [Program.built("HeadwayGTKProbe"), "show", "heard"])
        #expect(!said.contains { $0.contains("Searching 0 percent") }, "\(said)")
    }

    @Test("A gauge says what zenity says, in order: title, text, values, end")
    func gauge() async throws {
        let words = [try Program.built("headway-window"), "gauge", "--title", "Backup", "--text", "Copying photo 10"]
        _ = try await heard(
            ["": "Backup, Copying photo 10", "10": "10 percent.", "20": "", "35": "", "50": "", "100": "100 percent."],
            of: words)
    }
}
