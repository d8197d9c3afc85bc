/// What happens to the part of a file that was received.
public enum PartialFile: Sendable, Hashable {
    /// It is kept with its sidecar, and the same request resumes it.
    case kept
    /// It is removed, with its sidecar.
    case discarded
}
