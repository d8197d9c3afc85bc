#if canImport(UIKit) && !os(tvOS) && !os(watchOS) && !canImport(ObjectiveC)
public import UIKit

/// Custom pictures for the states, drawn into the current context.
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
    /// Draws the initial state.
    func drawStatusNone()
    /// Draws the indeterminate state, in addition to its motion.
    func drawStatusIndeterminate()
    /// Draws the running state, under its progress.
    func drawStatusRunning()
    /// Draws the completed state.
    func drawStatusComplete()
    /// The tint has changed.
    func updateColor(_ color: UIColor?)
    /// The view's bounds have changed.
    func updateFrame(_ frame: CGRect)
}
#endif
