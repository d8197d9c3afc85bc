package import HeadwayHosting

/// The two programs' own texts, in the demonstration and in the gallery; the raw value is the English text.
///
/// `%1` and `%2` stand for values, and an underscore marks the keyboard mnemonic. Errors, help and the names of motions
/// and states in code stay in English.
package enum ProgramText: String, Sendable, CaseIterable {
    /// What the demonstration is about to do: a size and an address.
    case serving = "Serving %1 at %2; the connection is cut once on the way."
    /// The requests to the server.
    case requests = "Requests: %1."
    /// A digest and the size of what was digested.
    case verified = "SHA-256 verified: %1 (%2)."
    /// Where the pictures are.
    case frames = "Frames shown: %1."
    /// The end of the demonstration, and where the pictures are.
    case complete = "Interrupted, resumed and completed; the SHA-256 is right. The frames shown are in %1."
    /// What is left to do.
    case closeToEnd = "Close the window to end."
    /// A window's title.
    case demonstration = "Headway demonstration"
    /// A window's title.
    case downloads = "Headway downloads"
    /// The name of the page selector.
    case page = "Page"
    /// A page of the gallery.
    case bars = "Bars"
    /// A page of the gallery.
    case views = "Download views"
    /// A page of the gallery.
    case indicators = "Indicators"
    /// A page of the gallery.
    case own = "Your own"
    /// A bar's name.
    case progress = "Progress"
    /// A bar's name.
    case tinted = "Progress with progress tint"
    /// A bar's name.
    case custom = "Progress with custom colours"
    /// A bar's name.
    case resets = "Backward progress: reset"
    /// A bar's name.
    case movesBack = "Backward progress: animated"
    /// A button.
    case animate = "_Animate"
    /// A switch: the classic theme.
    case classic = "_Classic"
    /// A switch.
    case rightToLeft = "_Right to left"
    /// A switch: dark appearance.
    case dark = "_Dark"
    /// A switch.
    case reducedMotion = "Reduced _motion"
    /// A switch.
    case hidden = "_Hidden"
    /// A colour chooser.
    case tint = "Tint"
    /// What to do on a page.
    case pressView = "Press a view: each press is the next state."
    /// What to do on a page.
    case pressOwn =
        "Pictures and motions of your own: drawn with the engine's operations, at any resolution. Press them."
    /// A row of a list, by its number.
    case episode = "Episode %1"
    /// An indicator's name.
    case determinate = "Determinate"
    /// An indicator's name.
    case buffer = "Buffer"
    /// An indicator's name, with that of its motion in code.
    case indeterminate = "Indeterminate: %1"
    /// An indicator's name.
    case wavy = "Wavy"
    /// An indicator's name.
    case gradient = "Gradient"
    /// The name of a row of rings.
    case circular = "Circular"

    /// The text in a language, with values in their places.
    package func text(_ values: String..., in language: Language = .user) -> String {
        let pieces = (Self.translation(language)[self] ?? rawValue).split(
            separator: "%", omittingEmptySubsequences: false)
        return pieces.dropFirst().reduce(pieces.first.map(String.init) ?? "") { text, piece in
            let index = (piece.first?.wholeNumberValue ?? 0) - 1
            return text + (values.indices.contains(index) ? values[index] + piece.dropFirst() : "%" + piece)
        }
    }

    /// The texts of a language that differ from English.
    static func translation(_ language: Language) -> [ProgramText: String] {
        switch language {
        case .english: [:]
        case .german: german
        case .french: french
        case .spanish: spanish
        case .portuguese: portuguese
        case .japanese: japanese
        case .simplifiedChinese: simplifiedChinese
        case .traditionalChinese: traditionalChinese
        case .korean: korean
        case .arabic: arabic
        case .hebrew: hebrew
        case .hindi: hindi
        case .russian: russian
        }
    }
}
