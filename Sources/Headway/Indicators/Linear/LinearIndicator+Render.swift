extension LinearIndicator {
    /// Renders the frame for an instant; equal arguments give equal frames, in whatever order they are rendered.
    public func render(at now: Instant, size: Size, environment: Environment, into frame: inout Frame) {
        let grown = state.core.begin(&frame, state.semantics, at: now, size: size, environment: environment)
        guard grown > 0 else { return }
        let request = Palette.Request(
            theme: style.theme, tint: style.tints.first ?? style.tint, trackTint: style.trackTint)
        let painter = LinearPainter(
            indicator: self, colors: frame.palette.colors(request, in: environment), size: size,
            environment: environment, grown: grown, now: now)
        painter.paint(into: &frame)
        if frame.isForPlans { return }
        frame.isVisible = !frame.drawing.operations.isEmpty
        frame.changes(state.nextChange(after: now, in: environment))
        if painter.crest > 0, let wave = style.wave {
            frame.changes(state.nextChange(of: wave, after: now, in: environment))
        }
        let pixel = environment.pixel(of: max(size.width, size.height))
        frame.changes(with: state.core.progression.shown, by: pixel, after: now, in: environment)
        frame.changes(with: buffer, by: pixel, after: now, in: environment)
    }
}
