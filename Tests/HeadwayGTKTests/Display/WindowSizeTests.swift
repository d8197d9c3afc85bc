import Foundation
import TestSupport
import Testing

/// How large windows are, whatever they show.
@Suite(
    .requires("Xvfb", package: "xvfb"), .requires("openbox", package: "openbox"),
    .requires("xdotool", package: "xdotool"), .xServer, .serialized)
struct WindowSizeTests {
    private func width(of window: String, _ desktop: Desktop) async throws -> Int? {
        let lines = try await desktop.run("getwindowgeometry --shell \(window)").split(separator: "\n")
        return lines.lazy.compactMap { String($0).dropping("WIDTH=").flatMap(Int.init) }.first
    }

    @Test(
        "A page of the gallery can be used in 360 points",
        arguments: ["bars", "views", "indicators", "own", "download"])
    func gallery(_ page: String) async throws {
        let server = try #require(XServer.current)
        let program = try Program(
            Program.built("headway-window"), ["gallery", "--page", page], server.environment())
        defer { program.end() }
        let desktop = Desktop(server: server)
        let window = try await desktop.focusWindow(titled: "Headway")
        // The window manager holds to the least size that the window asks for.
        try await desktop.run("windowsize \(window) 360 600")
        var seen: Int?
        for _ in 0..<100 where seen != 360 {
            seen = try await width(of: window, desktop)
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(seen == 360)
        #expect(GLibMessages.of(program.errors) == [])
    }

    @Test(
        "pop-os gnome-control-center 12: a gauge wraps long words and keeps its width",
        arguments: ["one ", "no-space-at-all-"])
    func gauge(_ word: String) async throws {
        let server = try #require(XServer.current)
        let folder = try TemporaryFolder()
        let input = folder.file("input")
        try #require(mkfifo(input, 0o600) == 0)
        let command = "exec \"$0\" gauge --title Gauge --text Short <\"$1\""
        let program = try Program("sh", ["-c", command, Program.built("headway-window"), input], server.environment())
        defer { program.end() }
        let pipe = try #require(FileHandle(forWritingAtPath: input))
        let desktop = Desktop(server: server)
        let window = try await desktop.focusWindow(titled: "Gauge")
        let before = try #require(try await width(of: window, desktop))
        let first = try await desktop.run("getwindowgeometry \(window)")
        try pipe.write(contentsOf: Data("10\n#\(String(repeating: word, count: 40))\n".utf8))
        // The words have come when the window is taller.
        var geometry = first
        for _ in 0..<200 where geometry == first {
            geometry = try await desktop.run("getwindowgeometry \(window)")
            try await Task.sleep(for: .milliseconds(50))
        }
        #expect(geometry != first, "the words are not shown")
        #expect(try await width(of: window, desktop) == before)
        try pipe.close()
        #expect(GLibMessages.of(program.errors) == [])
    }
}
