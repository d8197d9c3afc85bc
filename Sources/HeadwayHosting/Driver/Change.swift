public import Headway

/// A change of an indicator as its driver lets it happen.
public struct Change: Sendable, Hashable {
    /// When it happens.
    public let now: Instant
    /// Whether it moves: it was asked to, and neither the user nor the platform is against it.
    public let isAnimated: Bool
    /// What its end is told by; nil where nobody waits for it.
    public let completion: CompletionToken?
}
