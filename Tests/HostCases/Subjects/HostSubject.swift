public import Foundation
public import Headway
public import HeadwayHosting

/// A view of some host, as the shared cases see it: what a user can do, a hand on its clock, and what it shows.
///
/// Each host's tests wrap their views so; the wrapped view is in a window, 100 points wide and 10 high (rings and downloads
/// 64 by 64), at scale 1, in light colours from left to right, with the classic theme. What a host leaves to its own
/// defaults is set alike: bars and rings show their values, and rings are started.
@MainActor
public protocol HostSubject: AnyObject {
    /// Sets the value as the host does, with a completion.
    func setProgress(_ progress: Double, animated: Bool, completion: (@MainActor (Bool) -> Void)?)
    /// The value that the host answers with.
    var progress: Double { get }
    /// Whether the host counts the view as hidden; setting it hides or shows at once.
    var isHidden: Bool { get set }
    /// Follows a source of progress.
    func follow(_ source: any ProgressSource)
    /// Follows nothing any more.
    func unfollow()

    /// Puts the view into its window, or takes it out.
    func setInWindow(_ isInWindow: Bool)
    /// Lets the display run for a time; what is put off to another turn of the main actor gets its turn.
    func run(_ seconds: Double) async
    /// Lets the clock leap without a single frame, as after a suspension.
    func leap(_ seconds: Double)
    /// True while the host wants frames.
    var wantsFrames: Bool { get }
    /// Sets what the user asked the system for, and waits until the host has heard of it; the hand's clock stands still.
    func setEnvironment(_ change: (inout Environment) -> Void) async

    /// What assistive technology reads as the value, without locale: "42%", nil for none; setting it gives the app's.
    var accessibleValue: String? { get set }
    /// What assistive technology reads as the name; setting it gives the app's.
    var accessibleLabel: String? { get set }
}

/// A view that hides and shows by motion.
@MainActor
public protocol HidingSubject: HostSubject {
    /// Hides or shows by the host's animated call.
    func setHidden(_ hidden: Bool, animated: Bool, completion: (@MainActor (Bool) -> Void)?)
}

/// A view that follows a `Progress` of Foundation's.
@MainActor
public protocol ObservingSubject: HostSubject {
    /// What is followed so.
    var observedProgress: Progress? { get set }
}

/// A host's bar.
@MainActor
public protocol LinearSubject: HidingSubject, ObservingSubject {
    /// Changes the mode by the host's animated call.
    func setMode(_ mode: IndicatorMode, animated: Bool, completion: (@MainActor (Bool) -> Void)?)
    /// Lets the indeterminate mode move.
    func startAnimating()
    /// Stops it.
    func stopAnimating()
    /// What a lower value does.
    var backward: BackwardMode { get set }
    /// Sets how much is at hand but not done.
    func setBuffer(_ buffer: Double)
    /// Sets the bar's colour, nil for the theme's.
    func setTint(_ color: Color?)
    /// Sets the colours of a gradient along the bar.
    func setGradient(_ colors: [Color])
    /// Sets the track's colour, nil for the one that is made from the bar's.
    func setTrackTint(_ color: Color?)
    /// The bars of the present picture, back to front, at the present instant.
    func picture() -> [PaintedBar]
}

/// A host's bar where a screen reader tells apps what it stands on, and speaks for them.
///
/// UIKit alone: GTK knows nothing of a screen reader's place, and has announcements from 4.14 on.
@MainActor
public protocol ScreenReaderSubject: LinearSubject {
    /// What was announced so far.
    var announcements: [String] { get }
    /// Gives or takes the screen reader's focus.
    func setAccessibilityFocus(_ hasFocus: Bool)
}

/// A host's ring.
@MainActor
public protocol CircularSubject: ObservingSubject {
    /// Changes the mode by the host's animated call.
    func setMode(_ mode: IndicatorMode, animated: Bool, completion: (@MainActor (Bool) -> Void)?)
    /// Shows the ring and lets the indeterminate mode move.
    func startAnimating(completion: (@MainActor (Bool) -> Void)?)
    /// Stops it.
    func stopAnimating(completion: (@MainActor (Bool) -> Void)?)
    /// Whether it was started and not stopped since.
    var isAnimating: Bool { get }
    /// Whether a stopped ring vanishes.
    var hidesWhenStopped: Bool { get set }
    /// From the middle to the outer edge, in points.
    var radius: Double { get set }
    /// Whether the whole circle shows under the arc.
    var trackEnabled: Bool { get set }
    /// Sets the arc's colour, nil for the theme's.
    func setTint(_ color: Color?)
    /// Sets the track's colour, nil for the one that is made from the arc's.
    func setTrackTint(_ color: Color?)
    /// Sets the colours that the turning arc goes through.
    func setCycleColors(_ colors: [Color])
    /// The side that the view asks for, in points.
    var wantedSide: Double { get }
    /// The present picture, at the present instant.
    func picture() -> PaintedRing
}

/// A host's download control.
@MainActor
public protocol DownloadSubject: HidingSubject {
    /// The state that the host answers with.
    var state: DownloadState { get }
    /// Goes to a state by the host's animated call.
    func setState(_ state: DownloadState, animated: Bool, completion: (@MainActor (Bool) -> Void)?)
    /// Follows a transfer.
    func follow(transfer: any Transfer)
    /// Whether the control answers.
    var isEnabled: Bool { get set }
    /// Does what a user's finger or pointer does.
    func tap()
    /// What the taps told, as the states in which they came.
    var taps: [DownloadState] { get }
    /// The present picture as text, for telling pictures apart.
    func picture() -> [String]
}
