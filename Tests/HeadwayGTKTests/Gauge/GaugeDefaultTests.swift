import Foundation
import TestSupport
import Testing

/// Where `headway gauge` is shown when nobody says.
@Suite(
    .requires("Xvfb", package: "xvfb"), .requires("openbox", package: "openbox"),
    .requires("xdotool", package: "xdotool"), .xServer, .serialized)
struct GaugeDefaultTests {
    private func gauge(
        _ options: String, titled title: String = "Gauge", _ variables: [String: String?] = [:]
    ) throws -> Program {
        let command = "exec \"$0\" gauge --title \(title) \(options) < <(echo 20; sleep 4)"
        let server = try #require(XServer.current)
        return try Program("bash", ["-c", command, Program.built("headway")], server.environment(variables))
    }

    @Test(
        "A display and no terminal: a window, which ends by SIGTERM, SIGINT and SIGHUP as any program",
        arguments: [
            SIGTERM, SIGINT, SIGHUP,
        ])
    func window(signal: Int32) async throws {
        // The window of the case before may still stand: each looks for its own.
        let title = "Gauge\(signal)"
        let program = try gauge("", titled: title)
        _ = try await Desktop(server: try #require(XServer.current)).focusWindow(titled: title)
        program.send(signal)
        #expect(await program.finished(), "\(program.condition)")
        #expect(program.status == -signal)
    }

    @Test("Its size is what was asked for")
    func size() async throws {
        let program = try gauge("--width=500 --height=200")
        defer { program.end() }
        let desktop = Desktop(server: try #require(XServer.current))
        let window = try await desktop.focusWindow(titled: "Gauge")
        let size = try await desktop.run("getwindowgeometry --shell \(window)").split(separator: "\n")
        #expect(size.contains("WIDTH=500") && size.contains("HEIGHT=200"), "\(size)")
    }

    @Test("Neither: lines on standard error")
    func lines() async throws {
        let program = try gauge("--text Copying", ["DISPLAY": nil])
        #expect(await program.finished())
        #expect(program.status == 0 && program.errors.contains("Copying"), "\(program.errors)")
    }
}
