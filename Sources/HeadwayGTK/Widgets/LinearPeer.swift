import CGTK
import Headway
import HeadwayHosting

/// The Swift half of `HeadwayLinearProgressView`.
@MainActor
final class LinearPeer: IndicatorPeer<LinearIndicator> {
    static let ownClass = WidgetClass(
        name: "HeadwayLinearProgressView", cssName: "headway-linear",
        properties: CommonProperties.of(LinearPeer.self) + LinearProperties.all, signals: [.completed]
    ) { LinearPeer(widget: $0, of: $1, LinearIndicator()) }

    /// GtkProgressBar's own natural length, in points.
    static let naturalLength: Int32 = 150

    var style: LinearStyle {
        get { driver.indicator.style }
        set {
            guard newValue != style else { return }
            wantsThicknessOfCSS = newValue.thickness == nil
            setStyle(newValue)
            gtk_widget_queue_resize(widget)
        }
    }

    /// Whether it fills from the left to the right, or from the top to the bottom.
    var orientation = GTK_ORIENTATION_HORIZONTAL {
        didSet {
            guard orientation != oldValue else { return }
            gtk_widget_remove_css_class(widget, isVertical ? "horizontal" : "vertical")
            gtk_widget_add_css_class(widget, isVertical ? "vertical" : "horizontal")
            gtk_widget_queue_resize(widget)
            sizeAllocated()
        }
    }

    var isVertical: Bool { orientation == GTK_ORIENTATION_VERTICAL }

    /// Whether nobody but a style sheet has said how thick the bar is.
    private var wantsThicknessOfCSS = true

    override var watched: WatchedValues {
        var watched = super.watched
        watched.buffer = driver.indicator.bufferValue
        watched.mode = driver.indicator.mode
        return watched
    }

    override var isComplete: Bool { super.isComplete && driver.indicator.mode == .determinate }

    override func minimumAndNatural(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
        let thickness = Int32(naturalThickness)
        return orientation == self.orientation
            ? (thickness, max(thickness, Self.naturalLength)) : (thickness, thickness)
    }

    /// The bar's thickness, and a wave's room on both sides of it, in points; what a style sheet wants GTK adds itself.
    private var naturalThickness: Double {
        let wave = style.wave.map { 2 * $0.amplitude.clamped(to: 0...1000) } ?? 0
        let thickness = (wantsThicknessOfCSS ? LinearStyle(theme: style.theme) : style).naturalThickness
        return (thickness.clamped(to: 1...10_000) + wave).rounded(.up)
    }

    override func sizeAllocated() {
        let (width, height) = extent
        driver.size = isVertical ? Size(width: height, height: width) : Size(width: width, height: height)
        if wantsThicknessOfCSS { takeThicknessOfCSS() }
    }

    /// A `min-height` above the natural thickness, `min-width` of a vertical bar, is how thick a style sheet wants the bar.
    private func takeThicknessOfCSS() {
        let least = CSSMetrics.leastContent(of: widget, across: orientation)
        let wanted = least > naturalThickness ? least : nil
        guard wanted != style.thickness else { return }
        var style = style
        style.thickness = wanted
        setStyle(style)
    }

    private func setStyle(_ style: LinearStyle) {
        tellingChanges { driver.setStyle(style) }
    }

    /// A vertical bar is a horizontal one on its side.
    override func snapshot(into snapshot: OpaquePointer) {
        guard isVertical else { return super.snapshot(into: snapshot) }
        var corner = graphene_point_t(x: Float(extent.width), y: 0)
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &corner)
        gtk_snapshot_rotate(snapshot, 90)
        super.snapshot(into: snapshot)
        gtk_snapshot_restore(snapshot)
    }

    override func inheritedFraction(_ fraction: Double) {
        if driver.indicator.mode == .indeterminate { setMode(.determinate, animated: animatesProperties) }
        super.inheritedFraction(fraction)
    }

    override func inheritedPulse() { setMode(.indeterminate, animated: animatesProperties) }
}

extension Double {
    /// The number within a range; what is no number is the range's lower end.
    func clamped(to range: ClosedRange<Double>) -> Double {
        self >= range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
    }
}
