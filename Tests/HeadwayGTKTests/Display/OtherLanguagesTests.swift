import Foundation
import TestSupport
import Testing

/// The widgets in a program that was never meant for them; those that were are run by scripts/check-gtk-library.
@Suite(
    .requires("Xvfb", package: "xvfb"), .requires("openbox", package: "openbox"),
    .requires("xdotool", package: "xdotool"), .xServer, .serialized)
struct OtherLanguagesTests {
    let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Examples/GTK").path
    let library: String
    let server: XServer

    init() throws {
        library = try Program.built("libheadway-gtk.so")
        server = try #require(XServer.current)
    }

    @Test(
        "A plain GtkBuilder file, by GTK's own tool and nothing else",
        .requires("gtk4-builder-tool", package: "libgtk-4-bin"))
    func builderTool() async throws {
        let program = try Program(
            "gtk4-builder-tool", ["preview", samples + "/window.ui"],
            server.environment(["LD_PRELOAD": library]))
        defer { program.end() }
        _ = try await Desktop(server: server).focusWindow(titled: "Headway sample")
        #expect(program.isRunning)
        #expect(GLibMessages.of(program.errors) == [], "\(program.errors)")
    }
}
