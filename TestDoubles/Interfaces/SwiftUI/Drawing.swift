public protocol ShapeStyle: Sendable {}

public struct Color: ShapeStyle, Hashable {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
    public init(_ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
    public nonisolated func opacity(_ opacity: Double) -> Color { self }
    public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
    public static let orange = Color(red: 1, green: 0.5, blue: 0)
    public static let green = Color(red: 0, green: 1, blue: 0)
}

extension Color: View { public var body: Never { fatalError() } }

public struct TintShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == TintShapeStyle { public static var tint: TintShapeStyle { TintShapeStyle() } }
extension ShapeStyle { public func opacity(_ opacity: Double) -> some ShapeStyle { self } }

public struct Gradient: Sendable { public init(colors: [Color]) {} }

public struct Angle: Sendable { public static func degrees(_ degrees: Double) -> Angle { Angle() } }

public struct FillStyle: Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) {} }

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public struct StrokeStyle: Sendable {
    public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter) {}
}

public enum RoundedCornerStyle: Sendable { case circular, continuous }

public struct Path: Sendable {
    public init() {}
    public init(_ callback: (inout Path) -> Void) {}
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {}
    public mutating func move(to end: CGPoint) {}
    public mutating func addLine(to end: CGPoint) {}
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
    ) {}
    public mutating func closeSubpath() {}
}

@available(iOS 15, macOS 12, *) public struct GraphicsContext {
    public struct Shading: Sendable {
        public static func color(_ color: Color) -> Shading { fatalError() }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { fatalError() }
        public static func linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading {
            fatalError()
        }
    }
    public var opacity: Double = 1
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
}

@available(iOS 15, macOS 12, *) public struct Canvas<Symbols: View>: View {
    public var body: Never { fatalError() }
}

@available(iOS 15, macOS 12, *) extension Canvas where Symbols == EmptyView {
    public nonisolated init(
        opaque: Bool = false, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {}
}

public protocol TimelineSchedule {}
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule()
    }
}

@available(iOS 15, macOS 12, *) public struct TimelineViewDefaultContext { public let date: Date }

@available(iOS 15, macOS 12, *) public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    public typealias Context = TimelineViewDefaultContext
    public nonisolated init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {}
    public var body: Never { fatalError() }
}
