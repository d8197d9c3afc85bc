public import Headway

/// Runs an indicator for a host: applies changes, asks for frames only while something moves, calls completions, samples
/// what is followed.
///
/// One driver serves one view. It keeps the contracts that every host shares: a completion is called exactly once, on the
/// main actor, after the call that took it has returned; a settled, hidden or unmapped indicator asks for no frames.
@MainActor
public final class IndicatorDriver<Subject: Indicator> {
    /// A completion: true when the motion ran to its end or there was nothing to move.
    public typealias CompletionHandler = @MainActor (_ finished: Bool) -> Void

    /// The indicator as it is.
    public private(set) var indicator: Subject
    /// Where it is shown; a change repaints.
    public var environment: Environment {
        didSet { if environment != oldValue { refresh() } }
    }
    /// The view's size in points; a change repaints.
    public var size: Size {
        didSet { if size != oldValue { refresh() } }
    }
    /// False while the host can show nothing (unmapped, minimised, scrolled away): no frames are asked for then.
    ///
    /// What is followed is not looked at meanwhile, nor while a hidden indicator leaves nothing to see; its present value is
    /// taken over when it shows again.
    public var isOnScreen = true {
        didSet { if isOnScreen != oldValue { refresh() } }
    }

    private weak var host: (any FrameHost)?
    private var handlers: [CompletionToken: CompletionHandler] = [:]
    private var nextToken: UInt64 = 0
    private var dueCompletions: [Completion] = []
    private(set) var following: Following<Subject>?
    /// Whether the sample taken last may not be what is followed ends at.
    private var awaitsSamples = false
    /// Whether anybody could look, when that was last asked.
    private var isSeen = false
    private var frame = Frame()
    private var frameInstant: Instant?
    /// How often the indicator was told something, whoever told it: what a host compares to find that values may be new.
    public private(set) var revision: UInt64 = 0
    private var semantics: Semantics?
    private var delivery = FrameDelivery.none
    private var isHandoverPending = false

    /// Makes a driver for an indicator; `attach` gives it its host.
    public init(_ indicator: Subject, environment: Environment = Environment(), size: Size = Size(width: 0, height: 0))
    {
        self.indicator = indicator
        self.environment = environment
        self.size = size
    }

    /// Gives the driver its host, which it holds weakly.
    public func attach(to host: any FrameHost) {
        self.host = host
        refresh()
    }

    /// Changes the indicator at the present instant.
    ///
    /// The closure gets the indicator, the instant, and a token when there is a completion to pass on. The completion is
    /// called later, never from within this call; without a host it is called all the same, as cut short or at once due.
    public func change(
        completion: CompletionHandler? = nil, _ body: (inout Subject, Instant, CompletionToken?) -> Void
    ) {
        let now = host?.now ?? .zero
        var token: CompletionToken?
        if let completion {
            nextToken += 1
            let fresh = CompletionToken(nextToken)
            handlers[fresh] = completion
            token = fresh
        }
        body(&indicator, now, token)
        revision &+= 1
        refresh()
    }

    /// Follows a source of progress, sampled once a frame, until replaced or nil.
    ///
    /// Values move on at once, since they come every frame.
    public func follow(_ source: (any ProgressSource)?) {
        let following = source.map { source in
            Following<Subject>(
                sample: { indicator, now, _ in
                    indicator.setProgress(source.progress, animated: false, at: now, completion: nil)
                },
                needsFrames: { !source.isFinished }, owner: nil)
        }
        follow(following)
    }

    /// Called by the host as `FrameDelivery` asked: samples what is followed, calls what is due, repaints what moves.
    public func tick() {
        guard let host else { return }
        let now = host.now
        // A single tick is used up; a clock that rang a little early is asked again.
        if case .at = delivery { delivery = .none }
        sample(at: now, .goingOn)
        callDue(through: now)
        if let announcement = indicator.takeAnnouncement(through: now), environment.isScreenReaderActive {
            host.announce(announcement)
        }
        refresh()
    }

    /// Draws the present frame into a buffer of the host's.
    public func render(into frame: inout Frame) {
        indicator.render(at: host?.now ?? .zero, size: size, environment: environment, into: &frame)
    }

    /// Lends the present frame to a closure; a host that ticks and draws in one frame has it rendered once.
    public func withFrame(_ body: (Frame) -> Void) {
        let now = host?.now ?? .zero
        if frameInstant != now {
            indicator.render(at: now, size: size, environment: environment, into: &frame)
            frameInstant = now
        }
        body(frame)
    }

    /// Ends everything: pending completions are called as cut short, later, and nothing is followed any more.
    public func shutDown() {
        following = nil
        awaitsSamples = false
        indicator.removeFromWindow(at: host?.now ?? .zero)
        handOverLater()
        host?.deliverFrames(.none)
    }

    /// Follows something, or nothing any more, and takes over where it stands.
    func follow(_ following: Following<Subject>?) {
        self.following = following
        sample(at: host?.now ?? .zero, .takingOver)
        refresh()
    }

    /// Whether a change that a sample finds has just happened, or happened where nobody saw it.
    private enum Sampling { case goingOn, takingOver }

    private func sample(at now: Instant, _ sampling: Sampling) {
        // Asked before the sample: another thread may finish in between, and its last value is wanted.
        awaitsSamples = following?.needsFrames() ?? false
        guard let following else { return }
        following.sample(&indicator, now, sampling == .goingOn && environment.animates(true))
        revision &+= 1
    }

    /// Calls what is due.
    ///
    /// A completion may change the indicator and ask for completions of its own.
    private func callDue(through now: Instant) {
        dueCompletions.removeAll(keepingCapacity: true)
        indicator.takeCompletions(through: now, into: &dueCompletions)
        for completion in dueCompletions {
            handlers.removeValue(forKey: completion.token)?(completion.finished)
        }
    }

    private func refresh() {
        guard let host else {
            handOverLater()
            return
        }
        let now = host.now
        renderFrame(at: now)
        host.setNeedsDisplay()
        if frame.semantics != semantics {
            semantics = frame.semantics
            host.semanticsChanged(to: frame.semantics)
        }
        if let due = indicator.nextDue(in: environment), due <= now { handOverLater() }
        let wanted = delivery(after: now)
        if wanted != delivery {
            delivery = wanted
            host.deliverFrames(wanted)
        }
    }

    /// Renders the present frame; what comes into sight takes over first where that which it follows stands.
    private func renderFrame(at now: Instant) {
        indicator.render(at: now, size: size, environment: environment, into: &frame)
        let wasSeen = isSeen
        isSeen = isOnScreen && (frame.isVisible || !indicator.isHidden)
        if isSeen, !wasSeen, awaitsSamples {
            sample(at: now, .takingOver)
            indicator.render(at: now, size: size, environment: environment, into: &frame)
        }
        frameInstant = now
    }

    private func delivery(after now: Instant) -> FrameDelivery {
        var next = frame.next
        if !isOnScreen { next = .never }
        if isSeen, awaitsSamples { next = .frame }
        if let due = indicator.nextDue(in: environment), due > now { next = next.earlier(.at(due)) }
        return switch next {
        case .never: .none
        case .at(let instant): .at(instant)
        case .frame: .everyFrame
        }
    }

    /// Completions that are due already are called in a turn of the main actor of their own.
    private func handOverLater() {
        guard !isHandoverPending, !handlers.isEmpty else { return }
        isHandoverPending = true
        Task { @MainActor [self] in
            isHandoverPending = false
            if let host { callDue(through: host.now) } else { callAll() }
            refresh()
        }
    }

    /// Calls everything that is owed: without a host nobody asks again, and a token that was never passed on is not waited for.
    private func callAll() {
        let owed = handlers.keys.sorted { $0.rawValue < $1.rawValue }
        callDue(through: Instant(nanoseconds: .max))
        for token in owed { handlers.removeValue(forKey: token)?(false) }
    }
}
