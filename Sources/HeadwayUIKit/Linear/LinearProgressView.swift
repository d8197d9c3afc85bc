#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Headway
import HeadwayFoundation
import HeadwayHosting
public import UIKit

/// A bar that shows how far along something is, or that it is in progress; a replacement for `UIProgressView` and
/// `MDCProgressView`.
///
/// Use it on the main actor only. Progress is clamped to 0…1, and NaN leaves the last value. Completions are called exactly once,
/// after the call they were passed to has returned. By default it looks like the original: Blue 500 over a pale track, square
/// ends, 0.25 s (Sources.md#classic-linear); `style` changes that.
///
///     let bar = LinearProgressView()
///     bar.setHidden(false, animated: true)
///     bar.setProgress(0.6, animated: true) { finished in print(finished) }  // once, later, on the main actor
@IBDesignable
open class LinearProgressView: UIView, IndicatorView {
    // `@IBInspectable` on what Interface Builder cannot edit stands in for `@objc`, which appearance proxies and Objective-C need and
    // which the compiler rejects where there is no Objective-C runtime.
    let host = ViewHost(LinearIndicator(style: LinearProgressView.defaultStyle))
    let colors = LinearColors()
    /// What SwiftUI requested last.
    var shownValue: ProgressValue?
    private let parts = BarParts()

    /// The bar's intrinsic height if its style has none, in points: the same as `UIProgressView`'s.
    public static let standardHeight: CGFloat = 4

    /// Makes a bar, which is meant to be at the bottom edge of what it belongs to.
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
        host.resize(to: bounds.size)
    }

    // MARK: Value

    /// The progress, 0…1, and 0 while the value is unknown; setting it is not animated.
    @IBInspectable open dynamic var progress: Float {
        get { Float(host.driver.indicator.progress ?? 0) }
        set { setProgress(newValue, animated: false, completion: nil) }
    }

    /// How much is loaded ahead, 0…1, such as the buffered part of a video.
    @IBInspectable open dynamic var buffer: Float {
        get { Float(host.driver.indicator.bufferValue) }
        set { setBuffer(newValue, animated: false, completion: nil) }
    }

    /// A `Progress` to follow, sampled ten times a second until it is finished; nil for none.
    @IBInspectable open dynamic var observedProgress: Progress? {
        didSet { observe(observedProgress) }
    }

    // MARK: Look

    /// The style of views created from now on; the original's look unless the app changes it.
    public static var defaultStyle = LinearStyle(theme: .classic) { didSet { defaultBox = Box(defaultStyle) } }
    private static var defaultBox = Box(defaultStyle)

    /// The style as an object, since an appearance proxy only accepts Objective-C messages.
    @IBInspectable dynamic var styleBox: NSObject? = LinearProgressView.defaultBox {
        didSet {
            applyStyle()
            invalidateIntrinsicContentSize()
        }
    }

    /// The bar's colour; nil is this view's own tint if one was set, otherwise the theme's.
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

    /// The colours of a gradient across the filled part, mirrored in right-to-left layouts; nil or empty for a single colour.
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

    /// The track's colour; nil derives it from the bar's, so that every tint has a visible track.
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

    /// As in `UIProgressView`: the `.bar` style has no track unless a track colour is set.
    @IBInspectable open dynamic var progressViewStyle = UIProgressView.Style.default { didSet { applyStyle() } }

    /// The corner radius of bar and track in points, clamped to 0 and half the height.
    @IBInspectable open dynamic var cornerRadius: CGFloat {
        get { CGFloat(style.cornerRadius ?? 0) }
        set { style.cornerRadius = Double(newValue) }
    }

    @IBInspectable dynamic var traitHandlerBox: NSObject?

    // MARK: Mode

    /// Whether the indeterminate mode is animated; an unknown value always is.
    open var isAnimating: Bool { host.driver.indicator.isAnimating }

    /// Starts the indeterminate animation, now or as soon as the bar is indeterminate.
    open func startAnimating() { host.driver.setAnimating(true) }

    /// Stops the indeterminate animation; only the track is shown.
    open func stopAnimating() { host.driver.setAnimating(false) }

    // MARK: UIView

    /// Hides or shows at once; `setHidden(_:animated:)` animates.
    open override var isHidden: Bool { didSet { host.hiddenChanged() } }

    /// A tint set on this view colours the bar unless `progressTintColor` does.
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

    /// The direction of the content, and with it of the bar.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { host.refreshEnvironment() }
    }

    /// The style's height, including a wave's crests, or its width if the bar is vertical; the other dimension is flexible.
    open override var intrinsicContentSize: CGSize {
        let breadth = CGFloat(style.naturalBreadth)
        return isUpright
            ? CGSize(width: breadth, height: UIView.noIntrinsicMetric)
            : CGSize(width: UIView.noIntrinsicMetric, height: breadth)
    }

    /// The proposed length, with the intrinsic thickness.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let breadth = CGFloat(style.naturalBreadth)
        return isUpright ? CGSize(width: breadth, height: size.height) : CGSize(width: size.width, height: breadth)
    }

    private var isUpright: Bool { style.orientation != .horizontal }

    /// Adopts the new size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        parts.resize(to: bounds)
        host.resize(to: bounds.size)
    }

    /// Starts, ends or resumes animation.
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
        if progress == 0 { progress = 0.6 }
    }

    /// Draws the current frame if Core Animation cannot show it: with images.
    open override func draw(_ rect: CGRect) {
        host.resize(to: bounds.size)
        if !host.isPlaying { drawFrame() }
    }

    /// True while layers show it and `draw(_:)` does nothing.
    package final var showsLayers: Bool { host.isPlaying }

    /// Draws the current frame into the current context.
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

    /// The app's label, or "Progress".
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? SpokenText.label(host.driver.semantics.label) }
        set { super.accessibilityLabel = newValue }
    }

    /// The app's value, or a whole per cent, or "In progress" while it is unknown.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? SpokenText.value(host.driver.semantics) }
        set { super.accessibilityValue = newValue }
    }

    /// The traits that were set, plus `updatesFrequently`.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.updatesFrequently) }
        set { super.accessibilityTraits = newValue }
    }

    func semanticsChanged(from old: Semantics, to new: Semantics) {}

    func addParts(_ layers: PlanLayers) { parts.add(to: self, layers) }

    var canPlayPlans: Bool { progressImage == nil && trackImage == nil }

    private func imageChanged() {
        host.driver.change { _, _ in }
        setNeedsDisplay()
    }
}
#endif
