package import HeadwayTerminal

/// The parsed options of `headway demo`.
package struct DemoOptions: Sendable {
    /// The path of the contact sheet.
    package let sheet: String
    /// Whether the terminal is to be used even if there is a display.
    package let isForTerminal: Bool
    /// Whether the window is to close automatically.
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
