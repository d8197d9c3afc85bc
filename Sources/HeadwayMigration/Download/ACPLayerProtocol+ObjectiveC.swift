#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && canImport(ObjectiveC)
public import UIKit

/// A custom animation for the indeterminate or running state, as a Core Animation layer.
@preconcurrency @MainActor
@available(
    swift, deprecated: 5.9,
    message: "Draw a DownloadMotion instead: it follows tint, direction and reduced motion."
)
@objc public protocol ACPLayerProtocol: NSObjectProtocol {
    /// The layer that is added to the view.
    var layer: CAShapeLayer { get }
    /// The colour it was given; nil uses the view's tint.
    var colorLayer: UIColor? { get }
    /// True while it moves.
    @objc(animate) var isAnimating: Bool { @objc(isAnimating) get }
    /// The view's bounds have changed.
    func updateFrame(_ frame: CGRect)
    /// The colour has changed.
    func updateColor(_ color: UIColor?)
    /// Hides or shows it.
    func setHidden(_ hidden: Bool)
    /// Ends its animation and removes it from the view.
    func removeLayer()
    /// Starts its animation.
    @objc optional func startAnimating()
    /// Ends its animation.
    @objc optional func stopAnimating()
    /// The progress has changed.
    @objc optional func setProgress(_ progress: Float, animated: Bool)
}

@available(swift, deprecated: 5.9)
extension ACPLayerProtocol {
    func start() { startAnimating?() }
    func stop() { stopAnimating?() }
    func show(_ progress: Float, animated: Bool) { setProgress?(progress, animated: animated) }
}
#endif
