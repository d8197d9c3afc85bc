public import Headway
public import HeadwayHosting

/// A view of some host, as the shared cases see it: what a user can do, a hand on its clock, and what it shows.
///
/// Each host's tests wrap their views so; the wrapped view is in a window, 100 points wide and 10 high (rings and downloads
/// 64 by 64), at scale 1, in light colours from left to right, with the classic theme.
@MainActor
public protocol HostSubject: AnyObject {
    /// Sets the value as the host does, with a completion.
    func setProgress(_ progress: Double, animated: Bool, completion: (@MainActor (Bool) -> Void)?)
    /// The value that the host answers with.
    var progress: Double { get }
    /// Hides or shows by the host's animated call.
    func setHidden(_ hidden: Bool, animated: Bool, completion: (@MainActor (Bool) -> Void)?)
    /// Whether the host counts the view as hidden.
    var isHidden: Bool { get }
    /// Follows a source of progress.
    func follow(_ source: (any ProgressSource)?)

    /// Puts the view into its window, or takes it out.
    func setInWindow(_ isInWindow: Bool)
    /// Lets the display run for a time; what is put off to another turn of the main actor gets its turn.
    func run(_ seconds: Double) async
    /// Lets the clock leap without a single frame, as after a suspension.
    func leap(_ seconds: Double)
    /// True while the host wants frames.
    var wantsFrames: Bool { get }
    /// Sets what the user asked the system for.
    func setEnvironment(_ change: (inout Environment) -> Void)

    /// What assistive technology reads as the value, without locale: "42%", nil for none.
    var accessibleValue: String? { get }
    /// What assistive technology reads as the name.
    var accessibleLabel: String? { get set }
    /// What was announced so far.
    var announcements: [String] { get }
    /// Gives or takes the screen reader's focus.
    func setAccessibilityFocus(_ hasFocus: Bool)
}

/// A rectangle that a host has painted.
public struct PaintedBar: Sendable, Hashable, CustomStringConvertible {
    /// Left edge in points.
    public var x: Double
    /// Top edge in points.
    public var y: Double
    /// Width in points.
    public var width: Double
    /// Height in points.
    public var height: Double
    /// Its colour as "#rrggbb", the leftmost of a gradient.
    public var color: String

    /// Makes a bar.
    public init(x: Double, y: Double, width: Double, height: Double, color: String) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.color = color
    }

    /// As text.
    public var description: String { "\(color) \(x),\(y) \(width)x\(height)" }
}

/// A host's bar.
@MainActor
public protocol LinearSubject: HostSubject {
    /// Changes the mode by the host's animated call.
    func setMode(_ mode: IndicatorMode, animated: Bool, completion: (@MainActor (Bool) -> Void)?)
    /// Lets the indeterminate mode move.
    func startAnimating()
    /// Stops it.
    func stopAnimating()
    /// What a lower value does.
    var backward: BackwardMode { get set }
    /// The bars of the present picture, back to front, at the present instant.
    func picture() -> [PaintedBar]
}

/// A host's download control.
@MainActor
public protocol DownloadSubject: HostSubject {
    /// The state that the host answers with.
    var state: DownloadState { get }
    /// Goes to a state by the host's animated call.
    func setState(_ state: DownloadState, animated: Bool, completion: (@MainActor (Bool) -> Void)?)
    /// Whether the control answers.
    var isEnabled: Bool { get set }
    /// Does what a user's finger or pointer does.
    func tap()
    /// What the taps told, as the states in which they came.
    var taps: [DownloadState] { get }
    /// The present picture as text, for telling pictures apart.
    func picture() -> [String]
}
