/// One part of an indicator in a plan.
public struct PlanLayer: Sendable, Hashable {
    /// What a layer is, which decides the properties that it has.
    public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
        /// A straight bar with round corners.
        case bar
        /// Part of a circle's line.
        case arc
        /// A wavy line along a bar.
        case levelWave
        /// A wavy line round a ring.
        case ringWave
        /// A piece of artwork.
        case art
    }

    /// Which part it is: the same part has the same number in every plan of an indicator, and greater numbers lie in front.
    public internal(set) var slot: UInt8
    /// What it is.
    public internal(set) var kind: Kind
    /// What it says; `active` for artwork.
    public internal(set) var role: PartRole
    /// Which piece of artwork; nil for everything else.
    public internal(set) var art: ArtName?
    /// How an arc's line ends.
    public internal(set) var cap: LineCap
    /// Colours along it where a bar or a wave is a gradient, which has no colour tracks then; else empty.
    public internal(set) var colors: [Color]
    /// Which way a gradient or a level wave runs; along an upright wave `from` and `to` are heights and `y` is an x.
    public internal(set) var axis = Axis.horizontal
    /// The middle of an arc or a ring's wave, in the view's coordinates.
    public internal(set) var center: Point
    /// The distance of a wave's crests, in points.
    var wavelength: Double
    /// The place of its first track in the plan.
    var firstTrack: Int
}
