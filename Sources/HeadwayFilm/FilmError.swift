/// Why a scenario cannot be played, as a one-line message.
public struct FilmError: Error, Sendable, Hashable, CustomStringConvertible {
    /// Which field, as a path in the scenario such as `events[3].value`; `scenario` for the whole.
    public let field: String
    /// What is wrong with it and what was expected.
    public let problem: String

    /// Makes an error about a field.
    public init(field: String, problem: String) {
        self.field = field
        self.problem = problem
    }

    /// Field and problem in one line.
    public var description: String { "\(field): \(problem)" }
}
