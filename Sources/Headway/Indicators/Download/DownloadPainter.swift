/// Paints one frame of a download indicator: the waiting motion, the ring and its value, then the artwork.
struct DownloadPainter {
    let indicator: DownloadIndicator
    let environment: Environment
    let now: Instant
    let opacity: Double
    let theme: DownloadTheme
    let colors: ArtworkColors
    let center: Point
    let half: Double

    init(
        indicator: DownloadIndicator, colors: ArtworkColors, size: Size, environment: Environment, opacity: Double,
        now: Instant
    ) {
        self.indicator = indicator
        self.environment = environment
        self.now = now
        self.opacity = opacity
        theme = indicator.theme
        self.colors = colors
        center = size.center
        half = size.shorterSide / 2
    }

    func paint(into frame: inout Frame) {
        let waiting = share(.indeterminate)
        if waiting > 0 {
            paintMotion(since: indicator.waitingSince, share: waiting, into: &frame)
        }
        let ring = indicator.mix.ringShare(at: now, in: environment)
        if ring > 0 { paintRing(share: ring, into: &frame) }
        for state in StateMix.all { paintArt(of: state, into: &frame) }
    }

    private func share(_ state: DownloadState) -> Double {
        indicator.mix[state].seen(in: environment).value(at: now)
    }

    /// The motion of a download of which no value is known.
    private func paintMotion(since: Instant, share: Double, into frame: inout Frame) {
        let motion = indicator.style.indeterminateMotion
        let elapsed = now - since
        if case .custom(let piece) = motion.kind {
            let period = environment.reducesMotion ? motion.period + motion.period : motion.period
            return paintCustom(piece, phase: elapsed.phase(of: period), share: share, into: &frame)
        }
        let (start, sweep) = motion.arc(after: elapsed, reduced: environment.reducesMotion)
        let width = indicator.style.thickness.length ?? theme.spinnerWidth
        addArc(
            .active, DownloadSlot.waiting, inset: 0, width: width, start, sweep, colors.tint, share, into: &frame)
    }

    private func paintRing(share: Double, into frame: inout Frame) {
        let style = indicator.style
        let known = indicator.blend.determinate.seen(in: environment).value(at: now)
        let unknown = indicator.blend.indeterminate.seen(in: environment).value(at: now)
        let done = indicator.core.progression.shown.seen(in: environment).value(at: now)
        let width = style.thickness.length ?? theme.arcWidth
        if case .custom(let piece)? = style.runningMotion?.kind {
            paintCustom(piece, phase: done, share: share * known, into: &frame)
        } else {
            let color = style.trackTint ?? (theme.ringIsTinted ? colors.tint : colors.track)
            addArc(
                .track, DownloadSlot.ring, inset: theme.ringInset, width: theme.ringIsTinted ? theme.ringWidth : width,
                0, 360, color,
                share,
                into: &frame)
            addArc(
                .active, DownloadSlot.value, inset: theme.arcInset, width: width, 0, 360 * done, colors.tint,
                share * known, into: &frame)
        }
        // Only a running download turns: a paused one of unknown length is an empty ring.
        let turning = min(unknown, self.share(.running))
        guard turning > 0 else { return }
        let (start, _) = DownloadMotion.arc.arc(
            after: now - indicator.blend.since, reduced: environment.reducesMotion)
        addArc(
            .active, DownloadSlot.turning, inset: theme.arcInset, width: width, start, 90, colors.tint, turning,
            into: &frame)
    }

    private func paintCustom(_ piece: DownloadMotion.Piece, phase: Double, share: Double, into frame: inout Frame) {
        let box = square(2 * half)
        frame.addMotion(piece, phase: phase, colors: colors, box: box, opacity: share * opacity)
    }

    private func paintArt(of state: DownloadState, into frame: inout Frame) {
        let share = share(state)
        guard share > 0, let piece = indicator.style.artwork[state] else { return }
        frame.addArt(
            piece, name: state.artName, colors: colors, box: square(2 * half * state.artShare),
            opacity: share * opacity,
            grown: 0.8 + 0.2 * share, scale: environment.scale)
    }

    /// Adds an arc whose line's middle is `inset` from the view's edge, or closer in where the line would leave the view;
    /// in a view of a few points both give way.
    private func addArc(
        _ role: PartRole, _ slot: UInt8, inset: Double, width: Double, _ start: Double, _ sweep: Double, _ color: Color,
        _ share: Double, into frame: inout Frame
    ) {
        let width = min(width, half / 2)
        let radius = half - max(min(inset, half / 2), width / 2)
        let shape = ArcShape(
            center: center, radius: radius, width: width, start: start.turned, sweep: sweep)
        frame.addArc(Arc(role: role, shape: shape, color: color.opacity(share * opacity)), slot)
    }

    private func square(_ side: Double) -> Rect {
        Rect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    }
}

extension DownloadState {
    /// The piece of artwork that stands for the state.
    var artName: ArtName {
        switch self {
        case .initial: .initial
        case .indeterminate: .indeterminate
        case .running: .stop
        case .completed: .completed
        case .paused: .paused
        case .failed: .failed
        }
    }

    /// The side of its box, as a fraction of the view's: two thirds, a quarter for the stop square
    /// (Sources.md#classic-download), and a third where a mark stands within the ring.
    package var artShare: Double {
        switch self {
        case .initial, .completed, .indeterminate: 2.0 / 3
        case .running: 0.25
        case .paused, .failed: 1.0 / 3
        }
    }
}
