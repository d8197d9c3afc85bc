/// How a film is written down.
public enum FilmFormat: String, Sendable, Hashable, CaseIterable {
    /// One JSON object with every frame.
    case json
    /// Lines for people and for `diff`.
    case text
    /// One JSON object with the plan of each sample.
    case plan
    /// One Lottie animation for players on other systems.
    case lottie
    /// One picture that moves, in a loop.
    case svg
    /// A contact sheet of the samples.
    case png
}

extension FilmFormat {
    /// Which plans it is made from.
    var planning: Film.Planning {
        switch self {
        case .plan: .samples
        case .lottie: .changes
        case .json, .text, .svg, .png: .none
        }
    }
}
