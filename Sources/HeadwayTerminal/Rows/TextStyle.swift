/// How text looks, as far as the terminal can show it.
public struct TextStyle: Sendable, Hashable {
    /// The colour of the text; nil is the terminal's own.
    public var foreground: TerminalColor?
    /// The colour behind it; nil is the terminal's own.
    public var background: TerminalColor?
    /// Whether it is bold.
    public var isBold = false
    /// Whether it is faint.
    public var isDim = false
    /// Whether it is italic.
    public var isItalic = false
    /// Whether it is underlined.
    public var isUnderlined = false
    /// The address it links to, if the terminal supports hyperlinks (OSC 8).
    var link: String?

    /// Makes a style; anything left out is the terminal's default.
    public init(foreground: TerminalColor? = nil, background: TerminalColor? = nil) {
        self.foreground = foreground
        self.background = background
    }

    /// The parameters of the graphic rendition sequence; empty for plain text.
    func codes(for depth: ColorDepth) -> String {
        if depth == .none { return "" }
        var parts: [String] = []
        if isBold { parts.append("1") }
        if isDim { parts.append("2") }
        if isItalic { parts.append("3") }
        if isUnderlined { parts.append("4") }
        if let foreground { parts.append(depth.code(foreground, layer: .foreground)) }
        if let background { parts.append(depth.code(background, layer: .background)) }
        return parts.joined(separator: ";")
    }
}
