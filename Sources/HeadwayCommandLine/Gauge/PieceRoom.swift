import Dispatch

/// Room for a few chunks of output that have not been handled yet: a faster writer waits.
package final class PieceRoom: Sendable {
    // Libdispatch traps if a semaphore is released with a lower value than it was created with, so it is created with
    // 0.
    private let semaphore = DispatchSemaphore(value: 0)

    package init(for count: Int = 16) {
        for _ in 0..<count { semaphore.signal() }
    }

    /// Waits until there is room, and takes it.
    package func take() { semaphore.wait() }

    /// Releases room.
    package func free() { semaphore.signal() }
}
