/// Words on the command line that make no sense: one line that names them and says what was expected.
struct UsageError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
