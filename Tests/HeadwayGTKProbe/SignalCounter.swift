import CGTK

/// Counts how often a signal of an object is emitted.
@MainActor
final class SignalCounter {
    private(set) var count = 0
    private let action: @MainActor () -> Void

    init(_ object: UnsafeMutableRawPointer, _ signal: String, _ action: @escaping @MainActor () -> Void = {}) {
        self.action = action
        // The closure's destroy function gives the reference back.
        let data = Unmanaged.passRetained(self).toOpaque()
        _ = headway_connect(
            object, signal,
            { data in
                guard let data else { return }
                let counter = Unmanaged<SignalCounter>.fromOpaque(data).takeUnretainedValue()
                MainActor.assumeIsolated { counter.heard() }
            }, data, { data, _ in if let data { Unmanaged<SignalCounter>.fromOpaque(data).release() } })
    }

    private func heard() {
        count += 1
        action()
    }
}
