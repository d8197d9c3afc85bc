import Foundation
import TestSupport
import Testing

/// The widgets in programs that are not Swift, from the library built as a shared object, as Examples/GTK shows them.
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

    @Test("Python, with a GtkBuilder file: properties, signals and presses")
    func python() async throws {
        let program = try Program("/usr/bin/python3", [samples + "/progress.py", library], server.environment())
        defer { program.end() }
        #expect(await program.line { $0 == "shown HeadwayLinearProgressView" } != nil, "\(program.errors)")
        #expect(await program.line { $0 == "completed" } != nil)
        let desktop = Desktop(server: server)
        _ = try await desktop.focusWindow(titled: "Headway sample")
        try await desktop.press("Tab", "space")
        #expect(await program.line { $0 == "pressed, now running" } != nil, "\(program.lines)")
        #expect(GLibMessages.of(program.errors) == [])
    }

    @Test("C, with the header and the same file", .requires("pkg-config", package: "pkg-config"))
    func c() async throws {
        let folder = URL(fileURLWithPath: library).deletingLastPathComponent().path
        let program = NSTemporaryDirectory() + "/headway-c-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: program) }
        let command = """
            $(command -v cc || command -v clang) -Wall -Werror "$0/progress.c" $(pkg-config --cflags --libs gtk4) \
            -L"$1" -lheadway-gtk -Wl,-rpath,"$1" -o "$2"
            """
        let compiler = try Program("sh", ["-c", command, samples, folder, program])
        #expect(await compiler.finished(within: 60))
        #expect(compiler.status == 0, "\(compiler.errors)")
        let sample = try Program(program, [samples + "/window.ui"], server.environment())
        #expect(await sample.finished(within: 15))
        #expect(sample.status == 0 && sample.lines == ["completed"], "\(sample.errors)")
        #expect(GLibMessages.of(sample.errors) == [])
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
