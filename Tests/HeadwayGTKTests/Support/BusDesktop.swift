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
    /// Two for a suite that looks at two windows at the same time.
    @TaskLocal static var pair: [BusDesktop] = []

    init() async throws {
        server = try await XServer()
        session = try Program(
            "dbus-run-session", ["--", "sh", "-c", "echo $DBUS_SESSION_BUS_ADDRESS; exec sleep infinity"],
            server.environment(), lifetime: .tests)
        address = try #require(
            await session.line(within: 30) { $0.hasPrefix("unix:") }, "no session bus: \(session.errors)")
    }

    deinit { session.end() }

    /// What a program is started with here.
    var environment: [String: String?] {
        server.environment(["DBUS_SESSION_BUS_ADDRESS": address, "NO_AT_BRIDGE": nil], accessibility: "atspi")
    }
}

/// Gives a suite a display with a bus, or two.
struct BusDesktopTrait: SuiteTrait, TestScoping {
    let isRecursive = false
    let isPair: Bool

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        if isPair {
            let pair = [try await BusDesktop(), try await BusDesktop()]
            try await BusDesktop.$pair.withValue(pair) { try await function() }
        } else {
            try await BusDesktop.$current.withValue(try await BusDesktop()) { try await function() }
        }
    }
}

extension Trait where Self == BusDesktopTrait {
    /// A display with a bus of the suite's own.
    static var desktop: BusDesktopTrait { BusDesktopTrait(isPair: false) }
    /// Two displays of the suite's own, whose windows can be read.
    static var desktops: BusDesktopTrait { BusDesktopTrait(isPair: true) }
}
