// swift-format-ignore-file
@_exported import CoreGraphics

extension CGPoint: Equatable {
    public static func == (a: CGPoint, b: CGPoint) -> Bool { a.x == b.x && a.y == b.y }
    public static let zero = CGPoint(x: 0, y: 0)
}

extension CGSize {
    public static let zero = CGSize(width: 0, height: 0)
}

extension CGRect: Equatable {
    public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    public static func == (a: CGRect, b: CGRect) -> Bool { a.size == b.size }
    public var minX: CGFloat { origin.x }
    public var minY: CGFloat { origin.y }
    public var midX: CGFloat { origin.x }
    public var midY: CGFloat { origin.y }
    public var maxX: CGFloat { origin.x }
    public var maxY: CGFloat { origin.y }
    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
}

extension CGSize: Equatable {
    public static func == (a: CGSize, b: CGSize) -> Bool { a.width == b.width }
}
