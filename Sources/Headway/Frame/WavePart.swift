/// A wavy line in a frame, along a bar or around a ring.
public struct WavePart: Sendable, Hashable {
    /// What the wave follows.
    public enum Course: Sendable, Hashable {
        /// A horizontal line from one x to another, in the view's coordinates, at a given y.
        case level(from: Double, to: Double, y: Double)
        /// A vertical line from one y to another, in the view's coordinates, at a given x.
        case upright(from: Double, to: Double, x: Double)
        /// Part of a circle, in compass degrees.
        case ring(center: Point, radius: Double, start: Double, sweep: Double)
    }

    /// What the wave stands for.
    public var role: PartRole
    /// What it follows.
    public var course: Course
    /// Height of a crest above the middle, in points.
    public var amplitude: Double
    /// Distance between two crests along the course, in points.
    public var wavelength: Double
    /// How far the crests have travelled, in wavelengths, 0…1.
    public var phase: Double
    /// The line's width, in points.
    public var width: Double
    /// Its colour, or colours along it.
    public var paint: Paint
    /// Which part of the indicator it is, for plans.
    var slot: UInt8 = 0
}
