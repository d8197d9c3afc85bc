/// What the terminal or other stream can do: determined once, only from the environment and the stream.
struct TerminalCapabilities: Sendable, Hashable {
    /// How progress is shown, never `auto`.
    var mode: ScreenOptions.Mode
    /// How many colours there are.
    var colorDepth: ColorDepth
    /// Whether its background is light; dark if that is not known.
    var isLight = false
    /// Whether more than ASCII can be shown.
    var showsUnicode: Bool
    /// Whether the terminal shows a frame only once it is complete (private mode 2026).
    var synchronizesOutput: Bool
    /// How the terminal's own progress display is reached (OSC 9;4).
    var taskbar: TaskbarRoute
    /// Whether text can be a hyperlink (OSC 8).
    var showsLinks: Bool
    var reducesMotion: Bool
    /// Whether long lines are rewrapped when the window gets narrower, rather than cut off.
    var rewraps: Bool

    /// How the terminal's own progress display is reached.
    enum TaskbarRoute: UInt8, Sendable, Hashable {
        /// Not at all.
        case none
        /// With the plain sequence.
        case direct
        /// Wrapped, so that tmux passes it on if its option `allow-passthrough` is on.
        case throughTmux
    }

    init(
        mode: ScreenOptions.Mode, colorDepth: ColorDepth, showsUnicode: Bool, synchronizesOutput: Bool = false,
        taskbar: TaskbarRoute = .none, rewraps: Bool = true, showsLinks: Bool = false, reducesMotion: Bool = false
    ) {
        self.mode = mode
        self.colorDepth = colorDepth
        self.showsUnicode = showsUnicode
        self.synchronizesOutput = synchronizesOutput
        self.taskbar = taskbar
        self.rewraps = rewraps
        self.showsLinks = showsLinks
        self.reducesMotion = reducesMotion
    }

    /// Determines what a stream can do.
    ///
    /// Five separate questions, each with its own switch (Sources.md#terminal-detection): rows need a terminal that is not
    /// `dumb` and no `CI`; colour follows `NO_COLOR`, `CLICOLOR_FORCE`, `CLICOLOR`, `COLORTERM` and `TERM`; characters follow the
    /// locale; synchronized output and the taskbar follow lists of terminals that are known for them.
    init(environment: [String: String], isTerminal: Bool, options: ScreenOptions = ScreenOptions()) {
        let facts = TerminalFacts(environment: environment, isTerminal: isTerminal)
        switch options.mode {
        case .auto: mode = facts.wantedMode ?? (facts.canRedraw ? .rows : .lines)
        case .rows, .lines, .silent: mode = options.mode
        }
        switch options.color {
        case .auto: colorDepth = facts.isColorWanted ? facts.depth : .none
        case .always: colorDepth = max(facts.depth, .palette16)
        case .never: colorDepth = .none
        }
        isLight = facts.isLight
        showsUnicode = facts.isLocaleUnicode
        synchronizesOutput = isTerminal && facts.synchronizesOutput
        rewraps = facts.rewraps
        showsLinks = mode == .rows && isTerminal && facts.showsLinks
        reducesMotion = options.reducesMotion || facts.wantsReducedMotion
        let route: TaskbarRoute = facts.isTmux ? .throughTmux : .direct
        switch options.taskbar {
        case .auto: taskbar = mode == .rows && isTerminal && facts.showsTaskbar ? route : .none
        case .always: taskbar = isTerminal ? route : .none
        case .never: taskbar = .none
        }
    }
}
