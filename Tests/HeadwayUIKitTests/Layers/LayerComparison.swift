import Foundation
@_spi(Double) import UIKit

@testable import Headway
@testable import HeadwayUIKit

/// What the render server shows of a view, beside the engine's frame of the same instant: a quarter of a device pixel at scale 3, a
/// quarter of a degree and a 255th, as for plans.
@MainActor
struct LayerComparison {
    private let layers: [CALayer]
    let frame: Frame
    let time: CFTimeInterval
    let scale: Double
    let size: Size
    /// A quarter of a device pixel at scale 3.
    private let length = 0.25 / 3
    private let angle = 0.25
    private let shade = 1.0 / 255
    /// Sums of numbers that each lie on a limit.
    private let rounding = 1e-6

    init<Subject: Indicator>(_ host: ViewHost<Subject>) {
        layers = (host.layers.back?.sublayers ?? []) + (host.layers.root.sublayers ?? [])
        // The nanosecond of the frame: at a jump a fraction of one makes a difference.
        let instant = Instant(seconds: DisplayClock.now)
        time = instant.seconds
        scale = host.driver.environment.scale
        size = host.driver.size
        var frame = Frame()
        host.driver.indicator.render(
            at: instant, size: host.driver.size, environment: host.driver.environment, into: &frame)
        self.frame = frame
    }

    /// What differs; nothing when all is well.
    var differences: [String] {
        var left = Dictionary(grouping: layers, by: { Int($0.zPosition) }).compactMapValues(\.first)
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
                if arc.shape.sweep > 2 * angle, arc.shape.width > length, arc.color.alpha > 2 * shade {
                    found.append("no layer for \(arc)")
                }
                continue
            }
            found += compare(layer, arc)
        }
        for wave in frame.waves {
            guard let layer = left.removeValue(forKey: Int(wave.slot)) else {
                if !isTiny(wave) { found.append("no layer for \(wave)") }
                continue
            }
            if !isTiny(wave) { found += compare(layer, wave) }
        }
        for art in frame.art {
            guard let layer = left.removeValue(forKey: Int(DownloadSlot.art(art.name))) else {
                if art.opacity > shade { found.append("no layer for \(art.name)") }
                continue
            }
            check(&found, "\(art.name) opacity", number("opacity", layer), art.opacity, shade)
            // The picture's edge moves by half of what its size does.
            let growth = length / max(1, art.box.width / 2)
            check(&found, "\(art.name) scale", number("transform.scale", layer), art.scale, growth)
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
        if let holder = layer.sublayers?.first, let line = line(of: holder) {
            let isShown =
                (line === holder.mask ? nil : holder.mask).map { number("strokeEnd", $0) > 2 * angle / 360 }
                ?? (min(number("bounds.size.width", holder), number("bounds.size.height", holder)) > 2 * length)
            return isShown && number("lineWidth", line) > length
        }
        if layer.sublayers?.isEmpty == false { return true }
        return number("bounds.size.width", layer) > 2 * length && number("bounds.size.height", layer) > 2 * length
    }

    private func compare(_ layer: CALayer, _ bar: Bar) -> [String] {
        var found: [String] = []
        let (rect, pixels) = (bar.rect, bar.rect.aligned(toScale: scale))
        let (x, y) = (number("position.x", layer), number("position.y", layer))
        let (right, bottom) = (x + number("bounds.size.width", layer), y + number("bounds.size.height", layer))
        for (name, shown, exact, onPixel) in [
            ("left", x, rect.x, pixels.x), ("right", right, rect.maxX, pixels.maxX), ("top", y, rect.y, pixels.y),
            ("bottom", bottom, rect.maxY, pixels.maxY),
        ] where (shown - onPixel).magnitude > rounding {
            // Where an edge does not rest on its pixel, it is where it exactly is.
            check(&found, "\(bar.role) \(name)", shown, exact, length)
        }
        check(&found, "\(bar.role) radius", number("cornerRadius", layer), bar.radius, length)
        if case .solid(let color) = bar.paint { found += compare(layer, "backgroundColor", color) }
        return found
    }

    /// An arc by what is seen of it: its line's round ends belong to it.
    private func compare(_ layer: CALayer, _ arc: Arc) -> [String] {
        var found: [String] = []
        let shape = arc.shape
        let isTiny = shape.sweep <= 2 * angle || shape.width <= length || arc.color.alpha <= 2 * shade
        if isTiny { return [] }
        let width = number("lineWidth", layer)
        let hasEnds = shape.cap == .round && shape.sweep < 360
        let end = hasEnds ? width / 2 / shape.radius * 180 / .pi : 0
        let sweep = 360 * number("strokeEnd", layer) + 2 * end
        // An arc that is as short as its ends is as wide as it is long.
        let isDot = hasEnds && shape.sweep * .pi / 180 * shape.radius < shape.width + length
        let thickness = isDot ? max(length, angle * .pi / 180 * shape.radius) : length
        check(&found, "\(arc.role) width", width, shape.withCapsInside.width, thickness)
        check(&found, "\(arc.role) sweep", min(360, sweep), shape.sweep, angle)
        if shape.sweep < 360 {
            let start = number("transform.rotation.z", layer) * 180 / .pi - end
            check(&found, "\(arc.role) start of \(shape.sweep)", (start - shape.start).nearestTurn, 0, angle)
        }
        let middle = CGPoint(x: shape.center.x, y: shape.center.y)
        if layer.position != middle { found.append("\(arc.role) at \(layer.position), expected \(middle)") }
        return found + compare(layer, "strokeColor", arc.color)
    }

    private func isTiny(_ wave: WavePart) -> Bool {
        if case .solid(let color) = wave.paint, color.alpha <= 2 * shade { return true }
        if wave.width <= length { return true }
        return switch wave.course {
        case .level(let from, let to, _), .upright(let from, let to, _): (to - from).magnitude <= 2 * length
        case .ring(_, let radius, _, let sweep): sweep <= 2 * angle || sweep * radius * .pi / 180 <= wave.width
        }
    }

    /// A wave's line, which lies in its window or masks the colours there.
    private func line(of holder: CALayer) -> CAShapeLayer? {
        holder is CAGradientLayer ? holder.mask as? CAShapeLayer : holder.sublayers?.first as? CAShapeLayer
    }

    /// A wave: its window, how far its line has come, and the dots at its ends.
    private func compare(_ layer: CALayer, _ wave: WavePart) -> [String] {
        guard let holder = layer.sublayers?.first, let line = line(of: holder) else { return ["no line of \(wave)"] }
        var found: [String] = []
        check(&found, "width", number("lineWidth", line), wave.width, length)
        switch wave.paint {
        case .solid(let color):
            check(&found, "opacity", number("opacity", layer), color.alpha, shade)
            check(&found, "color", RenderServer.color("strokeColor", of: line, at: time), color)
        case .gradient(let colors, _): found += compare(colors, holder, wave)
        }
        switch wave.course {
        case .level(let from, let to, let y): found += compareLevel(holder, line, wave, from, to, y)
        case .upright: found.append("an upright wave is not compared")
        case .ring(let center, let radius, let start, let sweep):
            let shape = ArcShape(
                center: center, radius: radius + wave.amplitude, width: wave.width, start: start, sweep: sweep,
                cap: .round
            ).withCapsInside
            found += compareRing(layer, holder, line, wave, radius, shape)
        }
        return found
    }

    /// Colours along a wave: over its window from left to right, and the outer ones at its ends.
    private func compare(_ colors: [Headway.Color], _ holder: CALayer, _ wave: WavePart) -> [String] {
        var found: [String] = []
        let shown = ((holder as? CAGradientLayer)?.colors ?? []).map { ($0 as AnyObject as? CGColor)?.components }
        if shown.count != colors.count { found.append("\(shown.count) colors, expected \(colors.count)") }
        for (components, color) in zip(shown, colors) {
            check(&found, "color along", components?.map { Double($0) }, color)
        }
        guard case .level(let from, let to, _) = wave.course, let first = colors.first, let last = colors.last else {
            return found + ["colors along \(wave.course)"]
        }
        for (dot, color) in zip(dotLayers(of: holder), from < to ? [first, last] : [last, first]) {
            check(&found, "end's color", RenderServer.color("backgroundColor", of: dot, at: time), color)
        }
        return found
    }

    private func compareLevel(
        _ holder: CALayer, _ line: CAShapeLayer, _ wave: WavePart, _ from: Double, _ to: Double, _ y: Double
    ) -> [String] {
        var found: [String] = []
        let x = number("position.x", holder)
        check(&found, "window's left", x, min(from, to), length)
        check(&found, "window's right", x + number("bounds.size.width", holder), max(from, to), length)
        check(&found, "window's origin", number("bounds.origin.x", holder), x, rounding)
        check(&found, "middle", number("position.y", line), y, length)
        let isReversed = from > to
        let shift = number("position.x", line) / wave.wavelength * (isReversed ? -1 : 1) - wave.phase
        check(&found, "phase", (shift - shift.rounded()) * wave.wavelength, 0, length)
        for (dot, place) in zip(dots(of: holder), [from, to]) {
            let along = isReversed ? size.width - place : place
            let crest = cos(2 * .pi * (along / wave.wavelength - wave.phase))
            check(&found, "end's place", dot.x, place, length)
            // The slope of a wave passes on some of what its place is off.
            check(&found, "end's height", dot.y, y - wave.amplitude * crest, 2.5 * length)
        }
        return found
    }

    private func compareRing(
        _ layer: CALayer, _ holder: CALayer, _ line: CAShapeLayer, _ wave: WavePart, _ radius: Double,
        _ shape: ArcShape
    ) -> [String] {
        var found: [String] = []
        guard let window = holder.mask as? CAShapeLayer else { return ["no window of \(wave)"] }
        let end = length / shape.radius * 180 / .pi
        let start = number("transform.rotation.z", window) * 180 / .pi
        check(&found, "window's start", (start - shape.start).nearestTurn, 0, angle + end)
        check(&found, "window's sweep", 360 * number("strokeEnd", window), shape.sweep, angle + 2 * end)
        let count = max(5, (2 * .pi * shape.radius / wave.wavelength).rounded())
        let shift = number("transform.rotation.z", line) / (2 * .pi) * count - wave.phase
        check(&found, "phase", (shift - shift.rounded()) * wave.wavelength, 0, length)
        for (dot, place) in zip(dots(of: holder), [shape.start, shape.start + shape.sweep]) {
            let crest = cos(2 * .pi * (count * place / 360 - wave.phase))
            let distance =
                ((dot.x - shape.center.x) * (dot.x - shape.center.x)
                + (dot.y - shape.center.y) * (dot.y - shape.center.y)).squareRoot()
            // What an angle is off is count times as much of a wave.
            let slope = wave.amplitude * count * (angle + end) * .pi / 180
            check(&found, "end's distance", distance, radius + wave.amplitude * crest, length + slope)
        }
        return found
    }

    /// Where the dots beside a wave's window are, through all layers that they lie in.
    private func dots(of holder: CALayer) -> [(x: Double, y: Double)] {
        dotLayers(of: holder).map { dot in
            var layer = dot
            var (x, y) = (0.0, 0.0)
            while true {
                let turn = number("transform.rotation.z", layer)
                (x, y) = (x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn))
                x += number("position.x", layer)
                y += number("position.y", layer)
                // Up to what all parts lie in.
                guard let outer = layer.superlayer, outer !== holder.superlayer?.superlayer else { return (x, y) }
                layer = outer
            }
        }
    }

    private func dotLayers(of holder: CALayer) -> [CALayer] {
        (holder.superlayer?.sublayers?.dropFirst() ?? []).map { end in
            var layer = end
            while let inner = layer.sublayers?.first { layer = inner }
            return layer
        }
    }

    private func check(_ found: inout [String], _ what: String, _ shown: [Double]?, _ color: Headway.Color) {
        if shown == nil { found.append("no \(what)") }
        for (component, expected) in zip(shown ?? [], [color.red, color.green, color.blue]) {
            check(&found, what, component, expected, shade)
        }
    }

    private func compare(_ layer: CALayer, _ property: String, _ color: Headway.Color) -> [String] {
        var found: [String] = []
        check(&found, "opacity", number("opacity", layer), color.alpha, shade)
        if color.alpha > 0.1 { check(&found, property, RenderServer.color(property, of: layer, at: time), color) }
        return found
    }

    private func number(_ keyPath: String, _ layer: CALayer) -> Double {
        RenderServer.number(keyPath, of: layer, at: time)
    }

    private func check(_ found: inout [String], _ what: String, _ value: Double, _ expected: Double, _ limit: Double) {
        if !((value - expected).magnitude <= limit + rounding) {
            found.append("\(what) \(value), expected \(expected)")
        }
    }
}
