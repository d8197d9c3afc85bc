public import Headway

/// A scenario played to its end: the frames, completions and announcements, in order.
///
///     let film = Film(try Scenario(json: Data(json.utf8)))
///     print(film.samples.count, "frames")
///     let picture = try film.data(as: .svg)
public struct Film: Sendable {
    /// One sample.
    public struct Sample: Sendable {
        /// When it was taken.
        public var at: Instant
        /// The size of the view, in points.
        public var size: Size
        /// The view's environment.
        public var environment: Environment
        /// The frame.
        public var frame: Frame
    }

    /// A completion that a call requested.
    public struct Ending: Sendable, Hashable {
        /// The call's name in the scenario.
        public var id: String
        /// When it is called.
        public var at: Instant
        /// True when the motion ran to its end or there was nothing to move.
        public var finished: Bool
    }

    /// An indicator's motion from an instant on, as keyframes.
    public struct PlannedSample: Sendable {
        /// The plan's instant.
        public var at: Instant
        /// The size of the view, in points.
        public var size: Size
        /// The view's environment.
        public var environment: Environment
        /// The plan.
        public var plan: Plan
        /// How long it is valid; nil means until the next event.
        public var validity: TimeSpan?
        /// The artwork in it, by slot.
        var pictures: [UInt8: ArtPicture] = [:]

        init(at now: Instant, size: Size, environment: Environment, plan: Plan) {
            (at, self.size, self.environment, self.plan) = (now, size, environment, plan)
            validity = plan.validity
        }
    }

    /// One indicator of a page.
    public struct View: Sendable {
        /// The view's upper left corner on the page, in points.
        public var origin: Point
        /// The film of the indicator.
        public var film: Film
    }

    /// Which instants are planned.
    public enum Planning: Sendable, Hashable {
        /// None.
        case none
        /// Each sample.
        case samples
        /// The first sample, each later change, and wherever a plan ends.
        case changes
    }

    /// The samples, in the order requested; for a page only the drawings, combined into one.
    public internal(set) var samples: [Sample] = []
    /// The requested plans, in the order of the samples or of time.
    public internal(set) var plans: [PlannedSample] = []
    /// Every frame between the first sample and the last, where changes are planned.
    var moments: [FrameSample] = []
    /// The completions due by the film's end, in the order they are called.
    public internal(set) var completions: [Ending] = []
    /// What was announced to a screen reader by the film's end, in order.
    public internal(set) var announcements: [Announcement] = []
    /// The indicators of a page; empty for a film of one.
    public internal(set) var views: [View] = []
    /// The text in the picture.
    var texts: [FilmText] = []
    /// The picture's size: the largest size of the view, or the page's, plus room for a caption.
    var size: Size
    /// A title for the picture.
    private(set) var title: String
    let planning: Planning

    /// Plays a scenario to its last sample or event, whichever is later; no real time passes.
    public init(_ scenario: Scenario, planning: Planning = .none) {
        if !scenario.isPage, let view = scenario.views.first {
            self.init(view, planning: planning)
            if !scenario.texts.isEmpty { size = scenario.size }
        } else {
            self.init(page: scenario, planning: planning)
        }
        texts = scenario.texts
        if !scenario.isPage, let caption = texts.first?.text(at: .zero) { title = caption }
    }

    private init(_ view: ViewScenario, planning: Planning) {
        self.planning = planning
        title = "A \(view.kind.rawValue) progress indicator"
        size = view.size
        switch view.kind {
        case .linear: play(view, LinearIndicator(view))
        case .circular: play(view, CircularIndicator(view))
        case .download: play(view, DownloadIndicator(view))
        }
        size = samples.reduce(Size(width: 0, height: 0)) {
            Size(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
        }
    }

    private init(page: Scenario, planning: Planning) {
        self.planning = planning
        title = "Progress indicators"
        size = page.size
        views = page.views.map { View(origin: $0.origin, film: Film($0, planning: planning)) }
        samples = page.samples.indices.map { index in
            var frame = Frame()
            for view in views { frame.draw(view.film.samples[index].frame, at: view.origin) }
            return Sample(at: page.samples[index], size: page.size, environment: page.environment, frame: frame)
        }
    }

    private mutating func play(_ scenario: ViewScenario, _ indicator: some FilmSubject) {
        var player = FilmPlayer(scenario, indicator)
        player.play(into: &self)
        guard planning == .changes else { return }
        var planning = FilmPlayer(scenario, indicator)
        var film = self
        planning.planChanges(into: &film)
        (plans, moments) = (film.plans, film.moments)
    }
}

extension Frame {
    /// Adds another frame's drawing, and nothing else.
    fileprivate mutating func draw(_ other: Frame, at origin: Point) {
        drawing.append(other.drawing, origin: origin)
        isVisible = isVisible || other.isVisible
    }
}
