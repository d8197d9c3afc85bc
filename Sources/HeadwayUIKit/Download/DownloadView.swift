#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Headway
import HeadwayFoundation
import HeadwayHosting
public import UIKit

/// A download and what a user can do with it, in the space of a button; it takes the place of `ACPDownloadView`.
///
/// All of it is for the main actor. The state is the app's, or the followed transfer's: no value changes it, and full is not
/// yet completed. A tap calls `onTap` and then sends `.primaryActionTriggered`; a change of state sends `.valueChanged`.
///
///     let view = DownloadView()
///     view.follow(transfer)  // states, progress, and what a tap means
///     view.onTap = { view, state in print(state) }  // or by hand
@IBDesignable
open class DownloadView: UIControl, IndicatorView {
    let host = ViewHost(DownloadIndicator(style: DownloadView.defaultStyle))
    var isSettingAnimated = false
    private lazy var haptic = CompletionHaptic()

    /// The original's look: its ring and motion, an arrow out of a cloud (Sources.md#classic-download).
    static let originalStyle = {
        var style = DownloadStyle(theme: .classic)
        style.artwork = .cloud
        return style
    }()

    /// The look of views that are made from now on; the original's until an app changes it.
    ///
    /// A proxy (`appearance()`) cannot take a style, which is a Swift value: setting it there stops the program.
    public static var defaultStyle = originalStyle

    /// The side the control asks for, and the least that a finger gets to hit, in points.
    public static let standardSide: CGFloat = 44

    /// Makes a control.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        setUp()
    }

    /// Makes a control from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        decode(coder)
    }

    /// Writes all that was set; artwork and motions are code and are not written.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        encodeProperties(coder)
    }

    private func setUp() {
        isOpaque = false
        contentMode = .redraw
        super.isAccessibilityElement = true
        host.attach(to: self)
        host.resize(to: bounds.size)
        applyStyle()
        addInteraction(UIPointerInteraction(delegate: nil))
        addAction(UIAction { [weak self] _ in self?.performTap() }, for: .touchUpInside)
    }

    // MARK: State and value

    /// What the download is doing; setting it shows the new state at once.
    open var downloadState: DownloadState {
        get { host.driver.indicator.state }
        set { setState(newValue, animated: false, completion: nil) }
    }

    /// How far it is, 0…1, without motion; it shows in the running, paused and failed states and changes none.
    @IBInspectable open dynamic var progress: Float {
        get { Float(host.driver.indicator.progress ?? 0) }
        set { setProgress(newValue, animated: false, completion: nil) }
    }

    /// Called on a tap, with this view and its state; a followed transfer has had its turn before.
    open var onTap: (@MainActor (_ view: DownloadView, _ state: DownloadState) -> Void)?

    /// Whether a change to completed is felt; off until an app switches it on.
    @IBInspectable open dynamic var playsHapticOnCompletion: Bool = false

    // MARK: Look

    /// The whole look as a value; a tint that it names comes before `tintColor`.
    open var style = DownloadView.defaultStyle { didSet { applyStyle() } }

    /// The pictures of the states.
    open var artwork: DownloadArtwork {
        get { style.artwork }
        set { style.artwork = newValue }
    }

    /// How the indeterminate state moves.
    open var indeterminateMotion: DownloadMotion {
        get { style.indeterminateMotion }
        set { style.indeterminateMotion = newValue }
    }

    /// A motion in place of the ring in the running state, which gets the progress; nil is the ring.
    open var runningMotion: DownloadMotion? {
        get { style.runningMotion }
        set { style.runningMotion = newValue }
    }

    /// Called when traits have changed, with this view and the traits before.
    open var traitCollectionDidChangeBlock: (@MainActor (_ view: DownloadView, _ previous: UITraitCollection?) -> Void)?

    // MARK: For subclasses

    /// Called after a change of state, whoever asked for it.
    open func stateDidChange(from old: DownloadState, to new: DownloadState) {}

    /// Called after a change of the value that shows, whoever asked for it.
    open func progressDidChange(animated: Bool) {}

    /// Does what a tap means: the transfer's part, `onTap`, then the control's primary action.
    open func performTap() {
        guard isEnabled else { return }
        let state = downloadState
        host.driver.tap()
        onTap?(self, state)
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: UIControl and UIView

    /// A disabled control pales and does nothing.
    open override var isEnabled: Bool { didSet { opacityChanged() } }

    /// A held control pales a little.
    open override var isHighlighted: Bool { didSet { opacityChanged() } }

    /// Hides or shows at once; `setHidden(_:animated:)` fades.
    open override var isHidden: Bool { didSet { host.hiddenChanged() } }

    /// 44 by 44 points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.standardSide, height: Self.standardSide)
    }

    /// The intrinsic size, whatever is proposed.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// What is smaller than 44 points can be hit around its edges.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let wide = max(0, Self.standardSide - bounds.size.width) / 2
        let high = max(0, Self.standardSide - bounds.size.height) / 2
        return point.x >= -wide && point.y >= -high && point.x < bounds.size.width + wide
            && point.y < bounds.size.height + high
    }

    /// Can be reached by keyboard and remote control.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Return, space and a remote's button tap, when released.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let taps = presses.contains { press in
            press.type == .select || press.key?.keyCode == .keyboardSpacebar
                || press.key?.keyCode == .keyboardReturnOrEnter || press.key?.keyCode == .keypadEnter
        }
        guard taps, isEnabled else { return super.pressesEnded(presses, with: event) }
        sendActions(for: .touchUpInside)
    }

    /// Does what a tap does, unless it is disabled.
    @available(iOS 17.4, *)
    open override func performPrimaryAction() {
        if isEnabled { sendActions(for: .touchUpInside) }
    }

    /// Takes over the new size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        host.resize(to: bounds.size)
    }

    /// Starts, ends or goes on; an indeterminate motion is where it would have been.
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

    /// Draws the present frame where Core Animation cannot show it: an app's own motion.
    open override func draw(_ rect: CGRect) {
        host.resize(to: bounds.size)
        if !host.isPlaying { drawFrame() }
    }

    /// True while layers show it, and `draw(_:)` leaves it to them.
    package final var showsLayers: Bool { host.isPlaying }

    /// Draws the present frame into the current context.
    package final func drawFrame() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        host.withFrame { frame in context.asOne(opacity: contentOpacity) { context.replay(frame.drawing) } }
    }

    // MARK: Accessibility

    /// The app's label, else the state's name.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? SpokenText.label(host.driver.semantics.label) }
        set { super.accessibilityLabel = newValue }
    }

    /// The app's value, else a whole per cent, or "In progress" while none is known.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? SpokenText.value(host.driver.semantics) }
        set { super.accessibilityValue = newValue }
    }

    /// What was set, and: a button, whether it is enabled, and that it updates often while it runs.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = super.accessibilityTraits.union(.button)
            if !isEnabled { traits.insert(.notEnabled) }
            if host.driver.semantics.updatesFrequently { traits.insert(.updatesFrequently) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    /// The app's actions, else what a tap means in this state.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? stateActions }
        set { super.accessibilityCustomActions = newValue }
    }

    /// Taps.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchUpInside)
        return true
    }

    var canPlayPlans: Bool { true }

    func picture(of name: ArtName, in box: Rect) -> (drawing: Drawing, box: Rect)? {
        host.driver.indicator.picture(of: name, in: box, environment: host.driver.environment)
    }

    /// UIKit's own controls pale so, as Material's disabled ones do: 0.38 of the opacity.
    private var contentOpacity: CGFloat { isEnabled ? (isHighlighted ? 0.6 : 1) : 0.38 }

    private func opacityChanged() {
        host.layers.root.opacity = Float(contentOpacity)
        if !host.isPlaying { setNeedsDisplay() }
    }

    func semanticsChanged(from old: Semantics, to new: Semantics) {
        if old.value != new.value { progressDidChange(animated: isSettingAnimated) }
        guard let before = old.state, let after = new.state, before != after else { return }
        if after == .completed, playsHapticOnCompletion { haptic.play() }
        stateDidChange(from: before, to: after)
        sendActions(for: .valueChanged)
    }
}
#endif
