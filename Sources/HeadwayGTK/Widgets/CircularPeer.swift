import CGTK
import Headway
import HeadwayHosting

/// The Swift half of `HeadwayCircularProgressView`.
@MainActor
final class CircularPeer: IndicatorPeer<CircularIndicator> {
    static let ownClass = WidgetClass(
        name: "HeadwayCircularProgressView", cssName: "headway-circular",
        properties: CommonProperties.of(CircularPeer.self) + CircularProperties.all, signals: [.completed]
    ) { CircularPeer(widget: $0, of: $1, CircularIndicator()) }

    /// Whether the ring hides when its animation is stopped.
    var hidesWhenStopped = true
    /// From the middle to the line's middle, in points; nil is the theme's.
    var radius: Double? {
        didSet { if radius != oldValue { gtk_widget_queue_resize(widget) } }
    }

    var style: CircularStyle {
        get { driver.indicator.style }
        set {
            guard newValue != style else { return }
            driver.change { indicator, now, _ in indicator.setStyle(newValue, at: now) }
            gtk_widget_queue_resize(widget)
        }
    }

    override var watched: WatchedValues {
        var watched = super.watched
        watched.mode = driver.indicator.mode
        return watched
    }

    /// The line's width, in points: 2.5 of the iOS original (seed-components.md b.2), 4 of Material (material-motion.md b.7).
    var strokeWidth: Double { style.thickness ?? (style.theme == .classic ? 2.5 : 4) }

    /// The radius in effect: 12 of the iOS original, and Material's outer diameter of 40 (same tables).
    var effectiveRadius: Double { radius ?? (style.theme == .classic ? 12 : 18) }

    override func minimumAndNatural(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
        let diameter = (2 * effectiveRadius + strokeWidth).clamped(to: 1...10_000).rounded(.up)
        return (Int32(diameter), Int32(diameter))
    }
}
