extension LinearIndicator {
    /// Draws the frame of an instant; equal arguments give equal frames, in whatever order they are asked for.
    public func render(at now: Instant, size: Size, environment: Environment, into frame: inout Frame) {
        frame.reset()
        frame.semantics = semantics
        let amount = core.presence.amount.seen(in: environment)
        guard core.inWindow, !size.isEmpty else { return }
        let grown = amount.value(at: now)
        frame.next = amount.nextChange(after: now)
        guard grown > 0 else { return }
        let painter = LinearPainter(indicator: self, size: size, environment: environment, grown: grown, now: now)
        painter.paint(into: &frame)
        frame.isVisible = !frame.drawing.operations.isEmpty
        frame.next = frame.next.earlier(nextChange(after: now, environment, painter.crest > 0))
    }

    private var semantics: Semantics {
        var semantics = Semantics()
        semantics.isBusy = blend.mode == .indeterminate
        if !semantics.isBusy {
            semantics.value = core.progression.value
            semantics.percent = core.percent
        }
        return semantics
    }

    private func nextChange(after now: Instant, _ environment: Environment, _ isWavy: Bool) -> NextChange {
        var next = blend.nextChange(after: now, in: environment)
        next = next.earlier(core.progression.shown.seen(in: environment).nextChange(after: now))
        next = next.earlier(buffer.seen(in: environment).nextChange(after: now))
        guard isWavy, let wave = style.wave else { return next }
        next = next.earlier(lift.seen(in: environment).nextChange(after: now))
        let travels = wave.speed != 0 && lift.value(at: now) > 0 && !environment.reduceMotion
        return travels ? .frame : next
    }
}
