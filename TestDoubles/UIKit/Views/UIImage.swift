// swift-format-ignore-file
/// An image known by a name; drawing writes that name into the current context.
public final class UIImage: NSObject, NSSecureCoding, Sendable {
    let name: String
    public init?(named name: String) { self.name = name }

    @MainActor public func draw(in rect: CGRect) { currentContext?.drawImage(named: name, in: rect) }

    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) { coder.encode(Int(name) ?? 0, forKey: "UIName") }
    public required init?(coder: NSCoder) { name = "\(coder.decodeInteger(forKey: "UIName"))" }
}

public final class UIBezierPath: NSObject {
    private let path: CGPath
    public var lineWidth: CGFloat = 1
    public init(rect: CGRect) { path = CGPath(text: "rect \(text(rect))") }
    public init(ovalIn rect: CGRect) { path = CGPath(text: "oval \(text(rect))") }
    public init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path = CGPath(text: "arc \(text(center)) r\(number(radius))")
    }
    public func fill() {
        currentContext?.addPath(path)
        currentContext?.fillPath()
    }
    public func stroke() {
        currentContext?.setLineWidth(lineWidth)
        currentContext?.addPath(path)
        currentContext?.strokePath()
    }
    public var cgPath: CGPath { path }
}

/// Only its style is used: the hosts take the same one.
@preconcurrency @MainActor open class UIProgressView: UIView {
    @objc(UIProgressViewStyle) public enum Style: Int, Sendable { case `default`, bar }
}
