#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A signal that is caught, and its previous handler.
///
/// Handlers are read and restored in full, as `sigaction` has them: otherwise one that expects more than the signal's
/// number would be called without it.
struct CaughtSignal: @unchecked Sendable {
    // Unchecked, because the compiler cannot know that a C structure with function pointers is a plain value.
    private let previous: sigaction
    private let number: Int32

    /// Catches a signal; returns nil and changes nothing if the program ignores or handles it itself.
    ///
    /// The Swift runtime's crash reporter catches SIGQUIT too and lets the program continue after its report. Nobody
    /// wants that, and it would leave the rows on the screen: a handler that SIGQUIT shares with SIGILL does not count.
    init?(_ number: Int32, handler: @escaping @convention(c) (Int32) -> Void) {
        self.number = number
        previous = Self.disposition(of: number)
        guard let other = signal(number, handler) else { return }
        let isReporter = number == SIGQUIT && Self.address(other) == Self.reporter
        if !isReporter {
            letGo()
            return nil
        }
    }

    /// Restores the previous handler.
    func letGo() {
        var action = previous
        sigaction(number, &action, nil)
    }

    private static func disposition(of number: Int32) -> sigaction {
        var action = sigaction()
        sigaction(number, nil, &action)
        return action
    }

    /// The handler of crashes; 0 if there is none.
    private static var reporter: Int {
        var action = disposition(of: SIGILL)
        defer { sigaction(SIGILL, &action, nil) }
        return signal(SIGILL, SIG_DFL).map(address) ?? 0
    }

    private static func address(_ handler: @escaping @convention(c) (Int32) -> Void) -> Int {
        unsafeBitCast(handler, to: Int.self)
    }
}
