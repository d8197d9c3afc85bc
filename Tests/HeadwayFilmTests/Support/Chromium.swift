import Foundation
import TestPictures

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
        try open(page) { folder in
            let target = folder.appendingPathComponent("page.png")
            let arguments = ["--window-size=\(width),\(height + chrome)", "--screenshot=\(target.path)"]
            _ = try run(arguments, in: folder)
            return (try? Data(contentsOf: target)).flatMap(Bitmap.init(png:))
        }
    }

    /// A page's elements after its scripts have run, as HTML; nil when the browser gave none within a minute.
    static func elements(of page: String) throws -> String? {
        try open(page) { folder in
            let data = try run(["--window-size=1200,800", "--dump-dom"], in: folder)
            return data.map { String(decoding: $0, as: UTF8.self) }
        }
    }

    private static func open<Answer>(_ page: String, _ ask: (URL) throws -> Answer?) throws -> Answer? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("headway-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try page.write(to: folder.appendingPathComponent("page.html"), atomically: true, encoding: .utf8)
        return try ask(folder)
    }

    /// Runs the browser on the folder's page; its standard output, nil when it took more than a minute.
    private static func run(_ arguments: [String], in folder: URL) throws -> Data? {
        guard let program else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        // The page is the test's own, and build machines often run as root, where the sandbox refuses to start.
        process.arguments =
            [
                "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
                "--virtual-time-budget=2000", "--user-data-dir=\(folder.path)/profile",
            ] + arguments + [folder.appendingPathComponent("page.html").absoluteString]
        let output = folder.appendingPathComponent("output")
        _ = FileManager.default.createFile(atPath: output.path, contents: nil)
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        let deadline = Date(timeIntervalSinceNow: 60)
        while process.isRunning, Date() < deadline { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05)) }
        let isLate = process.isRunning
        if isLate { process.terminate() }
        process.waitUntilExit()
        return isLate ? nil : try? Data(contentsOf: output)
    }
}
