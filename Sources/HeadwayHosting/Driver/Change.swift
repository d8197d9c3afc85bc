public import Headway

/// A change to an indicator, as its driver carries it out.
public struct Change: Sendable, Hashable {
    /// When it happens.
    public let now: Instant
    /// Whether it is animated: it was asked to be, and neither the user nor the platform objects.
    public let isAnimated: Bool
    /// The token its end is reported with; nil where nobody waits for it.
    public let completion: CompletionToken?
}
