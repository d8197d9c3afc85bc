/// Where the parts of an indicator have corners that come with their places and lengths, and not at times that a schedule knows.
struct PartCorners: Sendable {
    /// Which way bars run.
    var axis = Axis.horizontal
    /// The length of the whole way, in points.
    var length = 0.0
    /// How far from either end of the way gaps open or close, in points; 0 where there are none.
    var margin = 0.0
    /// The length at which a bar becomes round and thin, in points.
    var roundLength = 0.0
    /// The length at which a bar becomes a wave, in points; 0 where none does.
    var waveLength = 0.0
    /// The sweep up to which gaps open, in degrees; 0 where there are none.
    var sweep = 0.0
    /// How much faster than the end of a bar or an arc that of the track moves while a gap opens.
    var haste = 1.0
}
