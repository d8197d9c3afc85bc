public import Headway

/// A scenario played to its end: what was seen, and what was called and said, in order.
public struct Film: Sendable {
    /// One sample.
    public struct Sample: Sendable {
        /// When it was taken.
        public var at: Instant
        /// The size of the view, in points.
        public var size: Size
        /// Where the view was.
        public var environment: Environment
        /// What was seen.
        public var frame: Frame
    }

    /// The end of a call that asked for it.
    public struct Ending: Sendable, Hashable {
        /// The call's name in the scenario.
        public var id: String
        /// When it is called.
        public var at: Instant
        /// True when the motion ran to its end or there was nothing to move.
        public var finished: Bool
    }

    /// What an indicator does from an instant on, as keyframes.
    public struct PlannedSample: Sendable {
        /// The plan's instant.
        public var at: Instant
        /// The size of the view, in points.
        public var size: Size
        /// Where the view was.
        public var environment: Environment
        /// What is planned.
        public var plan: Plan
        /// The artwork in it, by slot.
        var pictures: [UInt8: ArtPicture] = [:]
    }

    /// Which instants are planned.
    public enum Planning: Sendable, Hashable {
        /// None.
        case none
        /// Each sample.
        case samples
        /// The first sample, each change after it, and where a plan no longer holds.
        case changes
    }

    /// The samples, in the order asked.
    public internal(set) var samples: [Sample] = []
    /// The plans asked for, in the order of the samples or of time.
    public internal(set) var plans: [PlannedSample] = []
    /// Every frame between the first sample and the last, where changes are planned.
    var moments: [FrameSample] = []
    /// The ends of calls due by the film's end, in the order they are called.
    public internal(set) var completions: [Ending] = []
    /// What a screen reader was told by the film's end, in order.
    public internal(set) var announcements: [Announcement] = []
    /// What is shown, as a title for a picture.
    let title: String
    let planning: Planning

    /// Plays a scenario to its last sample or event, whichever is later; no real time passes.
    public init(_ scenario: Scenario, planning: Planning = .none) {
        self.planning = planning
        title = "A \(scenario.kind.rawValue) progress indicator"
        switch scenario.kind {
        case .linear: play(scenario, LinearIndicator(scenario))
        case .circular: play(scenario, CircularIndicator(scenario))
        case .download: play(scenario, DownloadIndicator(scenario))
        }
    }

    private mutating func play(_ scenario: Scenario, _ indicator: some FilmSubject) {
        var player = FilmPlayer(scenario, indicator)
        player.play(into: &self)
        guard planning == .changes else { return }
        var planning = FilmPlayer(scenario, indicator)
        var film = self
        planning.planChanges(into: &film)
        (plans, moments) = (film.plans, film.moments)
    }
}
