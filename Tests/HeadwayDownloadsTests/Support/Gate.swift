import Synchronization

/// Lets so many tasks in at once; the others wait in the order of their coming.
final class Gate: Sendable {
    private struct Contents {
        var free: Int
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let contents: Mutex<Contents>

    init(width: Int) {
        contents = Mutex(Contents(free: width))
    }

    func enter() async {
        await withCheckedContinuation { waiter in
            let isFree = contents.withLock { contents in
                guard contents.free > 0 else {
                    contents.waiting.append(waiter)
                    return false
                }
                contents.free -= 1
                return true
            }
            if isFree { waiter.resume() }
        }
    }

    func leave() {
        let next: CheckedContinuation<Void, Never>? = contents.withLock { contents in
            if !contents.waiting.isEmpty { return contents.waiting.removeFirst() }
            contents.free += 1
            return nil
        }
        next?.resume()
    }
}
