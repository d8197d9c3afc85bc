package import HeadwayTerminal

/// What `headway demo` was asked to do.
package struct DemoOptions: Sendable {
    /// Where the contact sheet goes.
    package let sheet: String
    /// Whether the terminal is wanted in any case.
    package let isForTerminal: Bool
    /// Whether the window is to close by itself, whoever watches.
    package let closesItself: Bool
    package let color: ScreenOptions.Switch

    package init(_ arguments: Arguments) throws(UsageError) {
        if let word = arguments.operands.first { throw UsageError("demo takes no operands, not '\(word)'") }
        sheet = arguments[.output] ?? "headway-demo.png"
        isForTerminal = arguments.has(.terminal)
        closesItself = arguments.has(.close)
        color = arguments.color
    }
}
