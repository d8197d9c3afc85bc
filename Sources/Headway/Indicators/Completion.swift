/// Identifies a request whose end a host wants to know about.
public struct CompletionToken: Sendable, Hashable {
    /// A number of the host's choice.
    public var rawValue: UInt64

    /// Makes a token from a number of the host's choice.
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }
}

/// The end of a request that had a token.
public struct Completion: Sendable, Hashable {
    /// The request's token.
    public var token: CompletionToken
    /// When it is to be delivered.
    public var at: Instant
    /// True when the motion ran to its end or there was nothing to move, false when something cancelled it.
    public var finished: Bool
}
