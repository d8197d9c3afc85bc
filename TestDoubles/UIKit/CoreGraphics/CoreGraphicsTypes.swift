// swift-format-ignore-file
// CGFloat, CGPoint, CGSize, CGRect, NSObject and NSCoder come from Foundation, as they do through UIKit on an Apple system.
@_exported import Foundation

public typealias CFTimeInterval = Double
/// Core Foundation's dictionary; only its absence is ever passed.
public final class CFDictionary {}
/// Core Foundation's array of colours, as a bridged array.
public typealias CFArray = [CGColor]

public final class CGColorSpace: Sendable {
    public static let sRGB = "kCGColorSpaceSRGB"
    public init?(name: String) {}
}

public final class CGColor: Equatable, Sendable {
    public let components: [CGFloat]?
    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }
    public static func == (a: CGColor, b: CGColor) -> Bool { a.components == b.components }

    /// #rrggbb, with the alpha behind it when it is not opaque.
    var hex: String {
        let bytes = (components ?? []).map { Int(($0 * 255).rounded()) }
        let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
        return "#" + (digits.last == "ff" ? digits.dropLast() : digits[...]).joined()
    }
}

public final class CGGradient {
    let text: String
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        guard colors.count > 1 else { return nil }
        text = colors.map(\.hex).joined(separator: " ")
    }
}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

public struct CGAffineTransform: Equatable, Sendable {
    public static let identity = CGAffineTransform()
}

public class CGPath {
    public internal(set) var text: String
    /// All points, controls too: two paths of as many morph into each other.
    var coordinates: [Double] = []

    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        // CoreGraphics asserts so too.
        precondition(
            cornerWidth >= 0 && 2 * cornerWidth <= rect.size.width && cornerHeight >= 0
                && 2 * cornerHeight <= rect.size.height, "CGPath: the corners do not fit")
        text = "bar \(UIKit.text(rect)) r\(number(cornerWidth))"
    }

    init(text: String) { self.text = text }
}

/// A path built element by element.
public final class CGMutablePath: CGPath {
    public init() { super.init(text: "") }
    private func add(_ line: String, _ points: CGPoint...) {
        text += text.isEmpty ? line : "\n" + line
        coordinates += points.flatMap { [Double($0.x), Double($0.y)] }
    }
    public func move(to point: CGPoint) { add("move \(UIKit.text(point))", point) }
    public func addLine(to point: CGPoint) { add("line \(UIKit.text(point))", point) }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add("curve \(UIKit.text(control1)) \(UIKit.text(control2)) \(UIKit.text(end))", control1, control2, end)
    }
    public func closeSubpath() { add("close") }
    public func addPath(_ path: CGPath) { add(path.text) }
}
