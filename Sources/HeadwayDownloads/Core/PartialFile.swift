/// What happens to the received part of a file.
public enum PartialFile: Sendable, Hashable {
    /// It is kept with its sidecar, and the same request resumes it.
    case kept
    /// It is removed, with its sidecar.
    case discarded
}
