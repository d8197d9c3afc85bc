import Headway

extension IndicatorDriver {
    /// Calls what is due.
    ///
    /// A completion may change the indicator and ask for completions of its own.
    func callDue(through now: Instant) {
        handlers.due.removeAll(keepingCapacity: true)
        indicator.takeCompletions(through: now, into: &handlers.due)
        for completion in handlers.due { handlers.take(completion.token)?(completion.finished) }
    }

    /// Calls completions that are already due from a separate task, so that none is called from within the change itself.
    func handOverLater() {
        guard !handlers.isHandoverPending, !handlers.isEmpty else { return }
        handlers.isHandoverPending = true
        Task { @MainActor [self] in
            handlers.isHandoverPending = false
            if host != nil { callDue(through: now) } else { callAll() }
            refresh(replans: false)
        }
    }

    /// Calls everything that is pending: without a host there are no more ticks, and a token the indicator has lost never becomes due.
    private func callAll() {
        let pending = handlers.tokens
        callDue(through: Instant(nanoseconds: .max))
        for token in pending { handlers.take(token)?(false) }
    }
}
