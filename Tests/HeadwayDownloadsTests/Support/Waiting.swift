import Foundation

/// Waits for a condition of real processes, looking every few milliseconds.
func poll(seconds: Double = 20, until condition: () -> Bool) async throws {
    let end = Date(timeIntervalSinceNow: seconds)
    while !condition() {
        guard Date() < end else {
            throw ServerProcess.Late(description: "a condition did not come true in \(seconds) s")
        }
        try await Task.sleep(for: .milliseconds(2))
    }
}

/// Does work that blocks on a thread of its own: a test may not hold up the few threads that all tests share.
func onThread(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { done in
        let thread = Thread {
            work()
            done.resume()
        }
        thread.start()
    }
}
