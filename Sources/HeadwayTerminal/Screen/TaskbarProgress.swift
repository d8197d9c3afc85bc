import Headway

/// The terminal's own progress display, in its title bar, tab or taskbar entry: the sequence OSC 9;4.
///
/// Sent when something has changed and at least once a second, because terminals take a silent one for dead; ended by
/// ST, since some ignore the form that ends with BEL; always cleared at the end (Sources.md#osc-9-4).
struct TaskbarProgress: Sendable {
    /// What it shows.
    enum State: Sendable, Hashable {
        case clear
        /// A whole per cent.
        case value(Int)
        case failed(Int)
        case busy
        case paused(Int)
    }

    /// How it is reached.
    let route: TerminalCapabilities.TaskbarRoute
    private(set) var shown = State.clear
    private var sent: Instant?

    init(route: TerminalCapabilities.TaskbarRoute) {
        self.route = route
    }

    /// The bytes that bring it up to date; none if nothing is due.
    mutating func update(_ state: State, at now: Instant) -> [UInt8] {
        guard route != .none else { return [] }
        let isStale = sent.map { now - $0 >= .seconds(1) } ?? true
        guard state != shown || (state != .clear && isStale) else { return [] }
        shown = state
        sent = now
        return Self.sequence(state, route)
    }

    static func sequence(_ state: State, _ route: TerminalCapabilities.TaskbarRoute) -> [UInt8] {
        func percent(_ value: Int) -> Int { max(0, min(100, value)) }
        let parameters =
            switch state {
            case .clear: "0"
            case .value(let value): "1;\(percent(value))"
            case .failed(let value): "2;\(percent(value))"
            case .busy: "3"
            case .paused(let value): "4;\(percent(value))"
            }
        switch route {
        case .none: return []
        case .direct: return Array("\u{1B}]9;4;\(parameters)\u{1B}\\".utf8)
        case .throughTmux: return Array("\u{1B}Ptmux;\u{1B}\u{1B}]9;4;\(parameters)\u{1B}\u{1B}\\\u{1B}\\".utf8)
        }
    }
}
