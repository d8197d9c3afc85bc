#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Whether a loop is nested in another one that was started by the same task, or outside of tasks by the same thread.
///
/// A counter for each task or thread with running loops; the entry is removed with the last of them.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class LoopNesting: Sendable {
    private static let depths = Guarded<[Int: Int]>([:])

    private let key: Int
    private let isOver = Guarded(false)
    /// True if another loop was running already.
    let isWithinAnother: Bool

    init() {
        let key = withUnsafeCurrentTask { task in
            task.map(\.hashValue) ?? Self.thread
        }
        self.key = key
        isWithinAnother = Self.depths.withLock { depths in
            depths[key, default: 0] += 1
            return depths[key] != 1
        }
    }

    /// Records that the loop is over; may be called once.
    func end() {
        let isFirst = isOver.withLock { isOver in
            defer { isOver = true }
            return !isOver
        }
        guard isFirst else { return }
        Self.depths.withLock { depths in
            let depth = depths[key, default: 1] - 1
            depths[key] = depth == 0 ? nil : depth
        }
    }

    private static var thread: Int { pthread_self().hashValue }
}
