/// Part of a circle, stroked: the ring's shape.
public struct ArcShape: Sendable, Hashable {
    /// The middle of the circle.
    public var center: Point
    /// From the middle to the line's middle, in points.
    public var radius: Double
    /// The line's width, in points.
    public var width: Double
    /// Where it starts: compass degrees, clockwise from 12 o'clock.
    public var start: Double
    /// How far it extends clockwise, clamped to 0…360 degrees; NaN is 0.
    public var sweep: Double { didSet { sweep = Self.clamped(sweep) } }
    /// How it ends.
    public var cap: LineCap

    /// Makes an arc; the sweep is clamped to 0…360.
    public init(center: Point, radius: Double, width: Double, start: Double, sweep: Double, cap: LineCap = .butt) {
        self.center = center
        self.radius = radius
        self.width = width
        self.start = start
        self.sweep = Self.clamped(sweep)
        self.cap = cap
    }

    private static func clamped(_ sweep: Double) -> Double { sweep > 0 ? min(sweep, 360) : 0 }

    /// True when something would be visible.
    var isDrawable: Bool {
        center.isFinite && radius > 0 && radius.isFinite && width > 0 && width.isFinite && start.isFinite && sweep > 0
    }

    /// The arc to stroke so that its round ends lie within its sweep.
    ///
    /// An arc shorter than its caps becomes a dot as wide as it is long, so it is never longer than its value; a closed circle
    /// has no caps.
    public var withCapsInside: ArcShape {
        guard cap == .round, sweep < 360 else { return self }
        let length = sweep * radius * (Trigonometry.pi / 180)
        var inside = self
        inside.width = min(width, length)
        let end = inside.width / 2 / radius * (180 / Trigonometry.pi)
        inside.start = start + end
        // Something must be left to stroke, or there is no round cap.
        inside.sweep = max(sweep - 2 * end, 1e-6)
        return inside
    }
}
