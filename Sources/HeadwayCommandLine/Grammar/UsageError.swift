/// Words on the command line that make no sense: one line that names them and says what was expected.
package struct UsageError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
