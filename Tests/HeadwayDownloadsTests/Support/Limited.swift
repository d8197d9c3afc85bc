import Testing

/// Tests that keep a processor or real processes busy: only a few at once, so that none is late for its own clock.
struct Limited: SuiteTrait, TestTrait, TestScoping {
    private static let gate = Gate(width: 3)

    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        await Self.gate.enter()
        defer { Self.gate.leave() }
        try await function()
    }
}

extension Trait where Self == Limited {
    /// Only a few such tests run at once.
    static var limited: Limited { Limited() }
}
