import Foundation
import TestSupport
import Testing

/// A display with a session bus of its own, over which what a window shows is read.
final class BusDesktop: Sendable {
    /// The display.
    let server: XServer
    private let session: Program
    private let address: String

    /// The one of the suite that runs.
    @TaskLocal static var current: BusDesktop?

    init() async throws {
        server = try await XServer()
        session = try Program(
            "dbus-run-session", ["--", "sh", "-c", "echo $DBUS_SESSION_BUS_ADDRESS; exec sleep infinity"],
            server.environment(), lifetime: .tests)
        address = try #require(
            await session.line { $0.hasPrefix("unix:") }, "no session bus: \(session.errors)")
    }

    deinit { session.end() }

    /// What a program is started with here.
    var environment: [String: String?] {
        server.environment(["DBUS_SESSION_BUS_ADDRESS": address, "NO_AT_BRIDGE": nil], accessibility: "atspi")
    }
}

/// Gives a suite a display with a bus.
struct BusDesktopTrait: SuiteTrait, TestScoping {
    let isRecursive = false

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await BusDesktop.$current.withValue(try await BusDesktop()) { try await function() }
    }
}

extension Trait where Self == BusDesktopTrait {
    /// A display with a bus of the suite's own.
    static var desktop: BusDesktopTrait { BusDesktopTrait() }
}
