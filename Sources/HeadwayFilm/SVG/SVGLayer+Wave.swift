import Headway

extension SVGLayer {
    /// A wave: one long line that slides or rotates behind a window, and a dot at each end of the visible part.
    mutating func addWave() {
        if !layer.layer.colors.isEmpty { return addColoredWave() }
        let isRing = layer.layer.kind == .ringWave
        var window = SVGElement(isRing ? "mask" : "clipPath")
        if isRing {
            // In the line's own coordinates, around the ring's centre.
            let reach = "\((-far).compact())"
            window.set("maskUnits", "userSpaceOnUse")
            for (name, value) in [
                ("x", reach), ("y", reach), ("width", (2 * far).compact()), ("height", (2 * far).compact()),
            ] {
                window.set(name, value)
            }
            var ring = circle(inset: false, width: 2 * (most(.amplitude) + most(.lineWidth)))
            ring.set("stroke", "#FFF")
            window.add(ring)
        } else {
            window.add(levelWindow)
        }
        let name = Self.name(of: window)
        window.set("id", name)
        define(window)

        var line = SVGElement("g")
        line.set(isRing ? "mask" : "clip-path", "url(#\(name))")
        line.add(strip)
        var group = SVGElement("g")
        group.set("opacity", opacity, unless: "1")
        if isRing, let piece = layer.pieces.first {
            let center = piece.layer.center
            group.set("transform", "translate(\(center.x.compact()) \(center.y.compact()))")
        }
        group.add(line)
        for dot in [dot(atStart: true), dot(atStart: false)] { group.add(dot) }
        add(group)
    }

    /// A wave with colours along it, seen where its line is; its round ends, below, have the colours there.
    private mutating func addColoredWave() {
        for dot in [dot(atStart: true), dot(atStart: false)] { add(dot) }
        var mask = SVGElement("mask")
        mask.add(strip)
        let name = Self.name(of: mask)
        mask.set("id", name)
        mask.set("maskUnits", "userSpaceOnUse")
        define(mask)
        var box = levelWindow
        paint(&box, "fill")
        box.set("mask", "url(#\(name))")
        add(box)
    }

    /// The visible part of a level line: from end to end, as high as the view.
    private var levelWindow: SVGElement {
        let isUpright = layer.layer.axis == .vertical
        let ends = keys(of: [.from, .to], within: [length, length]) { values, _ in
            [values.min() ?? 0, values.max() ?? 0]
        }
        var box = SVGElement("rect")
        box.set(isUpright ? "y" : "x", track(ends) { $0[0].compact() }, unless: "0")
        box.set(isUpright ? "height" : "width", track(ends) { ($0[1] - $0[0]).compact() })
        let size = layer.pieces.first?.sample.size ?? Size(width: 0, height: 0)
        box.set(isUpright ? "width" : "height", (isUpright ? size.width : size.height).compact())
        return box
    }

    private func most(_ property: PlanProperty) -> Double { values(property).max() ?? 0 }

    private func values(_ property: PlanProperty) -> [Double] {
        layer.keys(of: [property], through: end) { values, _ in values }.map { $0.values[0] }
    }

    private var far: Double { most(.radius) + 2 * most(.amplitude) + most(.lineWidth) }

    /// The radius of a ring's line; a level one has none.
    private var radius: [PlanProperty] { layer.layer.kind == .ringWave ? [.radius] : [] }

    private var strip: SVGElement {
        var path = SVGElement("path")
        // An error in the height displaces the whole length of a line.
        let lines = keys(of: [.amplitude] + radius, within: [length / 4, length / 4]) { values, _ in values }
        let phases = (values(.phase).min() ?? 0)...most(.phase)
        path.set(
            "d",
            track(lines) {
                Self.path(layer.layer.waveLine(radius: $0.last ?? 0, amplitude: $0[0], phases: phases))
            })
        path.set("fill", "none")
        paint(stroke: &path)
        path.set("stroke-width", number(.lineWidth, within: length))
        path.set("stroke-linejoin", "round")
        let isRing = layer.layer.kind == .ringWave
        let isUpright = layer.layer.axis == .vertical
        let moves = keys(of: [.phase, isRing ? .radius : .y, .amplitude], within: [1e-4, length, length]) {
            values, piece in
            let step = piece.layer.waveStep(radius: values[1], amplitude: values[2])
            return [values[0] * step, isRing ? 0 : values[1], 0]
        }
        if isRing {
            path.set(transform: "rotate", track(moves) { $0[0].compact(places: 2) }, unless: "0")
        } else {
            let places = track(moves) { values in
                let (along, across) = (values[0].compact(), values[1].compact())
                return isUpright ? "\(across) \(along)" : "\(along) \(across)"
            }
            path.set(transform: "translate", places, unless: "0 0")
        }
        return path
    }

    /// In a mask, white is visible.
    private func paint(stroke element: inout SVGElement) {
        if layer.layer.colors.isEmpty { element.set("stroke", color) } else { element.set("stroke", "#FFF") }
    }

    /// A round end, which follows the wave.
    private func dot(atStart: Bool) -> SVGElement {
        let isRing = layer.layer.kind == .ringWave
        let properties: [PlanProperty] =
            isRing ? [.start, .sweep, .radius, .amplitude, .phase, .lineWidth] : [.from, .to, .y, .amplitude, .phase]
        let places = keys(of: properties, within: [length, length], isBent: true) { values, piece in
            var place = atStart ? values[0] : values[1]
            if isRing {
                // As in frames the line's round ends lie within its sweep.
                let inside = values[5] / 2 / max(1, values[2]) * 180 / .pi
                place = atStart ? values[0] + inside : values[0] + values[1] - inside
            }
            let point = piece.layer.wavePoint(
                at: place, radius: isRing ? values[2] : 0, amplitude: values[3], phase: values[4])
            let across = isRing ? 0 : values[2]
            return piece.layer.axis == .vertical ? [point.x + across, point.y] : [point.x, point.y + across]
        }
        var circle = SVGElement("circle")
        circle.set("cx", track(places) { $0[0].compact() }, unless: "0")
        circle.set("cy", track(places) { $0[1].compact() }, unless: "0")
        circle.set(
            "r", track(keys(of: [.lineWidth], within: [length]) { values, _ in values }) { ($0[0] / 2).compact() })
        if let color = layer.layer.endColor(atStart: atStart) {
            circle.set("fill", color.opaqueHexadecimal)
            circle.set("fill-opacity", color.alpha.decimal(), unless: "1")
        } else {
            circle.set("fill", color)
        }
        return circle
    }

    private static func path(_ elements: [PathElement]) -> String { SVGPath(elements[...], Place()).text }

    /// A name derived from the contents, so that pictures on one page share one only for equal contents.
    private static func name(of element: SVGElement) -> String {
        // FNV-1a.
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in element.lines.joined().utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return "wave-" + String(hash, radix: 36)
    }
}
