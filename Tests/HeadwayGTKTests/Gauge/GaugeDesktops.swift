import Testing

/// Displays for habits that are tried side by side: each habit has two at a time, with a reader each.
actor GaugeDesktops {
    /// A display for zenity, and one for the window that takes its place.
    struct Pair: Sendable {
        let zenity: WindowGauge
        let window: WindowGauge
    }

    /// Those of the suite that runs.
    @TaskLocal static var current: GaugeDesktops?

    private var free: [Pair] = []
    private var waiting: [CheckedContinuation<Pair, Never>] = []

    init(_ count: Int) async throws {
        for _ in 0..<count {
            free.append(Pair(zenity: try await Self.gauge(.zenity), window: try await Self.gauge(.window)))
        }
    }

    /// Does something with two displays that nobody else uses meanwhile.
    func withPair<Result: Sendable>(_ body: @Sendable (Pair) async throws -> Result) async rethrows -> Result {
        let pair = if let pair = free.popLast() { pair } else { await withCheckedContinuation { waiting.append($0) } }
        defer { if waiting.isEmpty { free.append(pair) } else { waiting.removeFirst().resume(returning: pair) } }
        return try await body(pair)
    }

    private static func gauge(_ subject: GaugeSubject) async throws -> WindowGauge {
        let desktop = try await BusDesktop()
        return WindowGauge(subject: subject, desktop: desktop, reader: try GaugeReader(desktop))
    }
}

/// Gives a suite displays for its habits.
struct GaugeDesktopsTrait: SuiteTrait, TestScoping {
    let isRecursive = false

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await GaugeDesktops.$current.withValue(try await GaugeDesktops(2)) { try await function() }
    }
}

extension Trait where Self == GaugeDesktopsTrait {
    /// Displays of the suite's own for two habits at a time.
    static var gaugeDesktops: GaugeDesktopsTrait { GaugeDesktopsTrait() }
}
