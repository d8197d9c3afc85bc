public import Headway

/// A change to an indicator, as its driver carries it out.
public struct Change: Sendable, Hashable {
    /// When it happens.
    public let now: Instant
    /// Whether it is animated: this was requested, and neither the user nor the platform objects.
    public let isAnimated: Bool
    /// The token that its end is reported with; nil if nobody waits for it.
    public let completion: CompletionToken?
}
