/// A rectangle that a host has painted.
public struct PaintedBar: Sendable, Hashable, CustomStringConvertible {
    /// Left edge in points.
    public var x: Double
    /// Top edge in points.
    public var y: Double
    /// Width in points.
    public var width: Double
    /// Height in points.
    public var height: Double
    /// Its colour as "#rrggbb", the leftmost of a gradient.
    public var color: String

    /// Makes a bar.
    public init(x: Double, y: Double, width: Double, height: Double, color: String) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.color = color
    }

    /// As text.
    public var description: String { "\(color) \(x),\(y) \(width)x\(height)" }
}
