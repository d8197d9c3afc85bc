public import Headway
public import HeadwayHosting

/// What a program, or its user by an option, asks of the progress display; what is `auto` is found out.
public struct ScreenOptions: Sendable, Hashable {
    /// How progress is shown.
    public enum Mode: UInt8, Sendable, Hashable, CaseIterable {
        /// What the user's `HEADWAY_PROGRESS` says (`bar`, `lines`, `none`); else rows drawn in place where a terminal can do it,
        /// lines elsewhere.
        case auto
        /// Rows drawn in place, whatever the stream is.
        case rows
        /// Whole lines, seldom.
        case lines
        /// Not at all; messages still appear.
        case silent
    }

    /// Whether something is done.
    public enum Switch: UInt8, Sendable, Hashable, CaseIterable {
        /// Where the terminal says so.
        case auto
        /// Always.
        case always
        /// Never.
        case never
    }

    /// What becomes of the signals that end or stop the program.
    public enum Signals: UInt8, Sendable, Hashable {
        /// The terminal is put right first, then the signal does what it would have; a program's own handler stays.
        case restoreFirst
        /// They are the program's: it calls `finish()` itself.
        case leaveAlone
    }

    /// Where it is shown.
    public var stream = ProgressStream.standardError
    /// How progress is shown.
    public var mode = Mode.auto
    /// Whether rows are coloured.
    public var color = Switch.auto
    /// Whether the terminal's own progress display is driven (OSC 9;4).
    public var taskbar = Switch.auto
    /// Whether motion is reduced: what turns and runs by itself is slower and simpler.
    ///
    /// Users ask for it for all programs by `HEADWAY_MOTION=reduced`.
    public var reducesMotion = false
    /// Where lines are written instead of rows: after so long a row that has moved says so, even without a further tenth; 5 s
    /// unless set, 0.1 s at least.
    public var lineInterval = TimeSpan.seconds(5)
    /// The words that rows and lines use, such as “waiting”; by default in the user's language.
    ///
    /// A terminal that can only show ASCII gets English.
    public var wording = Wording(.user)
    /// What becomes of signals.
    public var signals = Signals.restoreFirst

    /// Makes options that leave everything to be found out.
    public init() {}
}

/// A stream on which progress is shown.
public enum ProgressStream: Int32, Sendable, Hashable {
    /// Descriptor 1.
    case standardOutput = 1
    /// Descriptor 2.
    case standardError = 2
}
