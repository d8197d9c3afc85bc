/// One part of an indicator in a plan.
public struct PlanLayer: Sendable, Hashable {
    /// What a layer is, which decides the properties that it has.
    public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
        /// A straight bar with rounded corners.
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

    /// Identifies the part: the same part has the same number in every plan of an indicator, and greater numbers are in front.
    public internal(set) var slot: UInt8
    /// What it is.
    public internal(set) var kind: Kind
    /// What it stands for; `active` for artwork.
    public internal(set) var role: PartRole
    /// Which piece of artwork; nil for everything else.
    public internal(set) var art: ArtName?
    /// The line cap of an arc.
    public internal(set) var cap: LineCap
    /// The colours of a bar or a wave with a gradient, which then has no colour tracks; otherwise empty.
    public internal(set) var colors: [Color]
    /// The direction of a gradient or a wave; for a vertical wave `from` and `to` are y coordinates and `y` is an x coordinate.
    public internal(set) var axis = Axis.horizontal
    /// The centre of an arc or of a ring's wave, in the view's coordinates.
    public internal(set) var center: Point
    /// The distance between a wave's crests, in points.
    var wavelength: Double
    /// Where a level wave lies.
    var placement: LinearPlacement?
    /// The index of its first track in the plan.
    var firstTrack: Int
}
