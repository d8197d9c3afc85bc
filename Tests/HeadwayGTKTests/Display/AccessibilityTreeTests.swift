import Foundation
import TestSupport
import Testing

/// What a screen reader finds while a download runs, read from another process over the accessibility bus.
@Suite(
    .requires("Xvfb", package: "xvfb"), .requires("dbus-run-session", package: "dbus"),
    .requires("python3", package: "python3-pyatspi"), .xServer)
struct AccessibilityTreeTests {
    @Test("Role, name, live value, busy flag and actions are read, and an action is invoked")
    func tree() async throws {
        let server = try #require(XServer.current)
        let script = TestPaths.script("accessible_tree.py")
        let probe = try Program.built("HeadwayGTKProbe")
        // Both talk over a bus of their own, and the probe ends with the script.
        let command =
            "\"$0\" show tree & probe=$!; /usr/bin/python3 \"$1\" HeadwayGTKProbe 2>&1; sleep 0.3; kill $probe"
        let session = try Program(
            "dbus-run-session", ["--", "sh", "-c", command, probe, script],
            server.environment(["NO_AT_BRIDGE": nil], accessibility: "atspi"), lifetime: .tests)
        #expect(await session.finished())
        session.end()
        let bars = session.lines.filter { $0.contains("|") }
        #expect(bars.contains("progress bar|Copying|0.25|idle|"))
        #expect(bars.contains { $0.hasPrefix("progress bar|Searching|") && $0.contains("|busy|") }, "\(bars)")
        #expect(
            bars.contains { $0.hasPrefix("push button|Stop download, ") && $0.hasSuffix("|idle|download.stop") },
            "\(bars)")
        let values = session.lines.compactMap { $0.dropping("value ").flatMap(Double.init) }
        #expect(values.count == 3 && values == values.sorted(), "\(values)")
        #expect(session.lines.contains("invoked download.stop"))
        #expect(session.lines.contains("tap running"), "\(session.output)\n\(session.errors)")
        #expect(GLibMessages.of(session.errors) == [])
    }
}
