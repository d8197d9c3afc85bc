/// How a film is written down.
public enum FilmFormat: String, Sendable, Hashable, CaseIterable {
    /// One JSON object with every frame.
    case json
    /// Lines for people and for `diff`.
    case text
    /// One picture that moves, in a loop.
    case svg
    /// A contact sheet of the samples.
    case png
}
