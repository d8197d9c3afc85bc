import Headway

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The events of a transfer: from its exchanges, and from the passing of time.
extension Transfer {
    func begin(_ id: DownloadMachine.ExchangeID, _ request: ExchangeRequest) {
        let intake = ExchangeIntake(id, self)
        intakes.append(intake)
        if limiter == nil { limiter = request.rateLimit.map { RateLimiter(bytesPerSecond: $0, at: transport.now) } }
        intake.exchange = transport.begin(request, for: intake)
    }

    func abort(_ id: DownloadMachine.ExchangeID?) {
        for intake in intakes where id == nil || intake.id == id {
            intake.exchange?.abort()
            intake.exchange = nil
        }
        intakes.removeAll { id == nil || $0.id == id }
    }

    func isAlive(_ intake: ExchangeIntake) -> Bool { intakes.contains { $0 === intake } }

    /// Others may run while it waits for the proof.
    func didReceiveAll() { queue.finish(self) }

    func didEnd(_ intake: ExchangeIntake, _ failure: ExchangeFailure?) {
        guard isAlive(intake) else { return }
        intake.flush()
        intakes.removeAll { $0 === intake }
        if failure?.error == .tooManyFiles, queue.hasOthers(self), machine?.canWaitForDescriptors == true {
            return waitForDescriptors()
        }
        send(.ended(intake.id, failure))
    }

    /// Bytes have been placed; false if no more are wanted from that exchange.
    func didTake(_ count: Int, by intake: ExchangeIntake, at now: Duration) -> Bool {
        let isFilled = machine?.received(count, from: intake.id, at: now) == true
        let received = record.counter.completed + Int64(count)
        record.counter.completed = received
        if isFilled {
            send(.filled(intake.id))
            return false
        }
        noteIfDue(received, at: now)
        tellProgress(at: now)
        throttle(count, at: now)
        return isAlive(intake)
    }

    /// The bytes of an exchange that need not be checked one by one: a single one, without a rate limit, that ends by
    /// itself.
    func roomAhead(of intake: ExchangeIntake) -> Int {
        guard limiter == nil, !queue.isLimited, intakes.count == 1 else { return 0 }
        return machine?.roomAhead(of: intake.id) ?? 0
    }

    /// Pauses for as long as the received bytes are ahead of a limit.
    private func throttle(_ count: Int, at now: Duration) {
        let wait = max(limiter?.wait(after: count, at: now) ?? .zero, queue.wait(after: count, at: now))
        if wait > .zero { send(.throttle(until: now + wait)) }
    }
}

extension Transfer: TransportClient {
    var deadline: Duration? {
        var deadline = machine?.deadline
        for intake in intakes {
            guard let other = intake.deadline else { continue }
            deadline = min(deadline ?? other, other)
        }
        return deadline
    }

    func tick(at now: Duration) {
        for intake in intakes where intake.deadline.map({ $0 <= now }) ?? false { intake.flush() }
        tellProgress(at: now)
        if let deadline = machine?.deadline, deadline <= now { send(.tick) }
    }

    func transportWillEnd() {
        send(.cancel(.kept))
    }
}
