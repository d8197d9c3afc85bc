import Foundation
import Headway

extension Transfer: ExchangeReceiver {
    func didAnswer(_ head: ResponseHead) -> Bool {
        let answered = exchange
        send(.head(head, clock: Int64(Date().timeIntervalSince1970)))
        return exchange === answered && exchange != nil
    }

    func didReceive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        let now = transport.now
        guard !ignoresBody else {
            machine?.heard(at: now)
            return true
        }
        guard let file, machine?.hasRoom(for: bytes.count) == true else {
            send(.overflowed)
            return false
        }
        do throws(DownloadError) {
            try file.write(bytes)
        } catch {
            send(.storageFailed(error))
            return false
        }
        machine?.received(bytes.count, at: now)
        record.counter.completed = file.position
        flushIfDue(file.position)
        tellProgress(at: now)
        throttle(bytes.count, at: now)
        return true
    }

    /// Stands still for as long as the bytes that came are ahead of the limit.
    private func throttle(_ count: Int, at now: Duration) {
        guard let wait = limiter?.wait(after: count, at: now), wait > .zero else { return }
        throttledUntil = now + wait
        exchange?.hold()
    }

    private func endThrottle(at now: Duration) {
        guard let until = throttledUntil else { return }
        // A silence of our own making is none of the server's.
        machine?.heard(at: now)
        guard now >= until else { return }
        throttledUntil = nil
        if machine?.state == .receiving { exchange?.unhold() }
    }

    func didEnd(_ failure: ExchangeFailure?) {
        exchange = nil
        send(.ended(failure))
    }
}

extension Transfer: TransportClient {
    var deadline: Duration? {
        guard let until = throttledUntil else { return machine?.deadline }
        return min(until, machine?.deadline ?? until)
    }

    func tick(at now: Duration) {
        tellProgress(at: now)
        endThrottle(at: now)
        send(.tick)
    }

    func transportWillEnd() {
        send(.cancel(.kept))
    }
}
