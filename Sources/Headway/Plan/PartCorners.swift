/// The positions and lengths at which the parts of an indicator have corners, whose times a schedule does not know.
struct PartCorners: Sendable {
    /// The direction of bars.
    var axis = Axis.horizontal
    /// The length of the track, in points.
    var length = 0.0
    /// The distance from either end of the track within which gaps open, in points; 0 without gaps.
    var margin = 0.0
    /// The length below which a bar is a circle, in points.
    var roundLength = 0.0
    /// The length from which a bar is a wave, in points; 0 without waves.
    var waveLength = 0.0
    /// The sweep within which gaps open, in degrees; 0 without gaps.
    var sweep = 0.0
    /// The speed of the track's end while a gap opens, in multiples of the speed of the part that it follows.
    var haste = 1.0
}
