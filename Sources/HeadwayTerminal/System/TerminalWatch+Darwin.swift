#if canImport(Darwin)
/// Apple's systems do not say who writes to a terminal.
final class TerminalWatch: Sendable {
    init?(_ descriptor: Int32) { return nil }

    func wasWritten() -> Bool { false }

    var isShared: Bool { false }
}
#endif
