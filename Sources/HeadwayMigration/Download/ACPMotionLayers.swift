#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit

/// Here the original's layers represent motions of the engine: nothing is added to the view, and a colour given is
/// kept.
@MainActor
@available(swift, deprecated: 5.9, message: "Set indeterminateMotion or runningMotion.")
@_objcRuntimeName(ACPMotionLayer) open class ACPMotionLayer: NSObject, ACPLayerProtocol {
    /// Empty: the view draws the motion itself.
    public let layer = CAShapeLayer()
    /// The colour that was given; nil uses the view's tint.
    public private(set) var colorLayer: UIColor?
    /// True between start and stop.
    public private(set) var isAnimating = false
    var changed: (@MainActor () -> Void)?

    var motion: DownloadMotion { .arc }

    /// Makes a layer.
    public override nonisolated init() {}

    /// Does nothing: the view handles its bounds itself.
    open func updateFrame(_ frame: CGRect) {}
    /// Stores a colour until another is set.
    open func updateColor(_ color: UIColor?) {
        colorLayer = color
        changed?()
    }
    /// Hides or shows it.
    open func setHidden(_ hidden: Bool) { layer.isHidden = hidden }
    /// Removes it.
    open func removeLayer() { layer.removeFromSuperlayer() }
    /// Records that it is moving.
    open func startAnimating() { isAnimating = true }
    /// Records that it has stopped.
    open func stopAnimating() { isAnimating = false }
    /// The view shows the progress itself.
    open func setProgress(_ progress: Float, animated: Bool) {}
}

/// An arc that turns.
@available(swift, deprecated: 5.9, renamed: "DownloadMotion.arc")
@_objcRuntimeName(ACPIndeterminateLayer) open class ACPIndeterminateLayer: ACPMotionLayer {}

/// An arc that turns, grows and shrinks.
@available(swift, deprecated: 5.9, renamed: "DownloadMotion.growAndShrink")
@_objcRuntimeName(ACPIndeterminateGoogleLayer) open class ACPIndeterminateGoogleLayer: ACPMotionLayer {
    override var motion: DownloadMotion { .growAndShrink }
}

/// The ring that fills with the progress.
@available(swift, deprecated: 5.9, message: "The ring is what a running DownloadView shows.")
@_objcRuntimeName(ACPProgressLayer) open class ACPProgressLayer: ACPMotionLayer {}
#endif
