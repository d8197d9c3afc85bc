/// Something for a screen reader to announce.
public struct Announcement: Sendable, Hashable {
    /// What is announced.
    public enum Subject: Sendable, Hashable {
        /// A whole per cent.
        case percent(Int)
        /// The name of a download's new state.
        case label(SemanticLabel)
    }

    /// When it is to be delivered.
    public var at: Instant
    /// What is announced.
    public var subject: Subject
}
