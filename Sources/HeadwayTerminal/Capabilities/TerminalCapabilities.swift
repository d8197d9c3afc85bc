/// What the place can do in which progress is shown: found out once, from the environment and the stream alone.
public struct TerminalCapabilities: Sendable, Hashable {
    /// How progress is shown, never `auto`.
    public var mode: ScreenOptions.Mode
    /// How many colours there are.
    public var colorDepth: ColorDepth
    /// Whether more than ASCII can be shown.
    public var showsUnicode: Bool
    /// Whether the terminal holds a frame back until it is whole (private mode 2026).
    public var synchronizesOutput: Bool
    /// How the terminal's own progress display is reached (OSC 9;4).
    public var taskbar: TaskbarRoute
    /// Whether long lines are broken anew when the window gets narrower, rather than cut off.
    public var rewraps: Bool

    /// How the terminal's own progress display is reached.
    public enum TaskbarRoute: UInt8, Sendable, Hashable {
        /// Not at all.
        case none
        /// By the plain sequence.
        case direct
        /// Wrapped, so that tmux hands it on where its option `allow-passthrough` is on.
        case throughTmux
    }

    /// Makes capabilities of a known place.
    public init(
        mode: ScreenOptions.Mode, colorDepth: ColorDepth, showsUnicode: Bool, synchronizesOutput: Bool = false,
        taskbar: TaskbarRoute = .none, rewraps: Bool = true
    ) {
        self.mode = mode
        self.colorDepth = colorDepth
        self.showsUnicode = showsUnicode
        self.synchronizesOutput = synchronizesOutput
        self.taskbar = taskbar
        self.rewraps = rewraps
    }

    /// Finds out what a stream can do.
    ///
    /// Five separate questions, each with its own switch (Sources.md#terminal-detection): rows need a terminal that is not
    /// `dumb` and no `CI`; colour follows `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`, `COLORTERM` and `TERM`; characters follow the
    /// locale; synchronized output and the taskbar follow lists of terminals that are known for them.
    public init(environment: [String: String], isTerminal: Bool, options: ScreenOptions = ScreenOptions()) {
        let facts = TerminalFacts(environment: environment, isTerminal: isTerminal)
        switch options.mode {
        case .auto: mode = facts.canRedraw ? .rows : .lines
        case .rows, .lines, .silent: mode = options.mode
        }
        switch options.color {
        case .auto: colorDepth = facts.isColorWanted ? facts.depth : .none
        case .always: colorDepth = max(facts.depth, .palette16)
        case .never: colorDepth = .none
        }
        showsUnicode = facts.isLocaleUnicode
        synchronizesOutput = isTerminal && facts.synchronizesOutput
        rewraps = facts.rewraps
        let route: TaskbarRoute = facts.isTmux ? .throughTmux : .direct
        switch options.taskbar {
        case .auto: taskbar = mode == .rows && isTerminal && facts.showsTaskbar ? route : .none
        case .always: taskbar = isTerminal ? route : .none
        case .never: taskbar = .none
        }
    }
}
