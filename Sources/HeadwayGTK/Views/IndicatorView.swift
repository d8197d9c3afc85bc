import CGTK
public import Headway
import HeadwayHosting

/// What the three views have in common: a handle on a GTK widget that shows an indicator.
///
/// A handle owns one reference to its widget, and nothing of the widget refers to the handle: several handles may stand for
/// one widget, and a widget lives on in its window when the handle is gone. Handles may be dropped on any thread.
@MainActor
public class IndicatorView<Subject: Indicator> {
    /// Called once, on the main actor, after the call that took it has returned.
    ///
    /// `finished` is true when the motion ran to its end or there was nothing to move, false when a later change, leaving
    /// the window or the widget's end cut it short. It may start the next change.
    public typealias CompletionHandler = @MainActor (_ finished: Bool) -> Void

    /// The widget, a `GtkWidget *`, for calls of GTK; it lives at least as long as the handle.
    public let widget: UnsafeMutableRawPointer

    let indicatorPeer: IndicatorPeer<Subject>

    /// Takes a widget over: a floating reference is sunk, any other is added to.
    init(_ peer: IndicatorPeer<Subject>) {
        indicatorPeer = peer
        widget = peer.instance
        g_object_ref_sink(widget)
    }

    isolated deinit { g_object_unref(widget) }

    var driver: IndicatorDriver<Subject> { indicatorPeer.driver }

    // MARK: - Progress

    /// How far it is, 0…1: out of range is clamped and NaN ignored; setting it moves nothing.
    ///
    /// While the whole is not known it reads 0.
    public var progress: Double {
        get { driver.indicator.progress ?? 0 }
        set { indicatorPeer.setProgress(newValue, animated: false) }
    }

    /// Sets how far it is, clamped to 0…1; NaN leaves the last value.
    public func setProgress(_ progress: Double, animated: Bool, completion: CompletionHandler? = nil) {
        indicatorPeer.setProgress(progress, animated: animated, completion)
    }

    /// Sets how far it is and waits for the end of the motion: true when it ran to its end.
    @discardableResult
    public func setProgress(_ progress: Double, animated: Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            setProgress(progress, animated: animated) { continuation.resume(returning: $0) }
        }
    }

    /// Makes the whole unknown: the indicator shows that something goes on until a value is set.
    public func setProgressUnknown(animated: Bool) {
        driver.setProgress(.unknown, animated: animated)
    }

    /// Follows nothing any more; the view stays as it is.
    public func unfollow() { driver.unfollow() }

    // MARK: - Showing and hiding

    /// Whether the indicator is hidden, with its place kept; setting it moves nothing.
    ///
    /// It turns true when nothing is left to see, before the completion of the hiding, and false as soon as the indicator
    /// is to show.
    public var isHidden: Bool {
        get { indicatorPeer.isHidden }
        set { indicatorPeer.setHidden(newValue, animated: false, nil) }
    }

    /// Shows or hides the indicator as its theme does; the last request wins and turns round where the motion is.
    public func setHidden(_ hidden: Bool, animated: Bool, completion: CompletionHandler? = nil) {
        indicatorPeer.setHidden(hidden, animated: animated, completion)
    }

    /// Shows or hides the indicator and waits for the end of the motion: true when it ran to its end.
    @discardableResult
    public func setHidden(_ hidden: Bool, animated: Bool) async -> Bool {
        await withCheckedContinuation { continuation in
            setHidden(hidden, animated: animated) { continuation.resume(returning: $0) }
        }
    }

    // MARK: - For everyone

    /// The name that assistive technology reads: the app's, else the engine's, in English; nil gives that back.
    public var accessibilityLabel: String? {
        get { indicatorPeer.name }
        set { indicatorPeer.tellingChanges { indicatorPeer.label = newValue } }
    }

    /// The value that assistive technology reads: the app's, else a whole per cent, else nothing; nil gives the latter back.
    public var accessibilityValue: String? {
        get { indicatorPeer.valueText ?? indicatorPeer.percentText }
        set { indicatorPeer.tellingChanges { indicatorPeer.valueText = newValue } }
    }

    /// What it shows at this moment, for a picture of it; drawn for `size` and `environment`.
    public var frame: Frame {
        var present = Frame()
        driver.withFrame { present = $0 }
        return present
    }

    /// The widget's size in points; 0 before it was given one.
    public var size: Size { driver.size }

    /// Direction, appearance, scale and the rest of the surroundings that it is drawn for, as the widget found them.
    public var environment: Environment { driver.environment }

    /// True while frames are delivered: never at rest, hidden, unmapped, minimised or scrolled away.
    public var isTicking: Bool { indicatorPeer.ticks.deliversFrames }

    /// Gives the widget another time than the display's, before it is shown: a clock that is moved by hand.
    package func replaceTicks(_ make: (_ tick: @escaping @MainActor () -> Void) -> any TickSource) {
        indicatorPeer.replaceTicks(make)
    }
}
