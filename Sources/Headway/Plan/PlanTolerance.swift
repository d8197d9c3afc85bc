/// By how much a plan may differ from frames, and how much of that each step of making one may use.
struct PlanTolerance: Sendable {
    /// A quarter of a device pixel at scale 3, in points.
    var length = 0.25 / 3
    /// In degrees.
    var angle = 0.25
    /// Of opacity and of a colour's components.
    var shade = 1.0 / 255

    // Measured: together these keep random sequences within the tolerance with the fewest keys.
    /// The share that leaving out keys may use; the rest is for what happens between samples.
    static let reduction = 0.65
    /// How far straight lines between the samples that known curves ask for are off.
    static let cell = 0.3
    /// The same for transitions, which change what is moving already.
    static let transitionCell = 0.25
    /// The error that the bend at a sample may suggest between it and its neighbours.
    static let bend = 0.33
    /// The same for transitions.
    static let transitionBend = 0.28

    /// The limits of all channels of all kinds of layers.
    func limits(of axis: Axis) -> [Double] {
        PlanLayer.Kind.allCases.flatMap { kind in (0..<PlanChannel.count).map { limit(kind, $0, axis) } }
    }

    private func limit(_ kind: PlanLayer.Kind, _ channel: Int, _ axis: Axis) -> Double {
        switch (kind, channel) {
        case (_, PlanChannel.opacity...): shade
        case (.arc, 0...1), (.ringWave, 0...1): angle
        // A picture's growth moves its edge, in a box of up to some hundred points.
        case (.art, 4): length / 50
        // Both edges together: the thickness is within the tolerance as well.
        case (.bar, 0...1) where axis == .vertical: length / 2
        case (.bar, 2...3) where axis == .horizontal: length / 2
        default: length
        }
    }
}

extension PlanLayer.Kind {
    /// True if the first two numbers are where it starts and how far it goes, in degrees.
    var isAngular: Bool { self == .arc || self == .ringWave }

    /// True if it is a wavy line.
    var isWave: Bool { self == .levelWave || self == .ringWave }

    /// True if the second and fourth number are edges while frames are sampled, and extents in a plan.
    var hasEdges: Bool { self == .bar || self == .art }
}

extension Double {
    /// The same turn in -180…180 degrees.
    var nearestTurn: Double { self - 360 * (self / 360).rounded() }
}
