import Foundation
import TestSupport
import Testing

/// A display with a session bus of its own, over which what a window shows is read.
final class GaugeDesktop: Sendable {
    /// The display.
    let server: XServer
    private let session: Program
    private let address: String

    /// Two for the suite that runs, so that both windows can be looked at at the same time.
    @TaskLocal static var pair: [GaugeDesktop] = []

    init() async throws {
        server = try await XServer()
        session = try Program(
            "dbus-run-session", ["--", "sh", "-c", "echo $DBUS_SESSION_BUS_ADDRESS; exec sleep infinity"],
            server.environment(), lifetime: .tests)
        address = try #require(await session.line { $0.hasPrefix("unix:") }, "no session bus: \(session.errors)")
    }

    deinit { session.end() }

    /// What a program is started with here.
    var environment: [String: String?] {
        server.environment(["DBUS_SESSION_BUS_ADDRESS": address, "NO_AT_BRIDGE": nil], accessibility: "atspi")
    }

    /// What a program's window shows once it has settled; nil where there is none.
    ///
    /// A button is then pressed if its label is given.
    func state(of program: String, thenPressing button: String? = nil) async throws -> GaugeState? {
        let script = TestPaths.script("gauge_state.py")
        let reader = try Program("/usr/bin/python3", [script, program, "4"] + (button.map { [$0] } ?? []), environment)
        guard await reader.finished(within: 10),
            let seen = try? JSONDecoder().decode(Seen.self, from: Data(reader.output.utf8))
        else { return nil }
        return GaugeState(
            title: seen.title, text: seen.text ?? "", percentage: seen.percentage, canConfirm: seen.ok == "on",
            showsTimeLeft: seen.left)
    }

    /// Whether something moves: three pictures differ, where a label that changes once a second makes two alike.
    func isMoving() async throws -> Bool {
        var pictures: Set<String> = []
        for _ in 0..<3 {
            let picture = try Program("sh", ["-c", "import -window root rgb:- | md5sum"], server.environment())
            guard await picture.finished(within: 10) else { return false }
            guard pictures.insert(picture.output).inserted else { return false }
        }
        return true
    }

    private struct Seen: Decodable {
        var title: String
        var text: String?
        var percentage: Int?
        var ok: String
        var left: Bool
    }
}

/// Gives a suite two displays.
struct GaugeDesktopTrait: SuiteTrait, TestScoping {
    let isRecursive = false

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let pair = [try await GaugeDesktop(), try await GaugeDesktop()]
        try await GaugeDesktop.$pair.withValue(pair) { try await function() }
    }
}

extension Trait where Self == GaugeDesktopTrait {
    /// Two displays of the suite's own, whose windows can be read.
    static var gaugeDesktops: GaugeDesktopTrait { GaugeDesktopTrait() }
}
