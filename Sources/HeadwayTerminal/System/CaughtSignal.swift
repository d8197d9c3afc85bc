#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A signal that is caught, and what it did before.
///
/// Handlers are asked for and put back whole, as `sigaction` has them: one that wants to know more than the signal's number
/// would be called with nothing in its hands otherwise.
struct CaughtSignal: @unchecked Sendable {
    // Unchecked, because a C structure with function pointers is not known to be a mere value.
    private let previous: sigaction
    private let number: Int32

    /// Catches a signal; nil, and all as it was, where the program ignores or handles it itself.
    ///
    /// The Swift runtime's crash reporter takes SIGQUIT too and lets the program go on after its report. That is nobody's
    /// wish, and would leave the rows on the screen: a handler that SIGQUIT shares with SIGILL counts for none.
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

    /// Lets it do what it did before.
    func letGo() {
        var action = previous
        sigaction(number, &action, nil)
    }

    private static func disposition(of number: Int32) -> sigaction {
        var action = sigaction()
        sigaction(number, nil, &action)
        return action
    }

    /// Who takes crashes; 0 where nobody does.
    private static var reporter: Int {
        var action = disposition(of: SIGILL)
        defer { sigaction(SIGILL, &action, nil) }
        return signal(SIGILL, SIG_DFL).map(address) ?? 0
    }

    private static func address(_ handler: @escaping @convention(c) (Int32) -> Void) -> Int {
        unsafeBitCast(handler, to: Int.self)
    }
}
