import CPseudoTerminal
import Foundation

/// A pseudo-terminal of 80 × 24 whose output is read, counted and thrown away.
final class Terminal: @unchecked Sendable {
    // Unchecked: `count` is written by the reading thread alone, and read by others once it has ended.
    private(set) var child: Int32 = -1
    private var parent: Int32 = -1
    private var count = 0
    private let done = DispatchSemaphore(value: 0)

    init?() {
        guard headway_open_terminal(&parent, &child, 80, 24) == 0 else { return nil }
        Thread { [self] in read() }.start()
    }

    private func read() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let taken = Foundation.read(parent, &buffer, buffer.count)
            if taken < 0 && errno == EINTR { continue }
            guard taken > 0 else { break }
            count += taken
        }
        done.signal()
    }

    /// The bytes that were written, once nobody can write any more.
    func finish() -> Int {
        close(child)
        done.wait()
        close(parent)
        return count
    }
}
