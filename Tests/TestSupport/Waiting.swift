import Foundation

/// For how many seconds a test waits for what must come: many, since a busy machine is no fault.
package let patience: Double = 300

/// What a test waited for did not come.
package struct Late: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}

/// Waits for a condition of real processes, looking every few milliseconds.
package func poll(seconds: Double = patience, until condition: () -> Bool) async throws {
    let end = Date(timeIntervalSinceNow: seconds)
    while !condition() {
        guard Date() < end else {
            throw Late(description: "a condition did not come true in \(seconds) s")
        }
        try await Task.sleep(for: .milliseconds(2))
    }
}

/// Does work that blocks on a thread of its own: a test may not hold up the few threads that all tests share.
package func onThread(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { done in
        let thread = Thread {
            work()
            done.resume()
        }
        thread.start()
    }
}

/// Does something as soon as a condition holds, or gives up after so many seconds and answers false.
///
/// It watches on a thread of its own: the pool that tests share may be busy for longer than the moment lasts.
package func asSoonAs(
    within seconds: Double = patience, _ condition: @escaping @Sendable () -> Bool,
    do action: @escaping @Sendable () -> Void
) async -> Bool {
    await withCheckedContinuation { continuation in
        Thread {
            let deadline = Date() + seconds
            while Date() < deadline {
                if condition() {
                    action()
                    return continuation.resume(returning: true)
                }
                usleep(2000)
            }
            continuation.resume(returning: false)
        }.start()
    }
}
