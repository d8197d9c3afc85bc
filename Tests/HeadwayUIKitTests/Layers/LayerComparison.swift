import Foundation
@_spi(Double) import UIKit

@testable import Headway
@testable import HeadwayUIKit

/// What the render server shows of a view, beside the engine's frame of the same instant.
@MainActor
struct LayerComparison {
    let root: CALayer
    let frame: Frame
    let time: CFTimeInterval
    /// At scale 3: a quarter of a device pixel while it moves, and half of one where an edge has come to rest on a pixel.
    private let length = 0.25 / 3 + 0.5 / 3 + 1e-3
    private let angle = 0.3
    private let shade = 1.5 / 255

    init<Subject: Indicator>(_ host: ViewHost<Subject>) {
        root = host.layers.root
        time = DisplayClock.now
        var frame = Frame()
        host.driver.indicator.render(
            at: Instant(seconds: time), size: host.driver.size, environment: host.driver.environment, into: &frame)
        self.frame = frame
    }

    /// What differs; nothing when all is well.
    var differences: [String] {
        var left = Dictionary(grouping: root.sublayers ?? [], by: { Int($0.zPosition) }).compactMapValues(\.first)
        var found: [String] = []
        for bar in frame.bars {
            guard let layer = left.removeValue(forKey: Int(bar.slot)) else {
                if !isTiny(bar) { found.append("no layer for \(bar)") }
                continue
            }
            if !isTiny(bar) { found += compare(layer, bar) }
        }
        for arc in frame.arcs {
            guard let layer = left.removeValue(forKey: Int(arc.slot)) else {
                if arc.shape.sweep > 2 * angle, arc.shape.width > 2 * length { found.append("no layer for \(arc)") }
                continue
            }
            found += compare(layer, arc)
        }
        for art in frame.art {
            guard let layer = left.removeValue(forKey: Int(DownloadSlot.art(art.name))) else {
                if art.opacity > shade { found.append("no layer for \(art.name)") }
                continue
            }
            check(&found, "\(art.name) opacity", number("opacity", layer), art.opacity, shade)
            check(&found, "\(art.name) scale", number("transform.scale", layer), art.scale, 0.01)
            if layer.sublayers?.isEmpty != false { found.append("no picture of \(art.name)") }
        }
        for (slot, layer) in left where isSeen(layer) { found.append("a layer too many: \(slot)") }
        return found
    }

    private func isTiny(_ bar: Bar) -> Bool {
        guard case .solid(let color) = bar.paint else { return false }
        return bar.rect.width < 2 * length || bar.rect.height < 2 * length || color.alpha < 2 * shade
    }

    private func isSeen(_ layer: CALayer) -> Bool {
        if number("opacity", layer) <= 2 * shade { return false }
        if layer is CAShapeLayer { return number("strokeEnd", layer) > 2 * angle / 360 }
        if layer.sublayers?.isEmpty == false { return true }
        return number("bounds.size.width", layer) > 2 * length && number("bounds.size.height", layer) > 2 * length
    }

    private func compare(_ layer: CALayer, _ bar: Bar) -> [String] {
        var found: [String] = []
        let rect = bar.rect
        let (x, y) = (number("position.x", layer), number("position.y", layer))
        check(&found, "\(bar.role) left", x, rect.x, length)
        check(&found, "\(bar.role) right", x + number("bounds.size.width", layer), rect.maxX, length)
        check(&found, "\(bar.role) top", y, rect.y, length)
        check(&found, "\(bar.role) bottom", y + number("bounds.size.height", layer), rect.maxY, length)
        check(&found, "\(bar.role) radius", number("cornerRadius", layer), bar.radius, length)
        if case .solid(let color) = bar.paint { found += compare(layer, "backgroundColor", color) }
        return found
    }

    private func compare(_ layer: CALayer, _ arc: Arc) -> [String] {
        var found: [String] = []
        let shape = arc.shape.withCapsInside
        check(&found, "\(arc.role) width", number("lineWidth", layer), shape.width, length)
        check(&found, "\(arc.role) sweep", 360 * number("strokeEnd", layer), shape.sweep, 3 * angle)
        if shape.sweep > 1, shape.sweep < 360 {
            let start = number("transform.rotation.z", layer) * 180 / .pi
            // A round end's half width moves the start of the line.
            let ends = shape.cap == .round ? length / shape.radius * 180 / .pi : 0
            check(&found, "\(arc.role) start of \(shape.sweep)", (start - shape.start).nearestTurn, 0, 2 * angle + ends)
        }
        let middle = CGPoint(x: shape.center.x, y: shape.center.y)
        if layer.position != middle { found.append("\(arc.role) at \(layer.position), expected \(middle)") }
        return found + compare(layer, "strokeColor", arc.color)
    }

    private func compare(_ layer: CALayer, _ property: String, _ color: Headway.Color) -> [String] {
        var found: [String] = []
        check(&found, "opacity", number("opacity", layer), color.alpha, shade)
        let shown = RenderServer.color(property, of: layer, at: time) ?? []
        if color.alpha > 0.1 {
            for (component, expected) in zip(shown, [color.red, color.green, color.blue]) {
                check(&found, property, component, expected, shade)
            }
        }
        return found
    }

    private func number(_ keyPath: String, _ layer: CALayer) -> Double {
        RenderServer.number(keyPath, of: layer, at: time)
    }

    private func check(_ found: inout [String], _ what: String, _ value: Double, _ expected: Double, _ limit: Double) {
        if (value - expected).magnitude > limit { found.append("\(what) \(value), expected \(expected)") }
    }
}
