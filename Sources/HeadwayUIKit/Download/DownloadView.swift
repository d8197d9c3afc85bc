#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Headway
import HeadwayFoundation
import HeadwayHosting
public import UIKit

/// A button-sized control that shows a download and lets the user control it; a replacement for `ACPDownloadView`.
///
/// Use it on the main actor only. The state is set by the app or by a followed transfer: it never follows from the value, and a full
/// ring is not yet completed. A tap calls `onTap` and then sends `.primaryActionTriggered`; a change of state sends `.valueChanged`.
///
///     let view = DownloadView()
///     view.follow(transfer)  // states, progress, and what a tap means
///     view.onTap = { view, state in print(state) }  // or by hand
@IBDesignable
open class DownloadView: UIControl, IndicatorView {
    let host = ViewHost(DownloadIndicator(style: DownloadView.defaultStyle))
    var isSettingAnimated = false
    /// What SwiftUI requested last.
    var shownValue: ProgressValue?
    var shownTransfer: ObjectIdentifier?
    /// A colour for the ring's track if the style names none.
    package final var trackTint: UIColor? { didSet { applyStyle() } }
    private lazy var haptic = CompletionHaptic()
    private lazy var pad = TouchPad(of: self)

    /// The original's look: its ring and motion, and an arrow out of a cloud (Sources.md#classic-download).
    static let originalStyle = {
        var style = DownloadStyle(theme: .classic)
        style.artwork = .cloud
        return style
    }()

    /// The style of views created from now on; the original's look unless the app changes it.
    public static var defaultStyle = originalStyle { didSet { defaultBox = Box(defaultStyle) } }
    private static var defaultBox = Box(defaultStyle)

    /// The control's intrinsic side, and the smallest touch target, in points.
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

    /// Encodes everything that was set, except artwork and motions, which are code.
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
        addSubview(pad)
        addInteraction(UIPointerInteraction(delegate: nil))
        addAction(UIAction { [weak self] _ in self?.performTap() }, for: .touchUpInside)
    }

    // MARK: State and value

    /// What the download is doing; setting it shows the new state at once.
    public final var downloadState: DownloadState {
        get { DownloadState(number: stateNumber) ?? .initial }
        set { stateNumber = newValue.number }
    }

    /// The state as Objective-C and appearance proxies see it.
    @IBInspectable dynamic var stateNumber: Int {
        get { host.driver.indicator.state.number }
        set { setState(DownloadState(number: newValue) ?? .initial, animated: false, completion: nil) }
    }

    /// The progress, 0…1; setting it is not animated.
    ///
    /// It is shown in the running, paused and failed states and does not change the state.
    @IBInspectable open dynamic var progress: Float {
        get { Float(host.driver.indicator.progress ?? 0) }
        set { setProgress(newValue, animated: false, completion: nil) }
    }

    @IBInspectable dynamic var tapHandlerBox: NSObject?

    /// Whether completion plays haptic feedback; off by default.
    @IBInspectable open dynamic var playsHapticOnCompletion: Bool = false

    // MARK: Look

    /// The style as an object, since an appearance proxy only accepts Objective-C messages.
    @IBInspectable dynamic var styleBox: NSObject? = DownloadView.defaultBox { didSet { applyStyle() } }

    @IBInspectable dynamic var traitHandlerBox: NSObject?

    // MARK: For subclasses

    /// Called after a change of state, whatever caused it.
    open func stateDidChange(from old: DownloadState, to new: DownloadState) {}

    /// Called after a change of the displayed value, whatever caused it.
    open func progressDidChange(animated: Bool) {}

    /// Performs a tap: the transfer's action, `onTap`, then the control's primary action.
    open func performTap() {
        guard isEnabled else { return }
        let state = downloadState
        host.driver.tap()
        onTap?(self, state)
        sendActions(for: .primaryActionTriggered)
    }

    // MARK: UIControl and UIView

    /// A disabled control is dimmed and does nothing.
    open override var isEnabled: Bool { didSet { opacityChanged() } }

    /// A pressed control is slightly dimmed.
    open override var isHighlighted: Bool { didSet { opacityChanged() } }

    /// Hides or shows at once; `setHidden(_:animated:)` fades it.
    open override var isHidden: Bool { didSet { host.hiddenChanged() } }

    /// 44 by 44 points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.standardSide, height: Self.standardSide)
    }

    /// The intrinsic size, whatever is proposed.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// A view smaller than 44 points can also be tapped just outside its edges.
    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let wide = max(0, Self.standardSide - bounds.size.width) / 2
        let high = max(0, Self.standardSide - bounds.size.height) / 2
        return point.x >= -wide && point.y >= -high && point.x < bounds.size.width + wide
            && point.y < bounds.size.height + high
    }

    /// Passes touches to a plain view inside it, so that a drag that begins here can scroll a list.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self && isEnabled ? pad : hit
    }

    /// It can be focused with a keyboard or remote control.
    open override var canBecomeFocused: Bool { isEnabled }

    /// Releasing Return, Space or a remote's button performs a tap.
    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let taps = presses.contains { press in
            press.type == .select || press.key?.keyCode == .keyboardSpacebar
                || press.key?.keyCode == .keyboardReturnOrEnter || press.key?.keyCode == .keypadEnter
        }
        guard taps, isEnabled else { return super.pressesEnded(presses, with: event) }
        sendActions(for: .touchUpInside)
    }

    /// Performs a tap, unless it is disabled.
    @available(iOS 17.4, *)
    open override func performPrimaryAction() {
        if isEnabled { sendActions(for: .touchUpInside) }
    }

    /// Adopts the new size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        pad.frame = bounds
        host.resize(to: bounds.size)
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

    /// Draws the current frame if it cannot be shown by layers, such as an app's own motion.
    open override func draw(_ rect: CGRect) {
        host.resize(to: bounds.size)
        if !host.isPlaying { drawFrame() }
    }

    /// True while layers show it and `draw(_:)` does nothing.
    package final var showsLayers: Bool { host.isPlaying }

    /// Draws the current frame into the current context.
    package final func drawFrame() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        host.withFrame { frame in context.asOne(opacity: contentOpacity) { context.replay(frame.drawing) } }
    }

    // MARK: Accessibility

    /// The app's label, or the state's name.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? SpokenText.label(host.driver.semantics.label) }
        set { super.accessibilityLabel = newValue }
    }

    /// The app's value, or a whole per cent, or "In progress" while it is unknown.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? SpokenText.value(host.driver.semantics) }
        set { super.accessibilityValue = newValue }
    }

    /// The traits that were set, plus `button`, `notEnabled` if it is disabled, and `updatesFrequently` while it is running.
    open override var accessibilityTraits: UIAccessibilityTraits {
        get {
            var traits = super.accessibilityTraits.union(.button)
            if !isEnabled { traits.insert(.notEnabled) }
            if host.driver.semantics.updatesFrequently { traits.insert(.updatesFrequently) }
            return traits
        }
        set { super.accessibilityTraits = newValue }
    }

    /// The app's actions, or the action of a tap in this state.
    open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { super.accessibilityCustomActions ?? stateActions }
        set { super.accessibilityCustomActions = newValue }
    }

    /// Performs a tap.
    open override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchUpInside)
        return true
    }

    var canPlayPlans: Bool { true }

    func picture(of name: ArtName, in box: Rect) -> (drawing: Drawing, box: Rect)? {
        host.driver.indicator.picture(of: name, in: box, environment: host.driver.environment)
    }

    /// The opacity of a disabled control in Material: 0.38.
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
