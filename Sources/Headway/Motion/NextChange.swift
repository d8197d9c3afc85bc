/// When a picture next changes, so that a host can stop its clock until then.
public enum NextChange: Sendable, Hashable {
    /// Not until the indicator is changed.
    case never
    /// Not before the instant.
    case at(Instant)
    /// In every frame: it is moving.
    case frame

    /// The earlier of the two.
    public func earlier(_ other: NextChange) -> NextChange {
        switch (self, other) {
        case (.frame, _), (_, .frame): .frame
        case (.never, _): other
        case (_, .never): self
        case (.at(let a), .at(let b)): .at(min(a, b))
        }
    }
}
