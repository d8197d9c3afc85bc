public import Headway

/// Runs an indicator for a host: applies changes, requests frames only while something moves, calls completions and follows
/// sources of progress.
///
/// One driver serves one view. It upholds what every host promises: a completion is called exactly once, on the main actor,
/// after the call it was passed to has returned; each frame is rendered once, and a host repaints only when the picture has
/// changed; an indicator that is at rest, hidden or off screen requests no frames.
///
///     let driver = IndicatorDriver(LinearIndicator())
///     driver.attach(to: host)
///     driver.setProgress(.fraction(0.8), animated: true) { finished in print(finished) }
@MainActor
public final class IndicatorDriver<Subject: Indicator> {
    /// A completion handler; `finished` is true when the animation ran to its end or there was nothing to animate.
    public typealias CompletionHandler = @MainActor (_ finished: Bool) -> Void

    /// The indicator in its current state.
    public internal(set) var indicator: Subject
    /// The environment it is shown in; a change repaints.
    public var environment: Environment {
        didSet { if environment != oldValue { refresh() } }
    }
    /// The view's size in points; a change repaints.
    public var size: Size {
        didSet { if size != oldValue { refresh() } }
    }
    /// False while the host cannot show anything (unmapped, minimized, scrolled away); no frames are requested then.
    ///
    /// A source is not sampled in the meantime, nor while the indicator is hidden; its current value is adopted when the
    /// indicator becomes visible again.
    public var isOnScreen = true {
        didSet { if isOnScreen != oldValue { refresh() } }
    }
    /// The semantics that were last reported to the host.
    public private(set) var semantics = Semantics()

    private(set) weak var host: (any FrameHost)?
    private weak var planHost: (any PlanHost)?
    private var latest = Instant.zero
    var handlers = CompletionHandlers()
    private(set) var following: Following<Subject>?
    private var schedule = SamplingSchedule()
    /// Whether the indicator was visible when that was last checked.
    private var isSeen = false
    /// The frame that was rendered last; `frameInstant` says when, and is nil once the frame is out of date.
    private var frame = Frame()
    private var frameInstant: Instant?
    /// The drawing the host last had to show; it is swapped with the frame's, so that neither allocates.
    private var shownDrawing = Drawing()
    /// Whether the host was told about the frame's drawing; one that looks like the last is not worth a repaint.
    private var isDrawingTold = true
    private var delivery = FrameDelivery.none
    /// Only for a host that plays plans, since what it keeps for the next plan is large.
    private var player: PlanPlayer?
    private var isPlaying: Bool { player?.isPlaying ?? false }
    private var isInWindow = true

    /// Makes a driver for an indicator; `attach` gives it its host.
    public init(_ indicator: Subject, environment: Environment = Environment(), size: Size = Size(width: 0, height: 0))
    {
        self.indicator = indicator
        self.environment = environment
        self.size = size
    }

    /// Sets the driver's host, which it holds weakly, and reports the indicator's semantics to it.
    public func attach(to host: any FrameHost) {
        self.host = host
        planHost = host as? any PlanHost
        player = planHost == nil ? nil : player ?? PlanPlayer()
        refresh()
        // Empty semantics are reported too, once.
        if semantics == Semantics() { host.semanticsChanged(from: semantics, to: semantics) }
    }

    // MARK: Changing

    /// Changes the indicator at the current instant.
    ///
    /// The change is animated if `animated` is true, unless the user wants reduced motion or the platform shows changes
    /// immediately. The completion is called later, never from within this call; it is called even without a host.
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

    /// Whether a change that asks to be animated will be.
    private func animates(_ animated: Bool) -> Bool {
        environment.animates(animated) && host?.animatesChanges ?? true
    }

    // MARK: Following

    /// Stops following; the indicator keeps its value.
    public func unfollow() {
        following = nil
        schedule.sampled(at: now, goesOn: false)
        refresh()
    }

    /// Follows something and adopts its current state.
    func follow(_ following: Following<Subject>) {
        self.following = following
        sample(at: now, .takingOver)
        refresh()
        host?.indicatorChanged()
    }

    /// Takes a sample, whether one is due or not.
    func sampleNow() {
        guard sample(at: now, .goingOn) else { return }
        refresh()
        host?.indicatorChanged()
    }

    /// Whether a change found by a sample has just happened, or happened while nobody could see it.
    private enum Sampling { case goingOn, takingOver }

    /// Updates the indicator from what is followed; false when nothing has changed.
    @discardableResult
    private func sample(at now: Instant, _ sampling: Sampling) -> Bool {
        guard let following else { return false }
        // Read before the sample is taken: another thread may finish in between, and its last value must not be missed.
        schedule.sampled(at: now, goesOn: following.awaitsSamples())
        return following.sample(&indicator, now, animates(sampling == .goingOn))
    }

    // MARK: Frames

    /// The current instant: the host's, but never earlier than one that was used before.
    var now: Instant {
        latest = max(latest, host?.now ?? .zero)
        return latest
    }

    /// Called by the host as `FrameDelivery` asks: takes samples, calls completions that are due and repaints what moves.
    ///
    /// `instant` is when the frame will be on screen, if the host knows; it may be slightly ahead of the clock.
    public func tick(at instant: Instant? = nil) {
        guard let host else { return }
        if let instant { latest = max(latest, instant) }
        let now = now
        // A single tick is used up; if the timer fired a little early, another one is requested.
        if case .at = delivery { delivery = .none }
        let isChanged = isSeen && schedule.isDue(at: now) && sample(at: now, .goingOn)
        callDue(through: now)
        if let announcement = indicator.takeAnnouncement(through: now), environment.isScreenReaderActive {
            host.announce(announcement)
        }
        let isOver = player?.isOver(at: now) ?? false
        if isChanged || isOver || !isCurrent(at: now, within: .zero) {
            refresh(host, at: max(now, latest), replans: isChanged || isOver)
        } else {
            requestFrames(at: now)
        }
        if isChanged { host.indicatorChanged() }
    }

    /// Passes the current frame to a closure.
    ///
    /// While frames are delivered it is the last tick's; otherwise it is rendered again if it is out of date.
    public func withFrame(_ body: (Frame) -> Void) {
        let now = now
        // A display in use is never slower than twenty frames a second.
        if !isCurrent(at: now, within: .seconds(0.05)) { render(indicator, at: now) }
        body(frame)
    }

    /// Passes to a closure the frame of a view that is in no window: as it will look in one, with every animation finished.
    public func withSettledFrame(_ body: (Frame) -> Void) {
        var settled = indicator
        settled.addToWindow()
        render(settled, at: now)
        frameInstant = nil
        body(frame)
    }

    /// Ends everything: pending completions are called later with `finished` false, and nothing is followed any more.
    public func shutDown() {
        following = nil
        schedule.sampled(at: now, goesOn: false)
        indicator.removeFromWindow(at: now)
        handOverLater()
        host?.deliverFrames(.none)
    }

    /// Records whether the view is in a window, and informs the indicator.
    func setInWindow(_ isInWindow: Bool) {
        self.isInWindow = isInWindow
        change { indicator, change in
            if isInWindow { indicator.addToWindow() } else { indicator.removeFromWindow(at: change.now) }
        }
    }

    /// True while the last frame is still right for an instant; for a moving indicator it may be slightly older.
    private func isCurrent(at now: Instant, within age: TimeSpan) -> Bool {
        guard let rendered = frameInstant, host != nil else { return false }
        return switch frame.nextVisible {
        case .never: true
        case .at(let instant): now < instant
        case .frame: now == rendered || (delivery == .everyFrame && now - rendered < age)
        }
    }

    private func render(_ indicator: Subject, at now: Instant) {
        indicator.render(at: now, size: size, environment: environment, into: &frame)
        frameInstant = now
    }

    /// Renders the current frame and notifies the host of what has changed; `replans` is true after a change to the indicator.
    func refresh(replans: Bool = true) {
        guard let host else {
            frameInstant = nil
            handOverLater()
            return
        }
        refresh(host, at: now, replans: replans)
    }

    private func refresh(_ host: any FrameHost, at now: Instant, replans: Bool) {
        if isDrawingTold { swap(&frame.drawing, &shownDrawing) }
        render(indicator, at: now)
        let isCaughtUp = comeIntoSight(at: now)
        if replans || isCaughtUp || !isPlaying { plan(at: now) }
        isDrawingTold = isPlaying || !frame.drawing.looksLike(shownDrawing, scale: environment.scale)
        if !isPlaying, isDrawingTold { host.setNeedsDisplay() }
        if frame.semantics != semantics {
            let old = semantics
            semantics = frame.semantics
            host.semanticsChanged(from: old, to: semantics)
        }
        if let due = indicator.nextDue(in: environment), due <= now { handOverLater() }
        requestFrames(at: now)
    }

    /// When the indicator becomes visible, it first adopts the current state of what it follows.
    private func comeIntoSight(at now: Instant) -> Bool {
        let wasSeen = isSeen
        isSeen = isOnScreen && (frame.isVisible || !indicator.isHidden)
        guard isSeen, !wasSeen, schedule.next != nil, sample(at: now, .takingOver) else { return false }
        render(indicator, at: now)
        return true
    }

    /// Hands the motion to a host that plays plans; outside a window the plan shows the final state.
    private func plan(at now: Instant) {
        guard let planHost, isOnScreen || !isInWindow else { return }
        var planned = indicator
        if !isInWindow { planned.addToWindow() }
        player?.play(planned, at: now, size: size, environment: environment, on: planHost)
    }

    private func requestFrames(at now: Instant) {
        let wanted = delivery(after: now)
        guard wanted != delivery else { return }
        delivery = wanted
        host?.deliverFrames(wanted)
    }

    private func delivery(after now: Instant) -> FrameDelivery {
        var next = player.flatMap { $0.isPlaying ? $0.next : nil } ?? frame.nextVisible
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
