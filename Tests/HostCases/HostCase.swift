/// A case that every host has to pass: what to do with a view, and what has to come of it.
public struct HostCase<Subject>: Sendable, CustomStringConvertible {
    /// What is expected, as a sentence.
    public let description: String
    private let body: @MainActor @Sendable (Subject, Findings) async -> Void

    init(_ description: String, _ body: @escaping @MainActor @Sendable (Subject, Findings) async -> Void) {
        self.description = description
        self.body = body
    }

    /// Runs the case with a fresh view and answers what was not as expected; nothing when all is well.
    @MainActor
    public func run(_ subject: Subject) async -> [String] {
        let findings = Findings()
        await body(subject, findings)
        return findings.failures
    }
}

/// Collects what is not as expected, and the ends of requests as they come.
@MainActor
public final class Findings {
    var failures: [String] = []
    var calls: [String] = []

    func expect<Value: Equatable>(_ what: String, _ value: Value, is expected: Value) {
        if value != expected { failures.append("\(what): \(value), expected \(expected)") }
    }

    func expect(_ what: String, _ condition: Bool) {
        if !condition { failures.append("expected: \(what)") }
    }

    /// A completion that writes down its name and flag.
    func note(_ name: String) -> @MainActor (Bool) -> Void {
        { finished in self.calls.append("\(name) \(finished)") }
    }
}
