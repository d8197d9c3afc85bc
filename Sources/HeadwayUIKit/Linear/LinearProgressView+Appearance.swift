#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Headway
public import UIKit

// The Swift side of the properties that appearance proxies and Objective-C set as objects.
extension LinearProgressView {
    /// The complete style as a value; colours set as `UIColor` override its own.
    ///
    /// An appearance proxy accepts it too.
    public final var style: LinearStyle {
        get { (styleBox as? Box<LinearStyle>)?.value ?? LinearProgressView.defaultStyle }
        set { styleBox = Box(newValue) }
    }

    /// What a lower value does: collapse to 0 and grow (the default), or move back.
    public final var backwardProgressAnimationMode: BackwardMode {
        get { style.backward ?? .reset }
        set { style.backward = newValue }
    }

    /// Called when traits have changed, with this view and the previous traits.
    public final var traitCollectionDidChangeBlock: TraitHandler? {
        get { (traitHandlerBox as? Box<TraitHandler>)?.value }
        set { traitHandlerBox = newValue.map { Box($0) } }
    }

    /// What is called when traits have changed.
    public typealias TraitHandler = @MainActor (_ view: LinearProgressView, _ previous: UITraitCollection?) -> Void

    /// Whether it shows a value, or indeterminate motion once `startAnimating` has been called; setting it is not animated.
    public final var mode: IndicatorMode {
        get { isIndeterminate ? .indeterminate : .determinate }
        set { isIndeterminate = newValue == .indeterminate }
    }
}
#endif
