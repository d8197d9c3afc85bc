/// Paints one frame of a download indicator: the waiting motion, the ring and its value, then the artwork.
struct DownloadPainter {
    let indicator: DownloadIndicator
    let environment: Environment
    let now: Instant
    let opacity: Double
    let theme: DownloadTheme
    let colors: ArtworkColors
    let size: Size
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
        self.size = size
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
        paintArtwork(into: &frame)
    }

    private func share(_ state: DownloadState) -> Double {
        indicator.mix[state].seen(in: environment).value(at: now)
    }

    /// The motion of a download without a known value.
    private func paintMotion(since: Instant, share: Double, into frame: inout Frame) {
        let motion = indicator.style.indeterminateMotion
        let elapsed = now - since
        if case .custom(let piece) = motion.kind {
            let period = environment.reducesMotion ? motion.period + motion.period : motion.period
            return paintCustom(piece, phase: elapsed.phase(of: period), share: share, into: &frame)
        }
        let arc = motion.arc(after: elapsed, reduced: environment.reducesMotion)
        let line = line(indicator.style.thickness.length ?? scaled(theme.spinnerWidth), inset: 0)
        addArc(
            .active, DownloadSlot.waiting, line, RingArc(start: arc.start, sweep: arc.sweep), colors.tint, share,
            into: &frame)
    }

    private func paintRing(share: Double, into frame: inout Frame) {
        let style = indicator.style
        let known = indicator.blend.determinate.seen(in: environment).value(at: now)
        let unknown = indicator.blend.indeterminate.seen(in: environment).value(at: now)
        let done = indicator.core.progression.shown.seen(in: environment).value(at: now)
        // The ring closes as the download completes.
        let value = RingArc(start: 0, sweep: 360 * .mix(done, 1, self.share(.completed)))
        // Only a running download turns: a paused one of unknown length is an empty ring.
        let turning = min(unknown, self.share(.running))
        let (start, _) = DownloadMotion.arc.arc(
            after: now - indicator.blend.since, reduced: environment.reducesMotion)
        let turn = RingArc(start: start, sweep: 90)
        let line = line(style.thickness.length ?? scaled(theme.arcWidth), inset: scaled(theme.arcInset))
        if case .custom(let piece)? = style.runningMotion?.kind {
            paintCustom(piece, phase: done, share: share * known, into: &frame)
        } else {
            paintTrack(line, known >= unknown ? (value, 2 * known - 1) : (turn, 2 * turning - 1), share, into: &frame)
            addArc(.active, DownloadSlot.value, line, value, colors.tint, share * known, into: &frame)
        }
        guard turning > 0 else { return }
        addArc(.active, DownloadSlot.turning, line, turn, colors.tint, turning, into: &frame)
    }

    /// Paints the ring under the progress: the original's thin outline, or the rest of the ring with a gap on each side of the arc,
    /// which opens as the arc appears.
    private func paintTrack(
        _ line: Line, _ active: (arc: RingArc, share: Double), _ share: Double, into frame: inout Frame
    ) {
        var line = line
        var rest = RingArc(start: 0, sweep: 360)
        if theme.ringIsTinted {
            line = self.line(scaled(theme.ringWidth), inset: scaled(theme.ringInset))
        } else if theme.gap > 0, active.share > 0 {
            let arc = active.arc
            let widest = scaled(theme.gap) / line.radius * (180 / Trigonometry.pi)
            let gap = widest * (arc.sweep / CircularPainter.gapOpening).clampedToUnit
            if frame.isForPlans {
                frame.numbers.corners.sweep = CircularPainter.gapOpening
                frame.numbers.corners.haste = 1 + 2 * widest / CircularPainter.gapOpening
            }
            let hole = active.share * (arc.sweep + 2 * gap)
            let middle = arc.start + arc.sweep / 2
            rest = RingArc(start: middle + hole / 2, sweep: 360 - hole)
        }
        let color = indicator.style.trackTint ?? (theme.ringIsTinted ? colors.tint : colors.track)
        addArc(.track, DownloadSlot.ring, line, rest, color, share, into: &frame)
    }

    private func paintCustom(_ piece: DownloadMotion.Piece, phase: Double, share: Double, into frame: inout Frame) {
        let box = box(width: 2 * half, height: 2 * half)
        frame.addMotion(piece, phase: phase, colors: colors, box: box, opacity: share * opacity)
    }

    /// Paints the pictures of the states.
    ///
    /// While one replaces another both have the same size, which changes from the one's to the other's, and only the one with the
    /// greater share is visible: the stop square grows into the check mark.
    private func paintArtwork(into frame: inout Frame) {
        var (most, whole, side) = (0.0, 0.0, 0.0)
        for state in StateMix.all {
            let share = share(state)
            most = max(most, share)
            whole += share
            side += share * state.artShare
        }
        for state in StateMix.all {
            let share = share(state)
            let visible = (1 - (most - share) / StateMix.crossing).clampedToUnit
            guard share > 0, visible > 0, let piece = indicator.style.artwork[state] else { continue }
            frame.addArt(
                piece, name: state.artName, colors: colors, box: artBox(of: state), opacity: visible * opacity,
                grown: side / whole / state.artShare, scale: environment.scale)
        }
    }

    /// The box of a state's picture.
    ///
    /// The original's square is a fraction of the view's width and of its height.
    private func artBox(of state: DownloadState) -> Rect {
        if state == .running, theme.ringIsTinted {
            return box(width: size.width * state.artShare, height: size.height * state.artShare)
        }
        return box(width: 2 * half * state.artShare, height: 2 * half * state.artShare)
    }

    /// A ring's line: its width, and the radius of its middle.
    private struct Line {
        let width: Double
        let radius: Double
    }

    /// A line whose middle is `inset` from the view's edge, or further in if it would leave the view; in a view of only a few points
    /// both are reduced.
    private func line(_ width: Double, inset: Double) -> Line {
        let width = min(width, half / 2)
        return Line(width: width, radius: half - max(min(inset, half / 2), width / 2))
    }

    /// A theme's length in a view of this size.
    private func scaled(_ length: Double) -> Double { length * min(1, 2 * half / theme.fullSide) }

    private func addArc(
        _ role: PartRole, _ slot: UInt8, _ line: Line, _ arc: RingArc, _ color: Color, _ share: Double,
        into frame: inout Frame
    ) {
        let shape = ArcShape(
            center: center, radius: line.radius, width: line.width, start: arc.start.turned, sweep: arc.sweep,
            cap: theme.cap)
        frame.addArc(Arc(role: role, shape: shape, color: color.opacity(share * opacity)), slot)
    }

    private func box(width: Double, height: Double) -> Rect {
        Rect(x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    }
}

extension DownloadState {
    /// The piece of artwork for the state.
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

    /// The side of its box as a fraction of the view's: two thirds, a quarter for the stop square (Sources.md#classic-download), and
    /// a third for a mark inside the ring.
    package var artShare: Double {
        switch self {
        case .initial, .completed, .indeterminate: 2.0 / 3
        case .running: 0.25
        case .paused, .failed: 1.0 / 3
        }
    }
}
