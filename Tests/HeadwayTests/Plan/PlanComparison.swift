@testable import Headway

/// A plan beside the frames it was made from: what differs, in shares of what may.
struct PlanComparison {
    /// A quarter of a device pixel at scale 3, in points.
    static let length = 0.25 / 3
    static let angle = 0.25
    static let shade = 1.0 / 255

    let plan: Plan
    let seconds: Double
    private let axis: Axis
    private(set) var worst = 0.0
    /// What differs most.
    private(set) var what = ""

    init(_ plan: Plan, after seconds: Double, _ frame: Frame, along axis: Axis = .horizontal) {
        self.axis = axis
        self.plan = plan
        self.seconds = seconds
        var shown: Set<UInt8> = []
        for bar in frame.bars { compare(bar, &shown) }
        for arc in frame.arcs { compare(arc, &shown) }
        for wave in frame.waves { compare(wave, &shown) }
        for art in frame.art { compare(art, &shown) }
        for layer in plan.layers where !shown.contains(layer.slot) && shows(layer) {
            note(.infinity, "too much", layer.slot)
        }
    }

    private mutating func note(_ share: Double, _ what: String, _ slot: UInt8) {
        if share > worst { (worst, self.what) = (share, "\(what) of part \(slot)") }
    }

    private func value(_ property: PlanProperty, _ layer: PlanLayer) -> Double {
        plan.value(of: property, in: layer, after: seconds) ?? .nan
    }

    /// True where the plan shows more of a layer than may be overlooked.
    private func shows(_ layer: PlanLayer) -> Bool {
        if value(.opacity, layer) <= Self.shade { return false }
        switch layer.kind {
        case .bar: return min(value(.width, layer), value(.height, layer)) > 2 * Self.length
        case .arc: return value(.sweep, layer) > Self.angle && value(.lineWidth, layer) > Self.length
        case .levelWave:
            return (value(.to, layer) - value(.from, layer)).magnitude > 2 * Self.length
                && value(.lineWidth, layer) > Self.length
        case .ringWave: return value(.sweep, layer) > Self.angle && value(.lineWidth, layer) > Self.length
        case .art: return true
        }
    }

    private mutating func layer(_ slot: UInt8, _ kind: PlanLayer.Kind, isTiny: Bool, _ shown: inout Set<UInt8>)
        -> PlanLayer?
    {
        shown.insert(slot)
        let layer = plan.layers.first { $0.slot == slot && $0.kind == kind }
        if layer == nil, !isTiny { note(.infinity, "absence", slot) }
        return isTiny ? nil : layer
    }

    private mutating func compare(_ values: KeyValuePairs<PlanProperty, Double>, _ limit: Double, _ layer: PlanLayer) {
        for (property, expected) in values {
            note((value(property, layer) - expected).magnitude / limit, "\(property)", layer.slot)
        }
    }

    private mutating func compare(_ color: Color, _ layer: PlanLayer) {
        compare(
            [.opacity: color.alpha, .red: color.red, .green: color.green, .blue: color.blue], Self.shade, layer)
    }

    private mutating func compareStart(_ degrees: Double, _ layer: PlanLayer) {
        let way = value(.start, layer) - degrees
        note((way - 360 * (way / 360).rounded()).magnitude / Self.angle, "start", layer.slot)
    }

    private mutating func compare(_ bar: Bar, _ shown: inout Set<UInt8>) {
        let rect = bar.rect
        let isTiny =
            min(rect.width, rect.height) <= 2 * Self.length
            || bar.paint.solid.map { $0.alpha <= 2 * Self.shade } ?? false
        guard let layer = layer(bar.slot, .bar, isTiny: isTiny, &shown) else { return }
        compare([.x: rect.x, .y: rect.y, .radius: bar.radius], Self.length, layer)
        if axis == .horizontal {
            compare([.height: rect.height], Self.length, layer)
            let right = value(.x, layer) + value(.width, layer)
            note((right - rect.maxX).magnitude / Self.length, "right edge", layer.slot)
        } else {
            compare([.width: rect.width], Self.length, layer)
            let bottom = value(.y, layer) + value(.height, layer)
            note((bottom - rect.maxY).magnitude / Self.length, "bottom edge", layer.slot)
        }
        if let color = bar.paint.solid {
            compare(color, layer)
        } else if case .gradient(let colors, _) = bar.paint, colors != layer.colors {
            note(.infinity, "gradient", layer.slot)
        }
    }

    private mutating func compare(_ arc: Arc, _ shown: inout Set<UInt8>) {
        let shape = arc.shape
        let isTiny = shape.sweep <= 2 * Self.angle || shape.width <= Self.length || arc.color.alpha <= 2 * Self.shade
        guard let layer = layer(arc.slot, .arc, isTiny: isTiny, &shown) else { return }
        compareStart(shape.start, layer)
        compare([.sweep: shape.sweep], Self.angle, layer)
        compare([.radius: shape.radius, .lineWidth: shape.width], Self.length, layer)
        compare(arc.color, layer)
        if layer.center != shape.center || layer.cap != shape.cap { note(.infinity, "shape", layer.slot) }
    }

    private mutating func compare(_ wave: WavePart, _ shown: inout Set<UInt8>) {
        let isFaint = wave.paint.solid.map { $0.alpha <= 2 * Self.shade } ?? false || wave.width <= Self.length
        switch wave.course {
        case .level(let from, let to, let y), .upright(let from, let to, let y):
            let isTiny = isFaint || (to - from).magnitude <= 2 * Self.length
            guard let layer = layer(wave.slot, .levelWave, isTiny: isTiny, &shown) else { return }
            compare([.from: from, .to: to, .y: y], Self.length, layer)
            compareLine(wave, layer)
        case .ring(_, let radius, let start, let sweep):
            guard let layer = layer(wave.slot, .ringWave, isTiny: isFaint || sweep <= 2 * Self.angle, &shown) else {
                return
            }
            compareStart(start, layer)
            compare([.sweep: sweep], Self.angle, layer)
            compare([.radius: radius], Self.length, layer)
            compareLine(wave, layer)
        }
    }

    private mutating func compareLine(_ wave: WavePart, _ layer: PlanLayer) {
        compare([.amplitude: wave.amplitude, .lineWidth: wave.width], Self.length, layer)
        let way = value(.phase, layer) - wave.phase
        note((way - way.rounded()).magnitude * wave.wavelength / Self.length, "phase", layer.slot)
        if let color = wave.paint.solid { compare(color, layer) }
    }

    private mutating func compare(_ art: ArtPart, _ shown: inout Set<UInt8>) {
        let isTiny = art.opacity <= 2 * Self.shade
        guard let layer = layer(DownloadSlot.art(art.name), .art, isTiny: isTiny, &shown) else { return }
        let box = art.box
        compare([.x: box.x, .y: box.y, .width: box.width, .height: box.height], Self.length, layer)
        // The picture's edge moves by half of what its size does.
        compare([.scale: art.scale], Self.length / max(1, box.width / 2), layer)
        compare([.opacity: art.opacity], Self.shade, layer)
    }
}

extension Paint {
    /// Its colour, where it is not a gradient.
    fileprivate var solid: Color? {
        if case .solid(let color) = self { color } else { nil }
    }
}
