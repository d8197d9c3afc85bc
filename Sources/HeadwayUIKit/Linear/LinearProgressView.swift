#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Headway
import HeadwayFoundation
import HeadwayHosting
public import UIKit

/// A bar that shows how far something is, or that it goes on; it takes the place of `UIProgressView` and `MDCProgressView`.
///
/// All of it is for the main actor. Progress is kept in 0…1: above and below are clamped, NaN leaves the last value.
/// Completions are called exactly once, after the call that took them has returned. It looks like the original until its
/// `style` says otherwise: Blue 500 over a pale track, square ends, 0.25 s (Sources.md#classic-linear).
///
///     let bar = LinearProgressView()
///     bar.setHidden(false, animated: true)
///     bar.setProgress(0.6, animated: true) { finished in print(finished) }  // once, later, on the main actor
@IBDesignable
open class LinearProgressView: UIView, IndicatorView {
    // `@IBInspectable` on what Interface Builder cannot edit stands for `@objc`, which appearance proxies and Objective-C
    // need and which the compiler refuses where there is no Objective-C runtime.
    let host = ViewHost(LinearIndicator(style: LinearProgressView.defaultStyle))
    let colors = LinearColors()

    /// The height the bar asks for where its style names none, in points: `UIProgressView`'s.
    public static let standardHeight: CGFloat = 4

    /// Makes a bar; it is meant to stand at the bottom edge of what it belongs to.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        setUp()
    }

    /// Makes a bar as `UIProgressView` does, at its intrinsic height.
    public convenience init(progressViewStyle style: UIProgressView.Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.standardHeight))
        progressViewStyle = style
    }

    /// Makes a bar from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(coder)
    }

    /// Writes all that was set.
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
        host.resize(to: bounds.size)
    }

    // MARK: Value

    /// How far it is, 0…1, without motion; while no value is known it reads 0.
    @IBInspectable open dynamic var progress: Float {
        get { Float(host.driver.indicator.progress ?? 0) }
        set { setProgress(newValue, animated: false, completion: nil) }
    }

    /// How much is at hand but not done, 0…1, such as the loaded part of a film.
    @IBInspectable open dynamic var buffer: Float {
        get { Float(host.driver.indicator.bufferValue) }
        set { setBuffer(newValue, animated: false, completion: nil) }
    }

    /// A `Progress` to follow, looked at ten times a second until it is finished; nil follows nothing.
    @IBInspectable open dynamic var observedProgress: Progress? {
        didSet { observe(observedProgress) }
    }

    // MARK: Look

    /// The look of views that are made from now on; the original's until an app changes it.
    ///
    /// A proxy (`appearance()`) takes what Objective-C sees, such as `progressTintColor`; a style is a Swift value, and setting it
    /// on a proxy stops the program.
    public static var defaultStyle = LinearStyle(theme: .classic)

    /// The whole look as a value; colours set as `UIColor` come before its own.
    open var style = LinearProgressView.defaultStyle {
        didSet {
            applyStyle()
            invalidateIntrinsicContentSize()
        }
    }

    /// The bar's colour; nil is this view's own tint where one was set, else the theme's.
    ///
    /// Setting it clears the gradient.
    @IBInspectable open dynamic var progressTintColor: UIColor? {
        get { colors.tint }
        set {
            colors.tint = newValue
            colors.tints = nil
            applyStyle()
        }
    }

    /// Colours of a gradient over the filled part, mirrored from right to left; nil or empty is one colour.
    ///
    /// Setting it clears `progressTintColor`.
    @IBInspectable open dynamic var progressTintColors: [UIColor]? {
        get { colors.tints }
        set {
            colors.tints = newValue
            colors.tint = nil
            applyStyle()
        }
    }

    /// The track's colour; nil is derived from the bar's, so that every tint has a visible track.
    @IBInspectable open dynamic var trackTintColor: UIColor? {
        get { colors.track }
        set {
            colors.track = newValue
            applyStyle()
        }
    }

    /// An image in place of the bar, stretched over the filled part.
    @IBInspectable open dynamic var progressImage: UIImage? { didSet { imageChanged() } }

    /// An image in place of the track, stretched over it.
    @IBInspectable open dynamic var trackImage: UIImage? { didSet { imageChanged() } }

    /// As on `UIProgressView`: a bar in a bar has no track of its own until one is coloured.
    @IBInspectable open dynamic var progressViewStyle = UIProgressView.Style.default { didSet { applyStyle() } }

    /// The radius of the ends of bar and track in points; negative is 0, and at most half the height.
    @IBInspectable open dynamic var cornerRadius: CGFloat {
        get { CGFloat(style.cornerRadius ?? 0) }
        set { style.cornerRadius = Double(newValue) }
    }

    /// What a lower value does: collapse to 0 and grow (the default), or move back.
    open var backwardProgressAnimationMode: BackwardMode {
        get { style.backward ?? .reset }
        set { style.backward = newValue }
    }

    /// Called when traits have changed, with this view and the traits before.
    open var traitCollectionDidChangeBlock:
        (@MainActor (_ view: LinearProgressView, _ previous: UITraitCollection?) -> Void)?

    // MARK: Mode

    /// Shows the value, or motion without one once `startAnimating` was called; at once.
    open var mode: IndicatorMode {
        get { host.driver.indicator.mode }
        set { setMode(newValue, animated: false, completion: nil) }
    }

    /// Whether the indeterminate mode moves; what has no known value always does.
    open var isAnimating: Bool { host.driver.indicator.isAnimating }

    /// Lets the indeterminate mode move, now or as soon as it is in it.
    open func startAnimating() { host.driver.setAnimating(true) }

    /// Stops the indeterminate mode: what is left is the track.
    open func stopAnimating() { host.driver.setAnimating(false) }

    // MARK: UIView

    /// Hides or shows at once; `setHidden(_:animated:)` shrinks and grows.
    open override var isHidden: Bool { didSet { host.hiddenChanged() } }

    /// A tint set on this view itself colours the bar where `progressTintColor` does not.
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

    /// Which way the content runs, and with it the bar.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { host.refreshEnvironment() }
    }

    /// As high as the style asks for, wave and all, or as wide where the bar stands upright; the other way is free.
    open override var intrinsicContentSize: CGSize {
        let breadth = CGFloat(style.naturalBreadth)
        return isUpright
            ? CGSize(width: breadth, height: UIView.noIntrinsicMetric)
            : CGSize(width: UIView.noIntrinsicMetric, height: breadth)
    }

    /// The proposed length at the intrinsic breadth.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let breadth = CGFloat(style.naturalBreadth)
        return isUpright ? CGSize(width: breadth, height: size.height) : CGSize(width: size.width, height: breadth)
    }

    private var isUpright: Bool { style.orientation != .horizontal }

    /// Takes over the new size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        host.resize(to: bounds.size)
    }

    /// Starts, ends or goes on.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        applyStyle()
        host.windowChanged()
    }

    /// Resolves the colours anew.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        applyStyle()
    }

    /// Resolves the colours anew.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        applyStyle()
        host.refreshEnvironment()
        traitCollectionDidChangeBlock?(self, previousTraitCollection)
    }

    /// Shows a value in Interface Builder.
    open override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        if progress == 0 { progress = 0.6 }
    }

    /// Draws the present frame where Core Animation cannot show it: with images or a wave.
    open override func draw(_ rect: CGRect) {
        host.resize(to: bounds.size)
        if !host.isPlaying { drawFrame() }
    }

    /// True while layers show it, and `draw(_:)` leaves it to them.
    package final var showsLayers: Bool { host.isPlaying }

    /// Draws the present frame into the current context.
    package final func drawFrame() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        host.withFrame { frame in
            if progressImage == nil && trackImage == nil {
                context.replay(frame.drawing)
            } else {
                context.draw(frame, bar: progressImage, track: trackImage)
            }
        }
    }

    // MARK: Accessibility

    /// The app's label, else "Progress".
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? SpokenText.label(host.driver.semantics.label) }
        set { super.accessibilityLabel = newValue }
    }

    /// The app's value, else a whole per cent, or "In progress" while none is known.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? SpokenText.value(host.driver.semantics) }
        set { super.accessibilityValue = newValue }
    }

    /// What was set, and that it updates often.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.updatesFrequently) }
        set { super.accessibilityTraits = newValue }
    }

    func semanticsChanged(from old: Semantics, to new: Semantics) {}

    var canPlayPlans: Bool { progressImage == nil && trackImage == nil && style.wave == nil }

    private func imageChanged() {
        host.driver.change { _, _ in }
        setNeedsDisplay()
    }
}
#endif
