import TestSupport
import Testing

/// The sample application: every page opens without a complaint, and closes.
@Suite(
    .requires("Xvfb", package: "xvfb"), .requires("openbox", package: "openbox"),
    .requires("xdotool", package: "xdotool"), .xServer, .serialized)
struct GalleryTests {
    @Test(
        "A page opens, takes keys and closes", arguments: ["bars", "views", "indicators", "own", "download"],
        [[], ["--dark", "--rtl"]])
    func page(_ page: String, options: [String]) async throws {
        let server = try #require(XServer.current)
        let program = try Program(
            Program.built("headway-window"), ["gallery", "--page", page] + options, server.environment())
        let desktop = Desktop(server: server)
        _ = try await desktop.focusWindow(titled: "Headway")
        // Round the page with the keyboard, pressing what can be pressed.
        for _ in 0..<4 { try await desktop.press("Tab", "space") }
        #expect(program.isRunning, "\(program.errors)")
        // A press may have opened a dialogue of its own.
        try await desktop.press("Escape")
        _ = try await desktop.focusWindow(titled: "Headway")
        try await desktop.close(titled: "Headway")
        #expect(await program.finished())
        #expect(program.status == 0)
        #expect(GLibMessages.of(program.errors) == [])
    }

    @Test(
        "Words that cannot be followed end with one line and status 2",
        arguments: [
            ["galery"], ["gallery", "--pages"], ["gallery", "more"], ["get", "--jobs", "many"],
            ["gauge", "--percentage=x"],
        ])
    func misused(words: [String]) async throws {
        let server = try #require(XServer.current)
        let program = try Program(Program.built("headway-window"), words, server.environment())
        #expect(await program.finished())
        #expect(program.status == 2)
        #expect(program.errors.split(separator: "\n").count == 1, "\(program.errors)")
    }

    @Test("Without a display there is one line and status 1")
    func noDisplay() async throws {
        let program = try Program(
            Program.built("headway-window"), ["gallery"], ["DISPLAY": nil, "WAYLAND_DISPLAY": nil])
        #expect(await program.finished())
        #expect(program.status == 1)
        #expect(program.errors == "headway-window: no display can be opened\n")
    }
}
