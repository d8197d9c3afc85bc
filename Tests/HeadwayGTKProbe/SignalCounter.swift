import HeadwayGTK

/// Counts how often a signal of an object is emitted.
@MainActor
final class SignalCounter {
    private(set) var count = 0
    private let action: @MainActor () -> Void

    init(_ object: UnsafeMutableRawPointer, _ signal: String, _ action: @escaping @MainActor () -> Void = {}) {
        self.action = action
        // The closure belongs to the object, and this to the closure.
        SignalConnection(object, signal) { self.heard() }
    }

    private func heard() {
        count += 1
        action()
    }
}
