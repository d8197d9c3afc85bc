import CGTK
public import Headway
import HeadwayHosting

/// What the three views have in common: a handle for a GTK widget that shows an indicator.
///
/// A handle owns one reference to its widget, and the widget does not refer to its handles: there may be several handles for
/// one widget, and the widget stays in its window after its handle has been released. Handles may be released on any thread.
@MainActor
public class IndicatorView<Subject: Indicator> {
    /// Called once, on the main actor, after the call it was passed to has returned.
    ///
    /// `finished` is true if the animation ran to its end or there was nothing to animate, and false if it was cut short by a
    /// later change, by leaving the window or by the widget's destruction. It may start the next change.
    public typealias CompletionHandler = @MainActor (_ finished: Bool) -> Void

    /// The widget, a `GtkWidget *`, for calls to GTK; it lives at least as long as the handle.
    public let widget: UnsafeMutableRawPointer

    let indicatorPeer: IndicatorPeer<Subject>

    /// Makes a handle for a widget: a floating reference is sunk, otherwise a reference is added.
    init(_ peer: IndicatorPeer<Subject>) {
        indicatorPeer = peer
        widget = peer.instance
        g_object_ref_sink(widget)
    }

    isolated deinit { g_object_unref(widget) }

    var driver: IndicatorDriver<Subject> { indicatorPeer.driver }

    /// The complete style; nil means the theme's value.
    public var style: Subject.Style {
        get { indicatorPeer.style }
        set { indicatorPeer.style = newValue }
    }

    // MARK: - Progress

    /// The progress, clamped to 0…1; NaN is ignored, and setting it is not animated.
    ///
    /// While the total is unknown it is 0.
    public var progress: Double {
        get { driver.indicator.progress ?? 0 }
        set { indicatorPeer.setProgress(newValue, animated: false) }
    }

    /// Sets the progress, clamped to 0…1; NaN leaves the last value.
    public func setProgress(_ progress: Double, animated: Bool, completion: CompletionHandler? = nil) {
        indicatorPeer.setProgress(progress, animated: animated, completion)
    }

    /// Sets the progress and waits for the end of the animation; true if it ran to its end.
    @discardableResult
    public func setProgress(_ progress: Double, animated: Bool) async -> Bool {
        await finished { setProgress(progress, animated: animated, completion: $0) }
    }

    /// Makes the total unknown: the indicator is indeterminate until a value is set.
    public func setProgressUnknown(animated: Bool) {
        driver.setProgress(.unknown, animated: animated)
    }

    /// Stops following; the view stays as it is.
    public func unfollow() { driver.unfollow() }

    // MARK: - Showing and hiding

    /// Whether the indicator is hidden, while keeping its place; setting it is not animated.
    ///
    /// It becomes true when the indicator has disappeared, before the completion is called, and false as soon as the indicator is
    /// about to be shown.
    public var isHidden: Bool {
        get { indicatorPeer.isHidden }
        set { indicatorPeer.setHidden(newValue, animated: false, nil) }
    }

    /// Shows or hides the indicator; the last request wins, starting from what is on screen.
    public func setHidden(_ hidden: Bool, animated: Bool, completion: CompletionHandler? = nil) {
        indicatorPeer.setHidden(hidden, animated: animated, completion)
    }

    /// Shows or hides the indicator and waits for the end of the animation; true if it ran to its end.
    @discardableResult
    public func setHidden(_ hidden: Bool, animated: Bool) async -> Bool {
        await finished { setHidden(hidden, animated: animated, completion: $0) }
    }

    // MARK: - For everyone

    /// The name that assistive technology reads: the app's, or the default; nil restores the default.
    public var accessibilityLabel: String? {
        get { indicatorPeer.name }
        set { indicatorPeer.tellingChanges { indicatorPeer.label = newValue } }
    }

    /// The value that assistive technology reads: the app's, or a whole per cent, or nothing; nil restores the default.
    public var accessibilityValue: String? {
        get { indicatorPeer.valueText ?? indicatorPeer.percentText }
        set { indicatorPeer.tellingChanges { indicatorPeer.valueText = newValue } }
    }

    /// The current frame, for a picture of the widget; rendered for `size` and `environment`.
    public var frame: Frame {
        var present = Frame()
        driver.withFrame { present = $0 }
        return present
    }

    /// The widget's size in points; 0 before it has one.
    public var size: Size { driver.size }

    /// The environment it is drawn for: direction, appearance, scale and so on.
    public var environment: Environment { driver.environment }

    /// True while frames are delivered: never at rest, hidden, unmapped, minimised or scrolled away.
    public var isTicking: Bool { indicatorPeer.ticks.deliversFrames }

    /// Replaces the widget's clock, before it is shown, with one that is advanced by hand.
    package func replaceTicks(_ make: (_ tick: @escaping @MainActor () -> Void) -> any TickSource) {
        indicatorPeer.replaceTicks(make)
    }
}
