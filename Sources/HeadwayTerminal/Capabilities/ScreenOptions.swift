public import Headway
public import HeadwayHosting

/// How progress is to be displayed; `auto` settings are determined from the environment.
public struct ScreenOptions: Sendable, Hashable {
    /// How progress is shown.
    public enum Mode: UInt8, Sendable, Hashable, CaseIterable {
        /// As the user's `HEADWAY_PROGRESS` says (`bar`, `lines`, `none`); otherwise rows drawn in place if the terminal supports it,
        /// and lines elsewhere.
        case auto
        /// Rows drawn in place, whatever the stream.
        case rows
        /// Whole lines, at intervals.
        case lines
        /// Not at all; messages still appear.
        case silent
    }

    /// Whether a feature is used.
    public enum Switch: UInt8, Sendable, Hashable, CaseIterable {
        /// If the terminal supports it.
        case auto
        /// Always.
        case always
        /// Never.
        case never
    }

    /// How signals that end or suspend the program are handled.
    public enum Signals: UInt8, Sendable, Hashable {
        /// The terminal is restored first, then the signal takes its normal effect; the program's own handlers are kept.
        case restoreFirst
        /// The program handles signals and calls `finish()` itself.
        case leaveAlone
    }

    /// Where it is shown.
    public var stream = ProgressStream.standardError
    /// How progress is shown.
    public var mode = Mode.auto
    /// Whether rows are coloured.
    public var color = Switch.auto
    /// Whether the terminal's own progress display is used (OSC 9;4).
    public var taskbar = Switch.auto
    /// Whether motion is reduced: spinners and indeterminate bars are slower and simpler.
    ///
    /// Users can request it for all programs with `HEADWAY_MOTION=reduced`.
    public var reducesMotion = false
    /// When lines are written instead of rows: how often a row whose value has changed writes one, even if it has not gained another
    /// tenth; 5 s by default, and at least 0.1 s.
    public var lineInterval = TimeSpan.seconds(5)
    /// The words that rows and lines use, such as “waiting”; by default in the user's language.
    ///
    /// A terminal that can only show ASCII gets English.
    public var wording = Wording(.user)
    /// How signals are handled.
    public var signals = Signals.restoreFirst

    /// Makes the default options, in which everything is determined from the environment.
    public init() {}
}

/// A stream on which progress is shown.
public enum ProgressStream: Int32, Sendable, Hashable {
    /// Descriptor 1.
    case standardOutput = 1
    /// Descriptor 2.
    case standardError = 2
}
