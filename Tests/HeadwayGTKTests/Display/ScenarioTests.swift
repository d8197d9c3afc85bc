import HostCases
import Testing

@testable import HeadwayGTKProbe

/// Real widgets in a real window, in a program of their own, since GTK wants the main thread.
@Suite(.requires("Xvfb", package: "xvfb"), .requires("openbox", package: "openbox"), .xServer, .serialized)
struct ScenarioTests {
    @Test("What every bar does", arguments: LinearCases.all)
    func linear(_ hostCase: HostCase<any LinearSubject>) async throws {
        let outcome = try await ProbeRun.shared.outcome(of: Scenario.named("bar", hostCase))
        #expect(outcome == .passed)
    }

    @Test("What every ring does", arguments: CircularCases.all)
    func circular(_ hostCase: HostCase<any CircularSubject>) async throws {
        let outcome = try await ProbeRun.shared.outcome(of: Scenario.named("ring", hostCase))
        #expect(outcome == .passed)
    }

    @Test("What every download control does", arguments: DownloadCases.all)
    func download(_ hostCase: HostCase<any DownloadSubject>) async throws {
        let outcome = try await ProbeRun.shared.outcome(of: Scenario.named("download", hostCase))
        #expect(outcome == .passed)
    }

    @Test("What GTK alone has", arguments: Scenario.own.map(\.name))
    func scenario(_ name: String) async throws {
        let outcome = try await ProbeRun.shared.outcome(of: name)
        #expect(outcome == .passed)
    }

    @Test("No scenario hides another of its name")
    func names() {
        let names = Scenario.all.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test("GLib has nothing to complain of")
    func noMessages() async throws {
        #expect(try await ProbeRun.shared.messages() == [])
    }
}
