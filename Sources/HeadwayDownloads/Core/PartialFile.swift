/// What becomes of the part of a file that was received.
public enum PartialFile: Sendable, Hashable {
    /// It stays beside its sidecar, and the same request goes on from it.
    case kept
    /// It is removed, with its sidecar.
    case discarded
}
