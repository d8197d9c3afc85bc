#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import Headway
import HeadwayUIKit
public import UIKit

/// The original's pictures: an arrow out of a cloud.
@MainActor
@available(swift, deprecated: 5.9, renamed: "DownloadArtwork.cloud")
@_objcRuntimeName(ACPStaticImages) open class ACPStaticImages: NSObject, ACPStaticImagesProtocol {
    /// Where to draw.
    public var bounds = CGRect.zero
    /// The colour to draw in; nil is the theme's.
    public var strokeColor: UIColor?

    var artwork: DownloadArtwork { .cloud }

    /// Makes a set.
    public override nonisolated init() {}

    /// Draws the picture of the initial state.
    open func drawStatusNone() { draw(.initial) }
    /// Draws nothing: the indeterminate state has only its motion.
    open func drawStatusIndeterminate() {}
    /// Draws the ring and the stop square.
    open func drawStatusRunning() { draw(.running) }
    /// Draws the picture of the completed state.
    open func drawStatusComplete() { draw(.completed) }
    /// Stores a colour.
    open func updateColor(_ color: UIColor?) { strokeColor = color }
    /// Stores the bounds.
    open func updateFrame(_ frame: CGRect) { bounds = frame }

    private func draw(_ state: DownloadState) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        var style = DownloadStyle(theme: .classic)
        style.artwork = artwork
        style.tint = strokeColor.flatMap { Color($0, in: .current) }
        var frame = Frame()
        DownloadIndicator(style: style, state: state).render(
            at: .zero, size: Size(width: Double(bounds.size.width), height: Double(bounds.size.height)),
            environment: Environment(), into: &frame)
        context.saveGState()
        context.translateBy(x: bounds.origin.x, y: bounds.origin.y)
        context.replay(frame.drawing)
        context.restoreGState()
    }
}

/// The original's other pictures: an arrow into a tray.
@available(swift, deprecated: 5.9, renamed: "DownloadArtwork.tray")
@_objcRuntimeName(ACPStaticImagesAlternative) open class ACPStaticImagesAlternative: ACPStaticImages {
    override var artwork: DownloadArtwork { .tray }
}
#endif
