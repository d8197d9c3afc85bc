import Dispatch

/// Room for a few pieces of output that nobody has handled yet: who writes faster waits.
package final class PieceRoom: Sendable {
    // Libdispatch traps where a semaphore goes with less than it was made with, so it is made with nothing.
    private let semaphore = DispatchSemaphore(value: 0)

    package init(for count: Int = 16) {
        for _ in 0..<count { semaphore.signal() }
    }

    /// Waits until there is room, and takes it.
    package func take() { semaphore.wait() }

    /// Gives room back.
    package func free() { semaphore.signal() }
}
