/// Paints one frame of a linear indicator: works out what is active, then adds track, buffer, active parts and stop mark.
struct LinearPainter {
    let indicator: LinearIndicator
    let layout: LinearLayout
    let environment: Environment
    let now: Instant
    let grown: Double
    let colors: ArtworkColors
    /// The height of a raised wave's crests in this view; 0 draws straight bars.
    let crest: Double

    init(
        indicator: LinearIndicator, colors: ArtworkColors, size: Size, environment: Environment, grown: Double,
        now: Instant
    ) {
        self.indicator = indicator
        self.colors = colors
        self.environment = environment
        self.now = now
        self.grown = grown
        let style = indicator.style
        layout = LinearLayout(
            style: style, theme: indicator.theme, size: size, environment: environment, grown: grown)
        let wavy = style.wave?.isWavy == true ? style.wave?.amplitude ?? 0 : 0
        crest = min(wavy, layout.waveRoom)
    }

    func paint(into frame: inout Frame) {
        if frame.isForPlans { frame.numbers.corners = corners }
        let determinate = indicator.state.blend.determinate.seen(in: environment).value(at: now)
        let indeterminate = indicator.state.blend.indeterminate.seen(in: environment).value(at: now)
        let done = indicator.state.core.progression.shown.seen(in: environment).value(at: now) * determinate
        let isContiguous = indicator.style.motion == .contiguous && indeterminate > 0 && !environment.reducesMotion
        if isContiguous, !indicator.theme.coversTrack {
            // The pieces leave no track, only gaps through which the background is visible.
            if indeterminate < 1 {
                paintTrack(Segment(tail: 0, head: done), nil, nil, opacity: 1 - indeterminate, into: &frame)
            }
            paintActive(.active, LinearSlot.value, Segment(tail: 0, head: done), into: &frame)
            paintContiguous(share: indeterminate, into: &frame)
            return
        }
        let (first, second) = isContiguous ? (nil, nil) : movingSegments(share: indeterminate)
        let buffered = indicator.buffer.seen(in: environment).value(at: now) * determinate
        let covered = isContiguous ? contiguousCover : 0
        paintTrack(Segment(tail: 0, head: max(done, buffered, covered)), first, second, into: &frame)
        if buffered > done {
            let start = done > 0 ? done * layout.length + layout.gap(at: done) : 0
            add(
                .buffer, LinearSlot.buffer, from: layout.gap > 0 ? start : 0, to: buffered * layout.length, bufferPaint,
                into: &frame)
        }
        paintActive(.active, LinearSlot.value, Segment(tail: 0, head: done), into: &frame)
        if let first { paintActive(.active, LinearSlot.first, first, into: &frame) }
        if let second { paintActive(.secondaryActive, LinearSlot.second, second, into: &frame) }
        if isContiguous { paintContiguous(share: indeterminate, into: &frame) }
        paintStopMark(determinate: determinate, done: max(done, buffered), into: &frame)
    }

    /// Where plans need samples.
    private var corners: PartCorners {
        let margin = layout.gap > 0 ? LinearLayout.gapOpening * layout.length : 0
        return PartCorners(
            axis: layout.placement.axis, length: layout.length, margin: margin, roundLength: 2 * layout.radius,
            waveLength: crest > 0 ? layout.thickness : 0, haste: margin > 0 ? 1 + layout.gap / margin : 1)
    }

    /// The moving bars within the track, contracted while the motion fades out.
    private func movingSegments(share: Double) -> (Segment?, Segment?) {
        guard share > 0 else { return (nil, nil) }
        let since = now - indicator.state.blend.since
        if environment.reducesMotion {
            return (ReducedLinearMotion.segment(after: since).scaled(share), nil)
        }
        let motion = indicator.style.motion ?? .disjoint
        let (first, second) = motion.segments(at: since.phase(of: motion.period))
        return (first.scaled(share).visible, second.scaled(share).visible)
    }

    private func paintActive(_ role: PartRole, _ slot: UInt8, _ segment: Segment, into frame: inout Frame) {
        let start = segment.tail * layout.length
        let end = segment.head * layout.length
        guard crest > 0, let wave = indicator.style.wave else {
            return add(role, slot, from: start, to: end, activePaint, into: &frame)
        }
        let amplitude = crest * indicator.state.waveAmplitude.seen(in: environment).value(at: now) * grown
        // The wave runs between the centres of its round ends; anything shorter is a dot.
        let inset = layout.thickness / 2
        guard amplitude > 0, end - start > layout.thickness else {
            return add(role, slot, from: start, to: end, activePaint, into: &frame)
        }
        let phase = environment.reducesMotion ? 0 : wave.phase(at: now)
        frame.addWave(
            LevelWave(
                role: role, start: start + inset, end: end - inset, middle: layout.top + layout.thickness / 2,
                amplitude: amplitude, wavelength: wave.wavelength, phase: phase, width: layout.thickness,
                placement: layout.placement), slot + 1, paint: activePaint)
    }

    private func paintStopMark(determinate: Double, done: Double, into frame: inout Frame) {
        let wanted = indicator.style.stopMark.length ?? indicator.theme.stopMark
        let full = min(wanted * grown, layout.thickness) * determinate
        guard full > 0 else { return }
        // It shrinks as the head of the bar approaches, over the length of a gap (Sources.md#gap-and-stop).
        let middle = layout.length - layout.thickness / 2
        let free = middle - full / 2 - done * layout.length
        let share = layout.gap > 0 ? (free / layout.gap).clampedToUnit : (free >= 0 ? 1 : 0)
        let diameter = full * share
        guard diameter > 0, middle > 0 else { return }
        let rect = layout.placement.rect(
            Rect(
                x: middle - diameter / 2, y: layout.top + (layout.thickness - diameter) / 2, width: diameter,
                height: diameter))
        frame.addBar(
            Bar(role: .stop, rect: rect, radius: diameter / 2, paint: .solid(colors.tint)), LinearSlot.stop,
            scale: environment.scale)
    }

    func add(
        _ role: PartRole, _ slot: UInt8, from start: Double, to end: Double, _ paint: Paint, into frame: inout Frame
    ) {
        guard let (rect, radius) = layout.bar(from: start, to: end) else { return }
        frame.addBar(Bar(role: role, rect: rect, radius: radius, paint: paint), slot, scale: environment.scale)
    }

    private var activePaint: Paint {
        guard indicator.style.tints.count > 1 else { return .solid(colors.tint) }
        return .gradient(
            layout.placement.isReversed ? indicator.reversedTints : indicator.style.tints,
            along: layout.placement.axis)
    }

    /// Between track and bar (0.4 was chosen by eye).
    private var bufferPaint: Paint { .solid(colors.track.mixed(with: colors.tint, 0.4)) }
}
