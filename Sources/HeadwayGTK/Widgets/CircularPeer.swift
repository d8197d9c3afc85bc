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

    /// Whether it is started, as it is initially, and whether it hides when it is stopped.
    var activity = RingActivity(isAnimating: true)
    private var isWantedHidden = false
    /// From the middle to the outer edge, in points; nil is the theme's, in as large a square as the widget has.
    var radius: Double? {
        didSet {
            if let wanted = radius { radius = wanted.isNaN ? oldValue : wanted.clamped(to: Self.radii) }
            guard radius != oldValue else { return }
            gtk_widget_queue_resize(widget)
            sizeAllocated()
        }
    }
    /// The minimum radius is the original's (Sources.md#mdc-activity-indicator), in points.
    static let radii = 5.0...10_000

    override var watched: WatchedValues {
        var watched = super.watched
        watched.mode = driver.indicator.mode
        return watched
    }

    override var isComplete: Bool { super.isComplete && driver.indicator.mode == .determinate }

    /// The radius in effect: the one that was set, else the theme's.
    var effectiveRadius: Double { radius ?? style.naturalDiameter / 2 }

    override func minimumAndNatural(_ orientation: GtkOrientation) -> (minimum: Int32, natural: Int32) {
        let diameter = (2 * effectiveRadius).clamped(to: 1...10_000).rounded(.up)
        return (Int32(diameter), Int32(diameter))
    }

    /// A ring with a radius of its own keeps it in a larger widget; any other fills the widget.
    override func sizeAllocated() {
        let (width, height) = extent
        guard let radius else { return super.sizeAllocated() }
        let side = min(2 * radius, width, height)
        driver.size = Size(width: side, height: side)
    }

    override func snapshot(into snapshot: OpaquePointer) {
        let (width, height) = extent
        if driver.size == Size(width: width, height: height) { return super.snapshot(into: snapshot) }
        var corner = graphene_point_t(
            x: Float((width - driver.size.width) / 2), y: Float((height - driver.size.height) / 2))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &corner)
        super.snapshot(into: snapshot)
        gtk_snapshot_restore(snapshot)
    }

    override var isToHide: Bool { isWantedHidden }

    /// Hides the ring, whatever its activity, or leaves that to it.
    override func setHidden(_ hidden: Bool, animated: Bool, _ completion: Handler?) {
        isWantedHidden = hidden
        applyActivity(animated: animated, completion)
    }

    /// Following shows the value, or motion while there is none.
    override func follow(_ source: any ProgressSource) {
        super.follow(source)
        setMode(.determinate, animated: false)
    }

    override func inheritedFraction(_ fraction: Double) {
        if driver.indicator.mode == .indeterminate { setMode(.determinate, animated: animatesProperties) }
        super.inheritedFraction(fraction)
    }

    override func inheritedPulse() { setMode(.indeterminate, animated: animatesProperties) }

    func setHidesWhenStopped(_ hides: Bool) {
        tellingChanges {
            activity.hidesWhenStopped = hides
            applyActivity(animated: false)
        }
    }
}
