import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// What the signal handlers share with the drawing thread: atomic words and a prepared block of bytes.
@available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
final class SignalState: Sendable {
    /// Made before the first handler is installed, so that no handler ever initialises it.
    static let shared = SignalState()

    /// The signal that will end the program, 0 for none.
    let ending = Atomic<Int32>(0)
    let stopping = Atomic<Bool>(false)
    let continued = Atomic<Bool>(false)
    let resized = Atomic<Bool>(false)

    private let descriptor = Atomic<Int32>(-1)
    private let wake = Atomic<Int32>(-1)
    private let count = Atomic<Int>(0)
    private let restore: Buffer

    // Allocated for the life of the process, because a handler may read it at any time. It is written only while
    // `count` is 0, when handlers do not read it: that makes the shared pointer safe.
    private struct Buffer: @unchecked Sendable {
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
    }

    private init() { restore = Buffer() }

    /// Sets what an urgent handler writes, at most 256 bytes, and whom it wakes.
    func prepare(restore sequence: [UInt8], descriptor: Int32, wake: Int32) {
        count.store(0, ordering: .sequentiallyConsistent)
        for (index, byte) in sequence.prefix(256).enumerated() { restore.bytes[index] = byte }
        self.descriptor.store(descriptor, ordering: .sequentiallyConsistent)
        self.wake.store(wake, ordering: .sequentiallyConsistent)
        count.store(min(256, sequence.count), ordering: .sequentiallyConsistent)
    }

    /// Wakes the drawing thread; safe in a handler.
    func wakeUp() {
        var byte: UInt8 = 1
        _ = write(wake.load(ordering: .sequentiallyConsistent), &byte, 1)
    }

    /// Restores the terminal directly; safe in a handler.
    func restoreNow() {
        let length = count.load(ordering: .sequentiallyConsistent)
        if length > 0 { _ = write(descriptor.load(ordering: .sequentiallyConsistent), restore.bytes, length) }
    }
}
