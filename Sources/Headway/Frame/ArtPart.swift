/// A piece of artwork in a frame.
public struct ArtPart: Sendable, Hashable {
    /// Which piece.
    public var name: ArtName
    /// How much of it shows, 0…1.
    public var opacity: Double
    /// The box it is drawn in.
    public var box: Rect
    /// Its size about the middle of the box, for plans.
    var scale = 1.0
}

/// The pieces of artwork of a download indicator.
public enum ArtName: UInt8, Sendable, Hashable, CaseIterable {
    /// Not started: press here.
    case initial
    /// An app's picture for the indeterminate state; the sets provided have none.
    case indeterminate
    /// The square in the middle of a running ring.
    case stop
    /// Done.
    case completed
    /// Stopped by the user.
    case paused
    /// Stopped by an error.
    case failed
    /// What an app's own motion draws in the indeterminate or running state.
    case motion

    /// The name as text.
    public var text: StaticString {
        switch self {
        case .initial: "initial"
        case .indeterminate: "indeterminate"
        case .stop: "stop"
        case .completed: "completed"
        case .paused: "paused"
        case .failed: "failed"
        case .motion: "motion"
        }
    }
}
