/// When a picture next changes: what lets a host stop its clock.
public enum NextChange: Sendable, Hashable {
    /// Not again, until something is asked of the indicator.
    case never
    /// Not before the instant.
    case at(Instant)
    /// It is moving now: on every frame.
    case frame

    /// The earlier of two.
    public func earlier(_ other: NextChange) -> NextChange {
        switch (self, other) {
        case (.frame, _), (_, .frame): .frame
        case (.never, _): other
        case (_, .never): self
        case (.at(let a), .at(let b)): .at(min(a, b))
        }
    }
}
