extension LinearIndicator {
    /// Draws the frame of an instant; equal arguments give equal frames, in whatever order they are asked for.
    public func render(at now: Instant, size: Size, environment: Environment, into frame: inout Frame) {
        frame.reset()
        frame.semantics = state.semantics
        let amount = state.core.presence.amount.seen(in: environment)
        guard state.core.inWindow, !size.isEmpty else { return }
        let grown = amount.value(at: now)
        frame.next = amount.nextChange(after: now)
        guard grown > 0 else { return }
        let painter = LinearPainter(indicator: self, size: size, environment: environment, grown: grown, now: now)
        painter.paint(into: &frame)
        frame.isVisible = !frame.drawing.operations.isEmpty
        frame.next = frame.next.earlier(state.nextChange(after: now, in: environment))
            .earlier(buffer.seen(in: environment).nextChange(after: now))
        if painter.crest > 0, let wave = style.wave {
            frame.next = frame.next.earlier(state.nextChange(of: wave, after: now, in: environment))
        }
    }
}
