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

    override var style: LinearStyle {
        get { driver.indicator.style }
        set {
            guard newValue != style else { return }
            let wasVertical = isVertical
            if newValue.thickness != style.thickness { wantsThicknessOfCSS = newValue.thickness == nil }
            setStyle(newValue)
            if isVertical != wasVertical {
                gtk_widget_remove_css_class(widget, wasVertical ? "vertical" : "horizontal")
                gtk_widget_add_css_class(widget, isVertical ? "vertical" : "horizontal")
            }
            gtk_widget_queue_resize(widget)
        }
    }

    /// Whether it is horizontal or vertical; a vertical bar fills from the top, or from the bottom if it is inverted.
    var orientation: GtkOrientation {
        get { isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL }
        set {
            let isInverted = Parent.isProgressBar && gtk_progress_bar_get_inverted(accessible) != 0
            let isVertical = newValue == GTK_ORIENTATION_VERTICAL
            style.orientation = isVertical ? isInverted ? .upward : .downward : .horizontal
        }
    }

    private var isVertical: Bool { style.orientation != .horizontal }

    /// Whether only a style sheet determines the bar's thickness.
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

    /// The bar's thickness with room for a wave, in points; GTK itself adds what a style sheet wants.
    private var naturalThickness: Double {
        var style = style
        if wantsThicknessOfCSS { style.thickness = nil }
        return style.naturalBreadth.clamped(to: 1...10_000).rounded(.up)
    }

    override func sizeAllocated() {
        super.sizeAllocated()
        if wantsThicknessOfCSS { takeThicknessOfCSS() }
    }

    /// A `min-height` above the natural thickness (`min-width` for a vertical bar) is the thickness that a style sheet
    /// wants.
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

    override func noticed(_ property: Inherited) {
        super.noticed(property)
        // What "inverted" means for a vertical bar is up to its style.
        if property == .isInverted, isVertical { orientation = GTK_ORIENTATION_VERTICAL }
    }

    override func inheritedFraction(_ fraction: Double) {
        if driver.indicator.mode == .indeterminate { setMode(.determinate, animated: animatesProperties) }
        super.inheritedFraction(fraction)
    }

    override func inheritedPulse() { setMode(.indeterminate, animated: animatesProperties) }
}

extension Double {
    /// The number within a range; NaN becomes the range's lower end.
    func clamped(to range: ClosedRange<Double>) -> Double {
        self >= range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
    }
}
