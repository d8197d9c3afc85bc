public import Headway

/// Runs an indicator for a host: applies changes, asks for frames only while something moves, calls completions, follows
/// sources of progress.
///
/// One driver serves one view. It keeps the contracts that every host shares: a completion is called exactly once, on the
/// main actor, after the call that took it has returned; a frame is rendered once, and a host repaints only what differs; an
/// indicator that is settled, hidden or off screen asks for no frames.
///
///     let driver = IndicatorDriver(LinearIndicator())
///     driver.attach(to: host)
///     driver.setProgress(.fraction(0.8), animated: true) { finished in print(finished) }
@MainActor
public final class IndicatorDriver<Subject: Indicator> {
    /// A completion: true when the motion ran to its end or there was nothing to move.
    public typealias CompletionHandler = @MainActor (_ finished: Bool) -> Void

    /// The indicator as it is.
    public internal(set) var indicator: Subject
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
    /// What the host was told last of what the indicator means.
    public private(set) var semantics = Semantics()

    private(set) weak var host: (any FrameHost)?
    private weak var planHost: (any PlanHost)?
    private var latest = Instant.zero
    var handlers = CompletionHandlers()
    private(set) var following: Following<Subject>?
    private var schedule = SamplingSchedule()
    /// Whether anybody could look, when that was last asked.
    private var isSeen = false
    /// The one frame: as it was rendered last, and when; nil once it is out of date.
    private var frame = Frame()
    private var frameInstant: Instant?
    /// The drawing that the host was told of last; the frame's takes its place in turn, so that neither allocates.
    private var shownDrawing = Drawing()
    private var delivery = FrameDelivery.none
    private let player = PlanPlayer()
    private var isInWindow = true

    /// Makes a driver for an indicator; `attach` gives it its host.
    public init(_ indicator: Subject, environment: Environment = Environment(), size: Size = Size(width: 0, height: 0))
    {
        self.indicator = indicator
        self.environment = environment
        self.size = size
    }

    /// Gives the driver its host, which it holds weakly, and tells it what the indicator means.
    public func attach(to host: any FrameHost) {
        self.host = host
        planHost = host as? any PlanHost
        refresh()
        // What means nothing yet is told all the same, once.
        if semantics == Semantics() { host.semanticsChanged(from: semantics, to: semantics) }
    }

    // MARK: Changing

    /// Changes the indicator at the present instant.
    ///
    /// The change moves if `animated` asks for it, unless the user wants reduced motion or the platform shows changes at
    /// once. The completion is called later, never from within this call; without a host it is called all the same, as cut
    /// short or at once due.
    public func change(
        animated: Bool = false, completion: CompletionHandler? = nil, _ body: (inout Subject, Change) -> Void
    ) {
        let duration = host?.changeDuration
        let change = Change(
            now: now, isAnimated: animates(animated || duration != nil), completion: handlers.add(completion))
        indicator.changeDuration = duration
        body(&indicator, change)
        indicator.changeDuration = nil
        refresh()
        host?.indicatorChanged()
    }

    /// Whether a change that asks to move does.
    private func animates(_ animated: Bool) -> Bool {
        environment.animates(animated) && host?.animatesChanges ?? true
    }

    // MARK: Following

    /// Follows nothing any more; the indicator stays where it is.
    public func unfollow() {
        following = nil
        schedule.sampled(at: now, goesOn: false)
        refresh()
    }

    /// Follows something and takes over where it stands.
    func follow(_ following: Following<Subject>) {
        self.following = following
        sample(at: now, .takingOver)
        refresh()
        host?.indicatorChanged()
    }

    /// Looks at what is followed, whether a sample is due or not.
    func sampleNow() {
        guard sample(at: now, .goingOn) else { return }
        refresh()
        host?.indicatorChanged()
    }

    /// Whether a change that a sample finds has just happened, or happened where nobody saw it.
    private enum Sampling { case goingOn, takingOver }

    /// Brings the indicator to where what is followed stands; false when it was there.
    @discardableResult
    private func sample(at now: Instant, _ sampling: Sampling) -> Bool {
        guard let following else { return false }
        // Asked before the sample: another thread may finish in between, and its last value is wanted.
        schedule.sampled(at: now, goesOn: following.awaitsSamples())
        return following.sample(&indicator, now, animates(sampling == .goingOn))
    }

    // MARK: Frames

    /// The present instant: the host's, and never before one that was spoken of already.
    var now: Instant {
        latest = max(latest, host?.now ?? .zero)
        return latest
    }

    /// Called by the host as `FrameDelivery` asked: looks at what is followed, calls what is due, repaints what moves.
    ///
    /// `instant` is when the frame will be seen, where the host knows; that may be a little later than the clock's present.
    public func tick(at instant: Instant? = nil) {
        guard let host else { return }
        if let instant { latest = max(latest, instant) }
        let now = now
        // A single tick is used up; a clock that rang a little early is asked again.
        if case .at = delivery { delivery = .none }
        let isChanged = isSeen && schedule.isDue(at: now) && sample(at: now, .goingOn)
        callDue(through: now)
        if let announcement = indicator.takeAnnouncement(through: now), environment.isScreenReaderActive {
            host.announce(announcement)
        }
        let isOver = player.isOver(at: now)
        if isChanged || isOver || !isCurrent(at: now, within: .zero) {
            refresh(replans: isChanged || isOver)
        } else {
            requestFrames(at: now)
        }
        if isChanged { host.indicatorChanged() }
    }

    /// Lends the present frame to a closure.
    ///
    /// While frames are delivered it is that of the last tick; a picture that no tick keeps up to date is rendered anew.
    public func withFrame(_ body: (Frame) -> Void) {
        let now = now
        // No display that anybody looks at is slower than twenty frames a second.
        if !isCurrent(at: now, within: .seconds(0.05)) { render(indicator, at: now) }
        body(frame)
    }

    /// Lends the frame of a view that is in no window: as it will be in one, with every motion at its end.
    public func withSettledFrame(_ body: (Frame) -> Void) {
        var settled = indicator
        settled.addToWindow()
        render(settled, at: now)
        frameInstant = nil
        body(frame)
    }

    /// Ends everything: pending completions are called as cut short, later, and nothing is followed any more.
    public func shutDown() {
        following = nil
        schedule.sampled(at: now, goesOn: false)
        indicator.removeFromWindow(at: now)
        handOverLater()
        host?.deliverFrames(.none)
    }

    /// Notes whether the view is in a window, and tells the indicator.
    func setInWindow(_ isInWindow: Bool) {
        self.isInWindow = isInWindow
        change { indicator, change in
            if isInWindow { indicator.addToWindow() } else { indicator.removeFromWindow(at: change.now) }
        }
    }

    /// True while the frame at hand is that of the instant; a moving one may be a little older.
    private func isCurrent(at now: Instant, within age: TimeSpan) -> Bool {
        guard let rendered = frameInstant, host != nil else { return false }
        return switch frame.next {
        case .never: true
        case .at(let instant): now < instant
        case .frame: now == rendered || (delivery == .everyFrame && now - rendered < age)
        }
    }

    private func render(_ indicator: Subject, at now: Instant) {
        indicator.render(at: now, size: size, environment: environment, into: &frame)
        frameInstant = now
    }

    /// Renders the present frame, and tells the host what is new; `replans` where something was asked of the indicator.
    func refresh(replans: Bool = true) {
        guard let host else {
            frameInstant = nil
            handOverLater()
            return
        }
        let now = now
        swap(&frame.drawing, &shownDrawing)
        render(indicator, at: now)
        let isCaughtUp = comeIntoSight(at: now)
        if replans || isCaughtUp || !player.isPlaying { plan(at: now) }
        if !player.isPlaying, frame.drawing != shownDrawing { host.setNeedsDisplay() }
        if frame.semantics != semantics {
            let old = semantics
            semantics = frame.semantics
            host.semanticsChanged(from: old, to: semantics)
        }
        if let due = indicator.nextDue(in: environment), due <= now { handOverLater() }
        requestFrames(at: now)
    }

    /// What comes into sight takes over first where that which it follows stands.
    private func comeIntoSight(at now: Instant) -> Bool {
        let wasSeen = isSeen
        isSeen = isOnScreen && (frame.isVisible || !indicator.isHidden)
        guard isSeen, !wasSeen, schedule.next != nil, sample(at: now, .takingOver) else { return false }
        render(indicator, at: now)
        return true
    }

    /// Hands the motion over to a host that plays plans; outside of a window that is the picture of the goals.
    private func plan(at now: Instant) {
        guard let planHost, isOnScreen || !isInWindow else { return }
        var planned = indicator
        if !isInWindow { planned.addToWindow() }
        player.play(planned, at: now, size: size, environment: environment, on: planHost)
    }

    private func requestFrames(at now: Instant) {
        let wanted = delivery(after: now)
        guard wanted != delivery else { return }
        delivery = wanted
        host?.deliverFrames(wanted)
    }

    private func delivery(after now: Instant) -> FrameDelivery {
        var next = player.isPlaying ? player.next : frame.next
        if !isOnScreen { next = .never }
        if isSeen, let sample = schedule.next { next = next.earlier(.at(sample)) }
        if let due = indicator.nextDue(in: environment), due > now { next = next.earlier(.at(due)) }
        return switch next {
        case .never: .none
        case .at(let instant): .at(instant)
        case .frame: .everyFrame
        }
    }
}
