#if canImport(SwiftUI) && (!canImport(UIKit) || os(tvOS) || os(watchOS))
import Headway
import SwiftUI

extension GraphicsContext {
    /// Replays a drawing, back to front.
    mutating func replay(_ drawing: Drawing, colors: CanvasColors) {
        var start = drawing.operations.startIndex
        replay(drawing, from: &start, colors: colors)
    }

    /// Replays up to the end of the group that begins before `index`.
    private mutating func replay(_ drawing: Drawing, from index: inout Int, colors: CanvasColors) {
        while index < drawing.operations.endIndex {
            let operation = drawing.operations[index]
            index += 1
            switch operation {
            case .fillBar(let rect, let radius, let paint):
                // SwiftUI's default corner is not an arc: a bar's end would not be round.
                let bar = SwiftUI.Path(roundedRect: CGRect(rect), cornerRadius: radius, style: .circular)
                fill(bar, with: shading(paint, drawing.gradientLine(of: operation), colors))
            case .strokeArc(let arc, let color):
                stroke(SwiftUI.Path(arc), with: colors.shading(color), style: StrokeStyle(arc.width, arc.cap))
            case .fillPath(let range, let rule, let color):
                let path = SwiftUI.Path(drawing.elements[range])
                fill(path, with: colors.shading(color), style: FillStyle(eoFill: rule == .evenOdd))
            case .strokePath(let range, let width, let cap, let paint):
                let path = SwiftUI.Path(drawing.elements[range])
                stroke(
                    path, with: shading(paint, drawing.gradientLine(of: operation), colors),
                    style: StrokeStyle(width, cap))
            case .beginGroup(let origin, let scale, let opacity):
                replayGroup(drawing, from: &index, colors, origin, scale, opacity)
            case .endGroup: return
            }
        }
    }

    private func replayGroup(
        _ drawing: Drawing, from index: inout Int, _ colors: CanvasColors, _ origin: Headway.Point, _ scale: Double,
        _ opacity: Double
    ) {
        var group = self
        group.translateBy(x: origin.x, y: origin.y)
        group.scaleBy(x: scale, y: scale)
        group.opacity *= opacity
        var next = index
        group.drawLayer { layer in layer.replay(drawing, from: &next, colors: colors) }
        index = next
    }

    private func shading(
        _ paint: Paint, _ line: (start: Headway.Point, end: Headway.Point)?, _ colors: CanvasColors
    ) -> Shading {
        switch paint {
        case .solid(let color): colors.shading(color)
        case .gradient(let colors, _):
            .linearGradient(
                Gradient(colors: colors.map { SwiftUI.Color($0) }), startPoint: line.map { CGPoint($0.start) } ?? .zero,
                endPoint: line.map { CGPoint($0.end) } ?? .zero)
        }
    }
}

extension SwiftUI.Path {
    init(_ arc: ArcShape) {
        self.init { path in
            path.addArc(
                center: CGPoint(x: arc.center.x, y: arc.center.y), radius: arc.radius,
                startAngle: .degrees(arc.start - 90), endAngle: .degrees(arc.start - 90 + arc.sweep), clockwise: false)
        }
    }

    init(_ elements: ArraySlice<PathElement>) {
        self.init { path in
            for element in elements {
                switch element {
                case .move(let point): path.move(to: CGPoint(point))
                case .line(let point): path.addLine(to: CGPoint(point))
                case .curve(let control1, let control2, let end):
                    path.addCurve(to: CGPoint(end), control1: CGPoint(control1), control2: CGPoint(control2))
                case .close: path.closeSubpath()
                }
            }
        }
    }
}

extension StrokeStyle {
    init(_ width: Double, _ cap: LineCap) {
        self.init(lineWidth: width, lineCap: cap == .round ? .round : .butt, lineJoin: .round)
    }
}

extension CGPoint {
    init(_ point: Headway.Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
    init(_ rect: Headway.Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}
#endif
