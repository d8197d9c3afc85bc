#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !canImport(ObjectiveC)
public import UIKit

/// Pictures of one's own for the states, drawn into the current context.
@preconcurrency @MainActor
@available(
    swift, deprecated: 5.9,
    message: "Give a DownloadArtwork instead: it gets the resolved colours and any size."
)
public protocol ACPStaticImagesProtocol: AnyObject {
    /// Where to draw.
    var bounds: CGRect { get set }
    /// The colour to draw in.
    var strokeColor: UIColor? { get set }
    /// Draws what nothing begun looks like.
    func drawStatusNone()
    /// Draws what waiting looks like, beside its motion.
    func drawStatusIndeterminate()
    /// Draws what running looks like, under its progress.
    func drawStatusRunning()
    /// Draws what done looks like.
    func drawStatusComplete()
    /// The tint has changed.
    func updateColor(_ color: UIColor?)
    /// The view's bounds have changed.
    func updateFrame(_ frame: CGRect)
}
#endif
