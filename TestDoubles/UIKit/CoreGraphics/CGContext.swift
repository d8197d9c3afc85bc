/// Records what is drawn, one line a call.
public final class CGContext {
    @_spi(Double) public internal(set) var log: [String] = []
    private var depth = 0
    private var layers = 0
    private var hasPath = false

    @_spi(Double) public init() {}

    /// True when every saved state was restored and every layer ended.
    @_spi(Double) public var isBalanced: Bool { depth == 0 && layers == 0 }

    private func write(_ line: String) { log.append(line) }

    public func setFillColor(_ color: CGColor) { write("fill \(color.hex)") }
    public func setStrokeColor(_ color: CGColor) { write("stroke \(color.hex)") }
    public func setLineWidth(_ width: CGFloat) { write("width \(number(width))") }
    public func setLineCap(_ cap: CGLineCap) { write("cap \(cap)") }
    public func setLineJoin(_ join: CGLineJoin) { write("join \(join)") }
    public func setAlpha(_ alpha: CGFloat) { write("alpha \(number(alpha))") }

    public func beginPath() { hasPath = false }

    public func addPath(_ path: CGPath) {
        hasPath = true
        write(path.text)
    }

    public func addRect(_ rect: CGRect) {
        hasPath = true
        write("rect \(text(rect))")
    }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        hasPath = true
        // UIKit's contexts have their y axis downwards, so "clockwise: false" turns clockwise on screen.
        let direction = clockwise ? "anticlockwise" : "clockwise"
        let angles = "\(degrees(startAngle))..\(degrees(endAngle))"
        write("arc \(text(center)) r\(number(radius)) \(angles) \(direction)")
    }

    public func move(to point: CGPoint) {
        hasPath = true
        write("move \(text(point))")
    }

    public func addLine(to point: CGPoint) {
        precondition(hasPath, "CGContext: a line without a current point")
        write("line \(text(point))")
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        precondition(hasPath, "CGContext: a curve without a current point")
        write("curve \(text(control1)) \(text(control2)) \(text(end))")
    }

    public func closePath() { write("close") }

    public func fillPath(using rule: CGPathFillRule = .winding) {
        hasPath = false
        write(rule == .winding ? "fillPath" : "fillPath evenOdd")
    }

    public func strokePath() {
        hasPath = false
        write("strokePath")
    }

    public func replacePathWithStrokedPath() { write("replacePathWithStrokedPath") }

    public func clip(using rule: CGPathFillRule = .winding) {
        hasPath = false
        write("clip")
    }

    public func saveGState() {
        depth += 1
        write("save")
    }

    public func restoreGState() {
        precondition(depth > 0, "CGContext: restore without save")
        depth -= 1
        write("restore")
    }

    public func translateBy(x: CGFloat, y: CGFloat) { write("translate \(number(x)),\(number(y))") }
    public func scaleBy(x: CGFloat, y: CGFloat) { write("scale \(number(x)),\(number(y))") }

    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        layers += 1
        write("beginLayer")
    }

    public func endTransparencyLayer() {
        precondition(layers > 0, "CGContext: end of a layer without its beginning")
        layers -= 1
        write("endLayer")
    }

    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        write("gradient \(gradient.text) \(text(start))..\(text(end))")
    }

    func drawImage(named name: String, in rect: CGRect) { write("image \(name) \(text(rect))") }
}

func number(_ value: CGFloat) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
}

func text(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

func text(_ rect: CGRect) -> String {
    "\(number(rect.origin.x)),\(number(rect.origin.y)) \(number(rect.size.width))x\(number(rect.size.height))"
}

private func degrees(_ radians: CGFloat) -> String { number(radians * 180 / .pi) }
