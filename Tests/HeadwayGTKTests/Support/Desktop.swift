import TestSupport
import Testing

/// A user at a display: looks for windows, types and closes.
struct Desktop: Sendable {
    let server: XServer

    /// Waits for a window with a title, gives it the keyboard, and answers with its number.
    func focusWindow(titled title: String) async throws -> String {
        var found: String?
        let deadline = ContinuousClock.now + .seconds(patience)
        while found == nil, ContinuousClock.now < deadline {
            found = try await run("search --onlyvisible --name '^\(title)$'").split(separator: "\n").last.map(
                String.init)
        }
        let window = try #require(found, "no window called \(title)")
        // A window that is only just managed may lose the keyboard again: it is asked who has it until this one does.
        while try await run("getwindowfocus") != window + "\n", ContinuousClock.now < deadline {
            try await run("windowfocus \(window)")
            try await Task.sleep(for: .milliseconds(20))
        }
        return window
    }

    func press(_ keys: String...) async throws {
        for key in keys { _ = try await run("key --clearmodifiers \(key)") }
    }

    func type(_ text: String) async throws {
        _ = try await run("type --delay 2 '\(text)'")
    }

    /// Asks the window manager to close a window, as a user does, and again where nothing came of it.
    func close(titled title: String) async throws {
        for _ in 0..<5 {
            _ = try await focusWindow(titled: title)
            try await press("alt+F4")
            let deadline = ContinuousClock.now + .seconds(5)
            while ContinuousClock.now < deadline {
                if try await run("search --onlyvisible --name '^\(title)$'").isEmpty { return }
            }
        }
    }

    /// Runs an xdotool command and answers with what it writes.
    @discardableResult
    func run(_ command: String) async throws -> String {
        let program = try Program("sh", ["-c", "xdotool \(command)"], server.environment())
        #expect(await program.finished(), "xdotool \(command)")
        return program.output
    }
}
