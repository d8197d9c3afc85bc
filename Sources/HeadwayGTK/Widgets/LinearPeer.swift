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
    /// Material's bar, and the height of a classic one, which has none of its own (Sources.md#sizes), in points.
    static let thickness = 4.0

    var style: LinearStyle {
        get { driver.indicator.style }
        set {
            guard newValue != style else { return }
            tellingChanges { driver.setStyle(newValue) }
            gtk_widget_queue_resize(widget)
        }
    }

    override var watched: WatchedValues {
        var watched = super.watched
        watched.buffer = driver.indicator.bufferValue
        watched.mode = driver.indicator.mode
        return watched
    }

    override func minimumAndNatural(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
        let height = Int32(height)
        return orientation == GTK_ORIENTATION_VERTICAL ? (height, height) : (height, max(height, Self.naturalLength))
    }

    /// The bar's thickness, and a wave's room above and below it, in points.
    private var height: Double {
        let wave = style.wave.map { 2 * $0.amplitude.clamped(to: 0...1000) } ?? 0
        return ((style.thickness ?? Self.thickness).clamped(to: 1...10_000) + wave).rounded(.up)
    }
}

extension Double {
    /// The number within a range; what is no number is the range's lower end.
    func clamped(to range: ClosedRange<Double>) -> Double {
        self >= range.lowerBound ? Swift.min(self, range.upperBound) : range.lowerBound
    }
}
