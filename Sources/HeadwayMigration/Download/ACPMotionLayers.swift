#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
public import UIKit

/// The original's layers stand for motions of the engine here: nothing is put into the view, and a colour given is kept.
@MainActor
@available(swift, deprecated: 5.9, message: "Set indeterminateMotion or runningMotion.")
@_objcRuntimeName(ACPMotionLayer) open class ACPMotionLayer: NSObject, ACPLayerProtocol {
    /// Empty: the view draws the motion itself.
    public let layer = CAShapeLayer()
    /// The colour that was given; nil takes the view's tint.
    public private(set) var colorLayer: UIColor?
    /// True between start and stop.
    public private(set) var isAnimating = false
    var changed: (@MainActor () -> Void)?

    var motion: DownloadMotion { .arc }

    /// Makes a layer.
    public override nonisolated init() {}

    /// The view's bounds are the view's business.
    open func updateFrame(_ frame: CGRect) {}
    /// Takes over a colour, for good until another.
    open func updateColor(_ color: UIColor?) {
        colorLayer = color
        changed?()
    }
    /// Hides or shows it.
    open func setHidden(_ hidden: Bool) { layer.isHidden = hidden }
    /// Takes it out.
    open func removeLayer() { layer.removeFromSuperlayer() }
    /// Notes that it moves.
    open func startAnimating() { isAnimating = true }
    /// Notes that it stands still.
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
