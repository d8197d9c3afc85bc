import Headway

/// How rows look in one terminal.
struct Look: Sendable, Hashable {
    /// How many colours there are.
    var colorDepth: ColorDepth
    /// What the locale can show.
    var repertoire: VisibleText.Repertoire
    /// What the engine is told of the place.
    var environment: Environment

    init(colorDepth: ColorDepth, repertoire: VisibleText.Repertoire, environment: Environment = .terminal) {
        self.colorDepth = colorDepth
        self.repertoire = repertoire
        self.environment = environment
    }

    /// The mark of one column for what was cut off.
    var cutMark: Character { repertoire == .unicode ? "…" : "~" }
}

extension Environment {
    /// A terminal: bright on dark, since nothing tells otherwise.
    static var terminal: Environment {
        var environment = Environment()
        environment.appearance = .dark
        return environment
    }
}
