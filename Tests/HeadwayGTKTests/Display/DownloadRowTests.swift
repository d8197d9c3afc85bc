import Foundation
import TestSupport
import Testing

/// What can be done about a download that has failed or is there, by the names that a screen reader reads.
@Suite(
    .requires("Xvfb", package: "xvfb"), .requires("openbox", package: "openbox"),
    .requires("xdotool", package: "xdotool"), .requires("dbus-run-session", package: "dbus"), .desktop, .serialized)
struct DownloadRowTests {
    let folder: TemporaryFolder
    let web: FaultServer
    let desktop: BusDesktop

    init() async throws {
        folder = try TemporaryFolder()
        web = try await FaultServer()
        desktop = try #require(BusDesktop.current)
        // What desktops open files with: a program that writes down what it was asked to open.
        let applications = folder.file("data/applications")
        try FileManager.default.createDirectory(atPath: applications, withIntermediateDirectories: true)
        let opener = folder.file("opener")
        try "#!/bin/sh\necho \"$1\" >>'\(folder.file("opened"))'\n".write(
            toFile: opener, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: opener)
        let types = "application/octet-stream;inode/directory;text/plain;application/x-zerosize;"
        try """
        [Desktop Entry]
        Type=Application
        Name=Opener
        Exec=\(opener) %u
        MimeType=\(types)
        """.write(toFile: applications + "/opener.desktop", atomically: true, encoding: .utf8)
        let defaults = types.split(separator: ";").map { "\($0)=opener.desktop" }.joined(separator: "\n")
        try "[Default Applications]\n\(defaults)\n".write(
            toFile: applications + "/mimeapps.list", atomically: true, encoding: .utf8)
    }

    /// A window with downloads, which one that cannot succeed keeps open.
    private func window(_ words: String...) throws -> Program {
        let variables = desktop.environment.merging(["XDG_DATA_HOME": folder.file("data"), "HOME": folder.path]) { $1 }
        return try Program(Program.built("headway-window"), ["get", "-d", folder.path] + words, variables)
    }

    private var lost: String { web.url("/lost.bin?status=404") }

    /// Does one thing after another, and answers with what was told.
    private func use(_ program: Program, _ steps: String...) async throws -> [String] {
        let hand = try Program(
            "/usr/bin/python3", [TestPaths.script("press.py"), "headway-window"] + steps, desktop.environment)
        #expect(await hand.finished())
        #expect(hand.status == 0, "\(hand.errors)\n\(hand.output)\n\(program.errors)")
        return hand.lines
    }

    @Test("A failed download is tried again by its own button, and the window closes when all is there")
    func retry() async throws {
        let program = try window(web.url("/a.bin?size=3000&status=404&first=1"))
        let told = try await use(program, "tell:a.bin", "tell:Try again, a.bin", "press:Try again, a.bin")
        for control in ["list item|a.bin", "push button|Try again, a.bin"] {
            #expect(told.contains { $0.hasPrefix(control) && $0.contains("404") }, "the error is attached: \(told)")
        }
        #expect(await program.finished())
        #expect(program.status == 0, "\(program.errors)")
        #expect(folder.size("a.bin") == 3000)
        #expect(GLibMessages.of(program.errors) == [])
    }

    @Test("A failed download is removed from the list, and does not count any more")
    func remove() async throws {
        let program = try window(lost, web.file("a.bin", size: 3000))
        _ = try await use(program, "wait:Open, a.bin", "press:Remove: lost.bin")
        #expect(await program.finished())
        #expect(program.status == 0, "\(program.errors)")
        #expect(GLibMessages.of(program.errors) == [])
    }

    @Test("Where the file exists it is overwritten by a button")
    func overwrite() async throws {
        try Data("old".utf8).write(to: folder.url.appendingPathComponent("a.bin"))
        let program = try window(web.file("a.bin", size: 3000))
        _ = try await use(program, "press:Overwrite: a.bin")
        #expect(await program.finished())
        #expect(program.status == 0, "\(program.errors)")
        #expect(folder.size("a.bin") == 3000)
        #expect(GLibMessages.of(program.errors) == [])
    }

    @Test("Where the file exists both are kept by a button")
    func keepBoth() async throws {
        for name in ["a.bin", "a (1).bin"] { try Data("old".utf8).write(to: folder.url.appendingPathComponent(name)) }
        let program = try window(web.file("a.bin", size: 3000))
        _ = try await use(program, "press:Keep both: a.bin")
        #expect(await program.finished())
        #expect(program.status == 0, "\(program.errors)")
        #expect(folder.size("a.bin") == 3 && folder.size("a (1).bin") == 3 && folder.size("a (2).bin") == 3000)
        #expect(GLibMessages.of(program.errors) == [])
    }

    @Test("A file that is there is opened, and so is its folder")
    func open() async throws {
        let program = try window(lost, web.file("a.bin", size: 3000))
        defer { program.end() }
        _ = try await use(program, "press:Open, a.bin", "press:Show in folder: a.bin")
        let opened = folder.file("opened")
        let seen = await program.wait {
            let lines = (try? String(contentsOfFile: opened, encoding: .utf8))?.split(separator: "\n") ?? []
            return lines.contains { $0.hasSuffix("/a.bin") }
                && lines.contains { $0.contains(folder.url.lastPathComponent) && !$0.hasSuffix("a.bin") }
        }
        #expect(
            seen, "\((try? String(contentsOfFile: opened, encoding: .utf8)) ?? "nothing was opened") \(program.errors)")
        #expect(GLibMessages.of(program.errors) == [])
    }

    @Test("A download that waits for its turn says so, and has its turn")
    func queued() async throws {
        let program = try window(
            "--jobs", "1", web.file("a.bin", size: 900_000_000, rate: 100_000), web.file("b.bin", size: 3000))
        defer { program.end() }
        _ = try await use(
            program, "wait:Cancel: a.bin", "wait:Stop download, b.bin, Waiting", "press:Cancel: a.bin",
            "wait:Open, b.bin")
        #expect(GLibMessages.of(program.errors) == [])
    }

    @Test("The list has a name, Cancel says of what, and a long name is told in full")
    func names() async throws {
        let long = String(repeating: "very-", count: 30) + "long.bin"
        let program = try window(web.file(long, size: 900_000_000, rate: 100_000))
        defer { program.end() }
        let told = try await use(
            program, "tell:Downloads", "wait:Cancel: \(long)", "wait:Stop download, \(long)", "tell:\(long)",
            "press:Cancel: \(long)", "wait:Remove: \(long)")
        #expect(told.contains { $0.hasPrefix("list|Downloads|") }, "\(told)")
        #expect(
            told.contains("label|\(long)|\(long)"), "a long name has a tooltip, which readers know as a description")
        #expect(GLibMessages.of(program.errors) == [])
    }

    @Test("The keyboard alone adds, pauses and resumes a download")
    func keyboard() async throws {
        let program = try window("--window")
        let user = Desktop(server: desktop.server)
        _ = try await user.focusWindow(titled: "Headway downloads")
        try await user.type(web.file("typed.bin", size: 1_500_000, rate: 300_000))
        try await user.press("Return")
        _ = try await use(program, "wait:Stop download, typed.bin")
        // Address, button, then the row's view.
        try await user.press("Tab", "Tab", "space")
        _ = try await use(program, "wait:Resume download, typed.bin")
        #expect(!FileManager.default.fileExists(atPath: folder.file("typed.bin")))
        try await user.press("space")
        #expect(await program.finished())
        #expect(program.status == 0)
        #expect(folder.size("typed.bin") == 1_500_000)
        #expect(GLibMessages.of(program.errors) == [])
    }

    @Test("A link that is dragged into the page is downloaded")
    func drag() async throws {
        let program = try window(lost)
        defer { program.end() }
        let user = Desktop(server: desktop.server)
        let target = try await user.focusWindow(titled: "Headway downloads")
        let link = web.file("dragged.bin", size: 3000)
        let source = try Program(
            "/usr/bin/python3", [TestPaths.script("drag_source.py"), link], desktop.server.environment())
        defer { source.end() }
        let origin = try await user.focusWindow(titled: "Link")
        try await user.run("windowmove --sync \(target) 300 100")
        try await user.run("windowmove --sync \(origin) 20 20")
        for _ in 0..<5 where folder.size("dragged.bin") == 0 {
            try await user.run("mousemove --window \(origin) 50 40 mousedown 1")
            for step in 1...8 { try await user.run("mousemove --window \(origin) \(50 + 5 * step) \(40 + 4 * step)") }
            for y in [150, 160, 170, 180] { try await user.run("mousemove --window \(target) 200 \(y)") }
            try await user.run("mouseup 1")
            _ = await program.wait(4) { folder.size("dragged.bin") == 3000 }
        }
        #expect(folder.size("dragged.bin") == 3000)
        #expect(GLibMessages.of(program.errors) == [])
    }
}
