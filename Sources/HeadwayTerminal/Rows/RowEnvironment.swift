import Headway
import HeadwayHosting

/// What rows are drawn for: a terminal's colours and characters, and the engine's environment.
struct RowEnvironment: Sendable, Hashable {
    /// How many colours there are.
    var colorDepth: ColorDepth
    /// The characters that the locale can show.
    var repertoire: VisibleText.Repertoire
    /// Whether the terminal supports hyperlinks (OSC 8).
    var showsLinks = false
    /// The words for what a row is doing.
    var wording = Wording(.english)
    var indicators: Environment

    init(colorDepth: ColorDepth, repertoire: VisibleText.Repertoire, indicators: Environment = .terminal) {
        self.colorDepth = colorDepth
        self.repertoire = repertoire
        self.indicators = indicators
    }

    /// The one-column mark for truncated text.
    var cutMark: Character { repertoire == .unicode ? "…" : "~" }
}

extension Environment {
    /// A terminal: bright on dark, unless it says otherwise.
    static var terminal: Environment {
        var environment = Environment()
        environment.appearance = .dark
        return environment
    }
}
