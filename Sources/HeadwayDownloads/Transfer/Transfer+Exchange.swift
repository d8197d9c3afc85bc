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
        return true
    }

    func didEnd(_ failure: ExchangeFailure?) {
        exchange = nil
        send(.ended(failure))
    }
}

extension Transfer: TransportClient {
    var deadline: Duration? {
        machine?.deadline
    }

    func tick(at now: Duration) {
        tellProgress(at: now)
        send(.tick)
    }

    func transportWillEnd() {
        send(.cancel(.kept))
    }
}
