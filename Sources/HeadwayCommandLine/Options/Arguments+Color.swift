package import HeadwayTerminal

extension Arguments {
    /// When to use colour.
    package var color: ScreenOptions.Switch {
        switch self[.color] {
        case "always": .always
        case "never": .never
        default: .auto
        }
    }
}
