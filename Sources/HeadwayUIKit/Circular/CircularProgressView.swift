#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Headway
import HeadwayFoundation
import HeadwayHosting
public import UIKit

/// A ring that shows how far along something is, or that it is in progress; a replacement for `MDCActivityIndicator`.
///
/// Use it on the main actor only. Like `UIActivityIndicatorView` it is initially indeterminate and stopped, and `startAnimating`
/// shows it. A ring with a value is visible from the start. Rings run clockwise from 12 o'clock, in right-to-left layouts too.
///
///     let ring = CircularProgressView()
///     ring.startAnimating()  // or mode = .determinate and progress
@IBDesignable
open class CircularProgressView: UIView, IndicatorView {
    let host = ViewHost(
        CircularIndicator(style: CircularProgressView.defaultStyle, mode: .indeterminate, isHidden: true),
        hiding: .alone)
    let colors = CircularColors()
    /// What SwiftUI requested last.
    var shownValue: ProgressValue?
    var activity = RingActivity(isAnimating: false)
    private var keepsRadius = false

    /// Makes a ring.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        setUp()
    }

    /// Makes a ring from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(coder)
    }

    /// Encodes everything that was set.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeProperties(coder)
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        super.isAccessibilityElement = true
        host.attach(to: self)
        host.driver.setAnimating(false)
        resize()
    }

    // MARK: Value

    /// The progress, 0…1, and 0 while the value is unknown; setting it is not animated.
    @IBInspectable open dynamic var progress: Float {
        get { Float(host.driver.indicator.progress ?? 0) }
        set { setProgress(newValue, animated: false, completion: nil) }
    }

    /// A `Progress` to follow, sampled ten times a second until it is finished; nil for none.
    @IBInspectable open dynamic var observedProgress: Progress? {
        didSet { observe(observedProgress) }
    }

    // MARK: Look

    /// The style of views created from now on; the original's look unless the app changes it.
    public static var defaultStyle = CircularStyle(theme: .classic) { didSet { defaultBox = Box(defaultStyle) } }
    private static var defaultBox = Box(defaultStyle)

    /// The style as an object, since an appearance proxy only accepts Objective-C messages.
    @IBInspectable dynamic var styleBox: NSObject? = CircularProgressView.defaultBox { didSet { applyStyle() } }

    /// The distance from the centre to the outer edge in points, at least 5 (Sources.md#mdc-activity-indicator); NaN is ignored.
    @IBInspectable open dynamic var radius: CGFloat = 12 {
        didSet {
            if radius.isNaN { radius = oldValue } else if radius < Self.leastRadius { radius = Self.leastRadius }
            guard radius != oldValue else { return }
            invalidateIntrinsicContentSize()
            resize()
            setNeedsDisplay()
        }
    }

    /// The smallest radius in points.
    public static let leastRadius: CGFloat = 5

    /// The line's width in points, at most half the radius.
    @IBInspectable open dynamic var strokeWidth: CGFloat {
        get { CGFloat(style.resolvedThickness) }
        set { style.thickness = Double(newValue) }
    }

    /// Whether the full circle under the arc is shown; by default as in the theme, depending on the mode.
    @IBInspectable open dynamic var trackEnabled: Bool {
        get { host.driver.indicator.style.showsTrack(in: mode) }
        set { style.showsTrack = newValue }
    }

    /// The arc's colour; nil is this view's own tint if one was set, otherwise the theme's.
    ///
    /// Setting it clears `cycleColors`.
    @IBInspectable open dynamic var progressTintColor: UIColor? {
        get { colors.tint }
        set {
            colors.tint = newValue
            colors.cycle = []
            applyStyle()
        }
    }

    /// The track's colour; nil is derived from the arc's.
    @IBInspectable open dynamic var trackTintColor: UIColor? {
        get { colors.track }
        set {
            colors.track = newValue
            applyStyle()
        }
    }

    /// The colours that the indeterminate arc cycles through; if empty, the tint or the theme's four colours.
    @IBInspectable open dynamic var cycleColors: [UIColor] {
        get { colors.shownCycle }
        set {
            colors.cycle = newValue
            applyStyle()
        }
    }

    @IBInspectable dynamic var traitHandlerBox: NSObject?

    // MARK: Activity

    /// Whether it has been started and not stopped since.
    open var isAnimating: Bool { activity.isAnimating }

    /// Whether a stopped ring is hidden; a ring with a value is hidden only once it has been stopped with `stopAnimating`.
    @IBInspectable open dynamic var hidesWhenStopped: Bool {
        get { activity.hidesWhenStopped }
        set {
            activity.hidesWhenStopped = newValue
            applyActivity(animated: false)
        }
    }

    /// Shows the ring and starts the indeterminate animation.
    open func startAnimating() { startAnimating(completion: nil) }

    /// Stops it: if `hidesWhenStopped`, the line disappears in 0.1 s, otherwise an indeterminate ring shows only its track.
    open func stopAnimating() { stopAnimating(completion: nil) }

    // MARK: UIView

    /// Hides it at once and stops it; showing it again does not restart it.
    open override var isHidden: Bool {
        didSet {
            guard isHidden != oldValue else { return }
            if isHidden { stopAnimating() }
            host.hiddenChanged()
        }
    }

    /// A tint set on this view colours the arc unless `progressTintColor` or `cycleColors` does.
    // The type is UIKit's.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open override var tintColor: UIColor! {
        get { super.tintColor }
        set {
            colors.viewTint = newValue
            super.tintColor = newValue
            applyStyle()
        }
    }

    /// The diameter.
    open override var intrinsicContentSize: CGSize { CGSize(width: 2 * radius, height: 2 * radius) }

    /// The intrinsic size, whatever is proposed.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Adopts the new size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        resize()
    }

    /// Starts, ends or resumes animation; an indeterminate motion resumes where it would be by now.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        applyStyle()
        host.windowChanged()
    }

    /// Resolves the colours again.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        applyStyle()
    }

    /// Resolves the colours again.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyStyle()
        host.refreshEnvironment()
        traitCollectionDidChangeBlock?(self, previousTraitCollection)
    }

    /// Shows a value in Interface Builder.
    open override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        mode = .determinate
        if progress == 0 { progress = 0.6 }
    }

    /// Draws the current frame in the middle of the view if no layers show it.
    open override func draw(_ rect: CGRect) {
        resize()
        if !host.isPlaying { drawFrame() }
    }

    /// True while layers show it and `draw(_:)` does nothing.
    package final var showsLayers: Bool { host.isPlaying }

    /// Draws the current frame into the current context.
    package final func drawFrame() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let side = CGFloat(host.driver.size.width)
        context.saveGState()
        context.translateBy(x: (bounds.size.width - side) / 2, y: (bounds.size.height - side) / 2)
        host.withFrame { frame in context.replay(frame.drawing) }
        context.restoreGState()
    }

    // MARK: Accessibility

    /// True while the ring is visible, unless the app says otherwise.
    open override var isAccessibilityElement: Bool {
        get { super.isAccessibilityElement && !host.driver.indicator.isHidden }
        set { super.isAccessibilityElement = newValue }
    }

    /// The app's label, or "Progress".
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? SpokenText.label(host.driver.semantics.label) }
        set { super.accessibilityLabel = newValue }
    }

    /// The app's value, or a whole per cent, "In progress" while it is unknown, or "Progress halted" once stopped.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? spokenValue }
        set { super.accessibilityValue = newValue }
    }

    /// The traits that were set, plus `updatesFrequently`.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.updatesFrequently) }
        set { super.accessibilityTraits = newValue }
    }

    func semanticsChanged(from old: Semantics, to new: Semantics) {}

    var canPlayPlans: Bool { true }

    /// The original's behaviour: the ring is as large as its radius says, even if the view is smaller, and one with a value is visible
    /// only while it is started.
    package final func behaveAsOriginal() {
        keepsRadius = true
        activity.showsValueUnstarted = false
        resize()
        applyActivity(animated: false)
    }

    /// The ring fills a square of twice the radius, or as much as the view has room for.
    private func resize() {
        let room = keepsRadius ? 2 * radius : min(2 * radius, bounds.size.width, bounds.size.height)
        let side = bounds.size.width > 0 && bounds.size.height > 0 ? max(0, room) : 0
        host.resize(to: CGSize(width: side, height: side))
        host.layers.place(at: CGPoint(x: (bounds.size.width - side) / 2, y: (bounds.size.height - side) / 2))
    }
}
#endif
