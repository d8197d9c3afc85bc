/// A property of a layer that can be animated.
public enum PlanProperty: UInt8, Sendable, Hashable, CaseIterable {
    /// The left edge of a bar or of artwork, in points.
    case x
    /// The top edge of a bar or of artwork, or the middle of a level wave, in points.
    case y
    /// In points.
    case width
    /// In points.
    case height
    /// The radius of a bar's corners, or of the circle of an arc or a wave, in points.
    case radius
    /// The width of an arc's or a wave's line, in points.
    case lineWidth
    /// Where an arc begins, in compass degrees that are not reduced at a full turn.
    case start
    /// How far an arc goes, in degrees; round caps lie outside.
    case sweep
    /// Where a level wave begins, in points.
    case from
    /// Where a level wave ends, in points.
    case to
    /// The height of a wave's crests above its middle, in points.
    case amplitude
    /// The distance between two crests, in points.
    case wavelength
    /// How far a wave's crests have travelled, in wavelengths.
    case phase
    /// The size of artwork, about the middle of its box.
    case scale
    /// 0…1.
    case opacity
    /// 0…1.
    case red
    /// 0…1.
    case green
    /// 0…1.
    case blue

    /// Which of a layer's tracks it is; nil if layers of the kind have none.
    func channel(of kind: PlanLayer.Kind) -> Int? {
        switch self {
        case .opacity: PlanChannel.opacity
        case .red: kind == .art ? nil : PlanChannel.red
        case .green: kind == .art ? nil : PlanChannel.green
        case .blue: kind == .art ? nil : PlanChannel.blue
        default: Self.geometry(of: kind).firstIndex(of: self)
        }
    }

    /// The properties of a kind in the order of their channels, followed by those that all kinds have.
    private static func geometry(of kind: PlanLayer.Kind) -> [PlanProperty] {
        switch kind {
        case .bar: bar
        case .arc: arc
        case .levelWave: levelWave
        case .ringWave: ringWave
        case .art: art
        }
    }

    private static let bar: [PlanProperty] = [.x, .width, .y, .height, .radius]
    private static let arc: [PlanProperty] = [.start, .sweep, .radius, .lineWidth]
    private static let levelWave: [PlanProperty] = [
        .from, .to, .y, .amplitude, .lineWidth, .opacity, .red, .green, .blue, .phase, .wavelength,
    ]
    private static let ringWave: [PlanProperty] = [
        .start, .sweep, .radius, .amplitude, .lineWidth, .opacity, .red, .green, .blue, .phase, .wavelength,
    ]
    private static let art: [PlanProperty] = [.x, .width, .y, .height, .scale]
}

/// Indices of the numbers of a part; while frames are sampled, 1 and 3 of bars and artwork are right and bottom edges.
enum PlanChannel {
    static let count = 9
    static let opacity = 5
    static let red = 6
    static let green = 7
    static let blue = 8
}
