import Testing

@testable import HeadwayGTKProbe

/// Real widgets in a real window, in a program of their own, since GTK wants the main thread.
@Suite(.requires("Xvfb", package: "xvfb"), .requires("openbox", package: "openbox"), .xServer, .serialized)
struct ScenarioTests {
    @Test("A scenario", arguments: Scenario.all.map(\.name))
    func scenario(_ name: String) async throws {
        #expect(try await ProbeRun.shared.outcome(of: name) == .passed)
    }

    @Test("GLib has nothing to complain of")
    func noMessages() async throws {
        #expect(try await ProbeRun.shared.messages() == [])
    }
}
