/// Paints one frame of a circular indicator: works out the arc, then adds the track around it, then the arc.
struct CircularPainter {
    let indicator: CircularIndicator
    let environment: Environment
    let now: Instant
    let grown: Double
    let center: Point
    /// Half the view's shorter side, in points.
    let half: Double
    let radius: Double
    let thickness: Double
    let gap: Double
    let colors: ArtworkColors

    init(
        indicator: CircularIndicator, colors: ArtworkColors, size: Size, environment: Environment, grown: Double,
        now: Instant
    ) {
        self.indicator = indicator
        self.colors = colors
        self.environment = environment
        self.now = now
        self.grown = grown
        let style = indicator.style
        half = size.shorterSide / 2
        let full = min(style.thickness.length ?? indicator.theme.thickness, half / 2)
        center = size.center
        radius = half - full / 2
        thickness = full * grown
        gap = style.gap.length ?? indicator.theme.gap
    }

    func paint(into frame: inout Frame) {
        if frame.isForPlans, gap > 0 {
            frame.numbers.corners.sweep = Self.gapOpening
            frame.numbers.corners.haste = 1 + 2 * degrees(gap) / Self.gapOpening
        }
        let arc = arc
        paintTrack(around: arc, into: &frame)
        let shape = shape(arc.start.turned, min(360, arc.sweep))
        let waveAmplitude = indicator.state.waveAmplitude.seen(in: environment).value(at: now)
        if let wave = indicator.style.wave, wave.isWavy, waveAmplitude > 0 {
            let amplitude = min(wave.amplitude, radius / 4) * waveAmplitude * grown
            frame.addWave(
                RingWave(
                    shape: shape, amplitude: amplitude, wavelength: wave.wavelength,
                    phase: environment.reducesMotion ? 0 : wave.phase(at: now)), CircularSlot.arc + 1,
                paint: .solid(color))
        } else {
            frame.addArc(Arc(role: .active, shape: shape, color: color), CircularSlot.arc)
        }
    }

    /// The arc on screen, between the value's and the motion's.
    private var arc: RingArc {
        let state = indicator.state
        let moving = state.blend.indeterminate.seen(in: environment).value(at: now)
        let done = state.core.progression.shown.seen(in: environment).value(at: now)
        let still = RingArc(
            start: 360 * indicator.restTurns, sweep: indicator.theme.hasLeastArc ? max(360 * done, dot) : 360 * done)
        // Both shares are 0 once the motion has been stopped.
        let share = min(1, moving + state.blend.determinate.seen(in: environment).value(at: now))
        if !environment.reducesMotion, let change = state.changes.showing(at: now) {
            let arc = change.arc(at: now, value: done, dot: dot)
            return RingArc(start: arc.start, sweep: arc.sweep * share)
        }
        guard moving > 0 else { return RingArc(start: still.start, sweep: still.sweep * share) }
        let arc = indicator.motion.arc(
            after: now - state.blend.since, dot: dot, reduced: environment.reducesMotion)
        guard moving < 1 else { return arc }
        let mixed = still.mixed(with: arc, moving)
        return RingArc(start: mixed.start, sweep: mixed.sweep * share)
    }

    /// The extent in degrees of a dot as long as the line is wide, measured on the ring's outer edge as the original does
    /// (Sources.md#classic-ring).
    private var dot: Double { thickness / half * (180 / Trigonometry.pi) }

    /// The sweep over which the gaps open, a hundredth of a turn (Sources.md#gap-and-stop).
    static let gapOpening = 3.6

    private func degrees(_ length: Double) -> Double { length / radius * (180 / Trigonometry.pi) }

    private func shape(_ start: Double, _ sweep: Double) -> ArcShape {
        ArcShape(
            center: center, radius: radius, width: thickness, start: start, sweep: sweep, cap: indicator.theme.cap)
    }

    private func paintTrack(around arc: RingArc, into frame: inout Frame) {
        let style = indicator.style
        let isMaterial = style.theme == .material3
        let moving = indicator.state.blend.indeterminate.seen(in: environment).value(at: now)
        let share =
            switch (style.showsTrack(in: .determinate), style.showsTrack(in: .indeterminate)) {
            case (true, true): 1.0
            case (true, false): 1 - moving
            case (false, true): moving
            case (false, false): 0.0
            }
        guard share > 0 else { return }
        // The original's track is its own colour at 0.3 (Sources.md#classic-ring).
        let trackColor =
            style.trackTint ?? (isMaterial || environment.increasesContrast ? colors.track : color.opacity(0.3))
        let free = 360 - arc.sweep
        // The gap opens near 0 (Sources.md#gap-and-stop).
        let between = degrees(gap) * (arc.sweep / Self.gapOpening).clampedToUnit
        guard free > 2 * between, between > 0 || isMaterial || arc.sweep < 360 else { return }
        let whole = between == 0
        let shape =
            whole
            ? self.shape(0, 360) : self.shape((arc.start + arc.sweep + between).turned, free - 2 * between)
        frame.addArc(Arc(role: .track, shape: shape, color: trackColor.opacity(share)), CircularSlot.track)
    }

    /// The arc's colour: its own, or that of the current cycle.
    private var color: Color {
        let tints = indicator.cycleColors(in: environment)
        let state = indicator.state
        let moving = state.blend.indeterminate.seen(in: environment).value(at: now)
        guard tints.count > 1, moving > 0 else { return colors.tint }
        let (step, blend) = indicator.motion.colorStep(after: now - state.blend.since)
        let count = Int64(tints.count)
        let present = tints[Int(step % count)].mixed(with: tints[Int((step + 1) % count)], blend)
        return moving < 1 ? colors.tint.mixed(with: present, moving) : present
    }
}

extension CircularIndicator {
    /// The colours an indeterminate arc cycles through: its own, or the original's four if no other colour is set
    /// (Sources.md#classic-ring).
    func cycleColors(in environment: Environment) -> [Color] {
        guard style.tints.isEmpty else { return style.tints }
        let isPlain = style.tint == nil && environment.tint == nil && !environment.increasesContrast
        return style.theme == .classic && isPlain ? Self.classicColors : []
    }

    /// Blue, Red, Yellow and Green 500.
    package static let classicColors = [
        Color(hex: 0x2196F3), Color(hex: 0xF44336), Color(hex: 0xFFEB3B), Color(hex: 0x4CAF50),
    ]
}
