extension DownloadIndicator {
    /// Renders the frame for an instant; equal arguments give equal frames, in whatever order they are rendered.
    public func render(at now: Instant, size: Size, environment: Environment, into frame: inout Frame) {
        let opacity = core.begin(&frame, semantics, at: now, size: size, environment: environment)
        guard opacity > 0 else { return }
        let request = Palette.Request(theme: style.theme, tint: style.tint, trackTint: style.trackTint)
        let painter = DownloadPainter(
            indicator: self, colors: frame.palette.colors(request, in: environment), size: size,
            environment: environment, opacity: opacity, now: now)
        painter.paint(into: &frame)
        if frame.isForPlans { return }
        frame.isVisible = !frame.drawing.operations.isEmpty
        frame.changes(nextChange(after: now, environment))
        guard mix.ringShare(at: now, in: environment) > 0 else { return }
        let pixel = environment.pixel(of: size.shorterSide * Trigonometry.pi)
        frame.changes(with: core.progression.shown, by: pixel, after: now, in: environment)
    }

    private func nextChange(after now: Instant, _ environment: Environment) -> NextChange {
        if mix[.indeterminate].seen(in: environment).value(at: now) > 0 { return .frame }
        var next = mix.nextChange(after: now, in: environment)
        guard mix.ringShare(at: now, in: environment) > 0 else { return next }
        let turns = blend.indeterminate.seen(in: environment).value(at: now) > 0
        if turns && mix[.running].seen(in: environment).value(at: now) > 0 { return .frame }
        next = next.earlier(blend.determinate.seen(in: environment).nextChange(after: now))
        return next.earlier(blend.indeterminate.seen(in: environment).nextChange(after: now))
    }
}
