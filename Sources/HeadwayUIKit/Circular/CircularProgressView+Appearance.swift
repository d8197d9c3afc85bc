#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import Headway
public import UIKit

// The Swift side of the properties that appearance proxies and Objective-C set as objects.
extension CircularProgressView {
    /// The complete style as a value; colours set as `UIColor` override its own.
    ///
    /// An appearance proxy accepts it too.
    public final var style: CircularStyle {
        get { (styleBox as? Box<CircularStyle>)?.value ?? CircularProgressView.defaultStyle }
        set { styleBox = Box(newValue) }
    }

    /// Called when traits have changed, with this view and the previous traits.
    public final var traitCollectionDidChangeBlock: TraitHandler? {
        get { (traitHandlerBox as? Box<TraitHandler>)?.value }
        set { traitHandlerBox = newValue.map { Box($0) } }
    }

    /// What is called when traits have changed.
    public typealias TraitHandler = @MainActor (_ view: CircularProgressView, _ previous: UITraitCollection?) -> Void

    /// Whether it shows a value or indeterminate motion; setting it is not animated.
    public final var mode: IndicatorMode {
        get { isDeterminate ? .determinate : .indeterminate }
        set { isDeterminate = newValue == .determinate }
    }
}
#endif
