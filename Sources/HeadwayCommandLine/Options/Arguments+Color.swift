package import HeadwayTerminal

extension Arguments {
    package var color: ScreenOptions.Switch {
        switch self[.color] {
        case "always": .always
        case "never": .never
        default: .auto
        }
    }
}
