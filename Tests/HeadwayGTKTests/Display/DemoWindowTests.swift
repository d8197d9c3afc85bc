import Foundation
import TestPictures
import TestSupport
import Testing

/// `headway demo` with a display, as somebody who has just built it runs it.
@Suite(
    .requires("Xvfb", package: "xvfb"), .requires("openbox", package: "openbox"),
    .requires("xdotool", package: "xdotool"), .requires("python3", package: "python3"), .xServer, .serialized)
final class DemoWindowTests {
    /// Where everything of the run goes.
    let folder: String
    let server: XServer
    var sheet: String { folder + "/sheet.png" }
    let title = "Headway demonstration"

    init() throws {
        folder = NSTemporaryDirectory() + "/headway-demo-window-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder + "/tmp", withIntermediateDirectories: true)
        server = try #require(XServer.current)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func variables(_ more: [String: String?] = [:]) -> [String: String?] {
        server.environment(["TMPDIR": folder + "/tmp"].merging(more) { $1 })
    }

    private func demo(
        _ more: [String: String?] = [:], program: String = "headway", before: [String] = []
    ) throws -> Program {
        let words = before + [try Program.built(program), "demo", "-o", sheet]
        return try Program(words[0], Array(words.dropFirst()), variables(more))
    }

    private func names(in folder: String) -> [String] {
        (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? ["no folder"]
    }

    @Test("Shown in a window, which closes by itself where nobody is at a terminal")
    func completes() async throws {
        let program = try demo()
        _ = try await Desktop(server: server).focusWindow(titled: title)
        #expect(await program.finished())
        #expect(program.status == 0, "\(program.errors)")
        #expect(program.output.contains("SHA-256 verified") && program.output.contains("Requests: GET, GET from "))
        #expect(program.errors == "")
        #expect(names(in: folder + "/tmp") == [], "what arrived is removed")
        // What was shown took its colour from the window's theme; the terminal's frames have the engine's.
        let picture = try #require(Bitmap(png: Data(contentsOf: URL(fileURLWithPath: sheet))))
        #expect(picture.contains(0x3584E4) && !picture.contains(0x2196F3))
    }

    @Test("At a terminal the window stays until it is closed")
    func stays() async throws {
        let program = try demo(before: ["python3", "-c", "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)"])
        let desktop = Desktop(server: server)
        _ = try await desktop.focusWindow(titled: title)
        #expect(await program.wait { program.output.contains("Close the window") }, "\(program.output)")
        #expect(await !program.finished(within: 2.5), "longer than it stays elsewhere")
        _ = try await desktop.focusWindow(titled: title)
        try await desktop.close(titled: title)
        #expect(await program.finished())
        #expect(program.status == 0, "\(program.output)")
        #expect(names(in: folder + "/tmp") == [])
    }

    /// An end before the end.
    struct Early: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// Sent to the program; nil closes the window.
        let signal: Int32?
        let status: Int32
        let line: String

        static let all = [
            Early(
                testDescription: "closed", signal: nil, status: 1,
                line: "headway: demo: the window was closed before the download was complete\n"),
            Early(
                testDescription: "Ctrl-C", signal: SIGINT, status: 130,
                line: "headway: demo: interrupted; nothing is left behind\n"),
            Early(
                testDescription: "the terminal closed", signal: SIGHUP, status: 130,
                line: "headway: demo: interrupted; nothing is left behind\n"),
        ]
    }

    @Test("Ended early, it says so, and leaves nothing", arguments: Early.all, [false, true])
    func early(_ early: Early, whileRunning: Bool) async throws {
        let program = try demo()
        let desktop = Desktop(server: server)
        _ = try await desktop.focusWindow(titled: title)
        if whileRunning { #expect(await program.wait { Self.hasBegun(folder + "/tmp") }) }
        if let signal = early.signal { program.send(signal) } else { try await desktop.close(titled: title) }
        #expect(await program.finished())
        #expect(program.status == early.status)
        #expect(program.errors == early.line)
        #expect(names(in: folder + "/tmp") == [])
        #expect(names(in: folder) == ["tmp"])
    }

    private static func hasBegun(_ folder: String) -> Bool {
        FileManager.default.enumerator(atPath: folder)?.contains { "\($0)".hasSuffix(".part") } ?? false
    }

    @Test("A display that cannot be opened is named, and the terminal shows it")
    func unopenable() async throws {
        let program = try demo(["DISPLAY": ":4711"])
        #expect(await program.finished())
        #expect(program.status == 0 && program.output.contains("SHA-256 verified"), "\(program.errors)")
        #expect(
            program.errors.hasPrefix("headway: demo: without a window, since the display ':4711' cannot be opened\n"))
        #expect(program.errors.contains("headway-demo.bin: done"))
        #expect(names(in: folder + "/tmp") == [])
    }

    @Test("Without the window program the terminal shows it, until Ctrl-C")
    func missing() async throws {
        let alone = folder + "/headway"
        try FileManager.default.copyItem(atPath: Program.built("headway"), toPath: alone)
        let program = try Program(alone, ["demo", "-o", sheet], variables(["PATH": "/nonexistent"]))
        #expect(await program.wait { Self.hasBegun(folder + "/tmp") })
        program.send(SIGINT)
        #expect(await program.finished())
        #expect(program.status == 130)
        #expect(program.errors.hasPrefix("headway: demo: without a window, since headway-window is missing; "))
        #expect(program.errors.hasSuffix("headway: demo: interrupted; nothing is left behind\n"))
        #expect(names(in: folder + "/tmp") == [])
    }
}
