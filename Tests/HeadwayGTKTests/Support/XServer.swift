import Foundation
import TestSupport
import Testing

/// A display of a suite's own: an X server without a screen at a free number, and a window manager, ended with the suite.
final class XServer: Sendable {
    /// The display's name, such as `:5`.
    let display: String
    private let server: Program
    private let manager: Program?

    /// The server of the suite that runs.
    @TaskLocal static var current: XServer?

    /// Starts a server, which chooses a free number itself.
    init() async throws {
        let server = try Program(
            "Xvfb", ["-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"], lifetime: .tests)
        guard let number = await server.line(where: { Int($0) != nil }) else {
            throw Failure(description: "Xvfb did not start: \(server.errors)")
        }
        self.server = server
        display = ":\(number)"
        manager = Program.exists("openbox") ? try await Self.manager(on: display) : nil
    }

    /// Starts a window manager and waits until it manages; one that gives up is started again.
    private static func manager(on display: String) async throws -> Program {
        for _ in 0..<5 {
            let manager = try Program("openbox", ["--sm-disable"], ["DISPLAY": display], lifetime: .tests)
            let deadline = ContinuousClock.now + .seconds(patience)
            while manager.isRunning, ContinuousClock.now < deadline {
                let question = try Program("xprop", ["-root", "_NET_SUPPORTING_WM_CHECK"], ["DISPLAY": display])
                _ = await question.finished()
                if question.output.contains("window id") { return manager }
            }
        }
        throw Failure(description: "openbox does not manage \(display)")
    }

    deinit {
        manager?.end()
        server.end()
    }

    /// Kills the server, as a crash of it would.
    func kill() { server.kill() }

    /// What a program of ours is started with on this display.
    func environment(_ more: [String: String?] = [:], accessibility: String = "none") -> [String: String?] {
        var variables: [String: String?] = [
            "DISPLAY": display, "WAYLAND_DISPLAY": nil, "GDK_BACKEND": "x11", "GTK_A11Y": accessibility,
            "GSETTINGS_BACKEND": "memory", "GTK_THEME": nil, "GDK_SCALE": nil, "LC_ALL": "C.UTF-8",
            "MALLOC_PERTURB_": nil,
        ]
        variables.merge(more) { _, new in new }
        return variables
    }

    struct Failure: Error, CustomStringConvertible {
        let description: String
    }
}

/// Gives a suite an X server.
struct XServerTrait: SuiteTrait, TestScoping {
    let isRecursive = false

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await XServer.$current.withValue(try await XServer()) { try await function() }
    }
}

extension Trait where Self == XServerTrait {
    /// A display of the suite's own.
    static var xServer: XServerTrait { XServerTrait() }
}

extension Trait where Self == ConditionTrait {
    /// Skips with a clear message where a program is missing.
    static func requires(_ program: String, package: String) -> ConditionTrait {
        .enabled(if: Program.exists(program), "\(program) is missing: apt-get install \(package)")
    }
}

/// What a line on standard error says when GLib complains.
enum GLibMessages {
    static func of(_ errors: String) -> [String] {
        errors.split(separator: "\n").map(String.init).filter { line in
            line.contains("-CRITICAL") || line.contains("-WARNING") || line.contains("-ERROR")
        }
    }
}
