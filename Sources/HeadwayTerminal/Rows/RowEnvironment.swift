import Headway
import HeadwayHosting

/// What rows are drawn for: one terminal's colours and characters, and what the engine is told of the place.
struct RowEnvironment: Sendable, Hashable {
    /// How many colours there are.
    var colorDepth: ColorDepth
    /// What the locale can show.
    var repertoire: VisibleText.Repertoire
    /// Whether the terminal has links (OSC 8).
    var showsLinks = false
    /// The words for what a row is doing.
    var wording = Wording(.english)
    /// What the engine is told of the place.
    var indicators: Environment

    init(colorDepth: ColorDepth, repertoire: VisibleText.Repertoire, indicators: Environment = .terminal) {
        self.colorDepth = colorDepth
        self.repertoire = repertoire
        self.indicators = indicators
    }

    /// The mark of one column for what was cut off.
    var cutMark: Character { repertoire == .unicode ? "…" : "~" }
}

extension Environment {
    /// A terminal: bright on dark, unless it tells otherwise.
    static var terminal: Environment {
        var environment = Environment()
        environment.appearance = .dark
        return environment
    }
}
