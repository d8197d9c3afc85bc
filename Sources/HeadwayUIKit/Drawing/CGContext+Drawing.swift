#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
package import Headway
package import UIKit

extension CGContext {
    /// Replays a drawing, back to front.
    package func replay(_ drawing: Drawing) {
        // Whether each open group has a transparency layer, innermost last.
        var layers: [Bool] = []
        for operation in drawing.operations {
            switch operation {
            case .fillBar(let rect, let radius, let paint):
                fill(CGRect(rect), radius: CGFloat(radius), paint, drawing.gradientLine(of: operation))
            case .strokeArc(let arc, let color):
                stroke(arc, color)
            case .fillPath(let range, let rule, let color):
                setFillColor(color.cgColor)
                addPath(.of(drawing.elements[range]))
                fillPath(using: rule == .evenOdd ? .evenOdd : .winding)
            case .strokePath(let range, let width, let cap, let paint):
                stroke(drawing.elements[range], width: width, cap, paint, drawing.gradientLine(of: operation))
            case .beginGroup(let origin, let scale, let opacity):
                layers.append(opacity < 1)
                beginGroup(origin, scale: scale, opacity: opacity)
            case .endGroup:
                if layers.popLast() == true { endTransparencyLayer() }
                restoreGState()
            }
        }
    }

    /// Composites what a closure draws as a group, at an opacity.
    func asOne(opacity: CGFloat, _ draw: () -> Void) {
        guard opacity < 1 else { return draw() }
        saveGState()
        setAlpha(opacity)
        beginTransparencyLayer(auxiliaryInfo: nil)
        draw()
        endTransparencyLayer()
        restoreGState()
    }

    private func beginGroup(_ origin: Point, scale: Double, opacity: Double) {
        saveGState()
        translateBy(x: CGFloat(origin.x), y: CGFloat(origin.y))
        scaleBy(x: CGFloat(scale), y: CGFloat(scale))
        guard opacity < 1 else { return }
        setAlpha(CGFloat(opacity))
        beginTransparencyLayer(auxiliaryInfo: nil)
    }

    private func fill(_ rect: CGRect, radius: CGFloat, _ paint: Paint, _ line: (start: Point, end: Point)?) {
        switch paint {
        case .solid(let color):
            setFillColor(color.cgColor)
            addBar(rect, radius)
            fillPath()
        case .gradient(let colors, _):
            saveGState()
            addBar(rect, radius)
            fillGradient(colors, line)
            restoreGState()
        }
    }

    /// Fills the current path with a gradient along a line, extended beyond its ends; leaves the context clipped to the path.
    private func fillGradient(_ colors: [Color], _ line: (start: Point, end: Point)?) {
        let space = CGColorSpace(name: CGColorSpace.sRGB)
        let list = colors.map(\.cgColor) as CFArray
        guard let line, let gradient = CGGradient(colorsSpace: space, colors: list, locations: nil) else { return }
        clip()
        drawLinearGradient(
            gradient, start: CGPoint(line.start), end: CGPoint(line.end),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    func addBar(_ rect: CGRect, _ radius: CGFloat) {
        // Rounding to pixels may have made a side slightly too short for its corners, on which Core Graphics traps.
        let corner = max(0, min(radius, rect.size.width / 2, rect.size.height / 2))
        addPath(CGPath(roundedRect: rect, cornerWidth: corner, cornerHeight: corner, transform: nil))
    }

    private func stroke(_ arc: ArcShape, _ color: Color) {
        setStrokeColor(color.cgColor)
        setLine(width: arc.width, arc.cap)
        // Compass degrees count from 12 o'clock, Core Graphics from 3; with y downwards, "not clockwise" is clockwise.
        let start = (arc.start - 90) * .pi / 180
        addArc(
            center: CGPoint(arc.center), radius: CGFloat(arc.radius), startAngle: CGFloat(start),
            endAngle: CGFloat(start + arc.sweep * .pi / 180), clockwise: false)
        strokePath()
    }

    private func stroke(
        _ elements: ArraySlice<PathElement>, width: Double, _ cap: LineCap, _ paint: Paint,
        _ line: (start: Point, end: Point)?
    ) {
        setLine(width: width, cap)
        setLineJoin(.round)
        switch paint {
        case .solid(let color):
            setStrokeColor(color.cgColor)
            addPath(.of(elements))
            strokePath()
        case .gradient(let colors, _):
            saveGState()
            addPath(.of(elements))
            replacePathWithStrokedPath()
            fillGradient(colors, line)
            restoreGState()
        }
    }

    private func setLine(width: Double, _ cap: LineCap) {
        setLineWidth(CGFloat(width))
        setLineCap(cap == .round ? .round : .butt)
    }
}

extension CGRect {
    init(_ rect: Rect) {
        self.init(x: CGFloat(rect.x), y: CGFloat(rect.y), width: CGFloat(rect.width), height: CGFloat(rect.height))
    }
}

extension CGPoint {
    init(_ point: Point) { self.init(x: CGFloat(point.x), y: CGFloat(point.y)) }
}
#endif
