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

    /// Completions that are due already are called in a turn of the main actor of their own.
    func handOverLater() {
        guard !handlers.isHandoverPending, !handlers.isEmpty else { return }
        handlers.isHandoverPending = true
        Task { @MainActor [self] in
            handlers.isHandoverPending = false
            if host != nil { callDue(through: now) } else { callAll() }
            refresh(replans: false)
        }
    }

    /// Calls all that is pending: without a host nobody asks again, and a token that was never passed on is not waited for.
    private func callAll() {
        let pending = handlers.tokens
        callDue(through: Instant(nanoseconds: .max))
        for token in pending { handlers.take(token)?(false) }
    }
}
