import Foundation

/// A browser without a window, where one is installed: the only judge of whether an SVG really moves.
enum Chromium {
    /// The browser's program, nil where there is none.
    static let program: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let names = ["chromium", "chromium-browser", "google-chrome"]
        let paths = folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
        return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// What a window may keep for itself of the height asked for, in pixels.
    private static let chrome = 200

    /// A picture of a page, at least so large, nil when the browser gave none within a minute.
    static func picture(of page: String, width: Int, height: Int) throws -> Bitmap? {
        guard let program else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("headway-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("page.html")
        let target = folder.appendingPathComponent("page.png")
        try page.write(to: source, atomically: true, encoding: .utf8)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        // The page is the test's own, and build machines often run as root, where the sandbox refuses to start.
        process.arguments = [
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
            "--virtual-time-budget=2000", "--user-data-dir=\(folder.path)/profile",
            "--window-size=\(width),\(height + chrome)", "--screenshot=\(target.path)", source.absoluteString,
        ]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        let deadline = Date(timeIntervalSinceNow: 60)
        while process.isRunning, Date() < deadline { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05)) }
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
        return (try? Data(contentsOf: target)).flatMap(Bitmap.init(png:))
    }
}
