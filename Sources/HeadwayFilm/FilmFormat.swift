/// The format a film is written in.
public enum FilmFormat: String, Sendable, Hashable, CaseIterable {
    /// One JSON object with every frame.
    case json
    /// Lines for people and for `diff`.
    case text
    /// One JSON object with the plan of each sample.
    case plan
    /// One Lottie animation for players on other systems.
    case lottie
    /// One animated picture, in a loop.
    case svg
    /// A contact sheet of the samples.
    case png
}

extension FilmFormat {
    /// The plans it is made from.
    var planning: Film.Planning {
        switch self {
        case .plan: .samples
        case .lottie, .svg: .changes
        case .json, .text, .png: .none
        }
    }
}
