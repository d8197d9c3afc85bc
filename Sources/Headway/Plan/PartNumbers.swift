/// What a plan keeps of a frame: a few numbers for each visible part.
struct PartNumbers {
    static let slots = 12
    static let stride = slots * PlanChannel.count

    /// The visible slots, as bits.
    var shown: UInt32 = 0
    var values = [Double](repeating: 0, count: stride)
    /// What the slots are: the same throughout a plan.
    var layers = plainLayers

    static let plainLayers = (0..<slots).map { slot in
        PlanLayer(
            slot: UInt8(slot), kind: .bar, role: .track, art: nil, cap: .butt, colors: [], center: Point(x: 0, y: 0),
            wavelength: 0, firstTrack: 0)
    }

    mutating func take(_ frame: borrowing Frame) {
        shown = 0
        // By index: copies of bars would cost more than their numbers.
        for index in frame.bars.indices {
            let slot = Int(frame.bars[index].slot)
            let color = take(frame.bars[index].paint, slot)
            let (rect, radius) = (frame.bars[index].rect, frame.bars[index].radius)
            put(slot, .bar, frame.bars[index].role, (rect.x, rect.maxX, rect.y, rect.maxY, radius), color)
        }
        for arc in frame.arcs { take(arc) }
        for wave in frame.waves { take(wave) }
        for art in frame.art { take(art) }
    }

    /// The colour to follow; a gradient's colours go into the layer.
    private mutating func take(_ paint: Paint, _ slot: Int) -> Color {
        switch paint {
        case .solid(let color):
            if !layers[slot].colors.isEmpty { layers[slot].colors = [] }
            return color
        case .gradient(let colors, let axis):
            if layers[slot].colors != colors { layers[slot].colors = colors }
            layers[slot].axis = axis
            // Opaque, since each of its colours has its own opacity.
            return Color(red: 0, green: 0, blue: 0)
        }
    }

    private mutating func take(_ arc: Arc) {
        let (slot, shape) = (Int(arc.slot), arc.shape)
        layers[slot].center = shape.center
        layers[slot].cap = shape.cap
        put(slot, .arc, arc.role, (shape.start, shape.sweep, shape.radius, shape.width, 0), arc.color)
    }

    private mutating func take(_ wave: WavePart) {
        let slot = Int(wave.slot)
        let color = take(wave.paint, slot)
        switch wave.course {
        case .level(let from, let to, let y):
            layers[slot].axis = .horizontal
            put(slot, .levelWave, wave.role, (from, to, y, wave.amplitude, wave.width), color)
        case .upright(let from, let to, let x):
            layers[slot].axis = .vertical
            put(slot, .levelWave, wave.role, (from, to, x, wave.amplitude, wave.width), color)
        case .ring(let center, let radius, let start, let sweep):
            layers[slot].center = center
            put(slot, .ringWave, wave.role, (start, sweep, radius, wave.amplitude, wave.width), color)
        }
        layers[slot].wavelength = wave.wavelength
        layers[slot].placement = wave.placement
    }

    private mutating func take(_ art: ArtPart) {
        let slot = Int(DownloadSlot.art(art.name))
        layers[slot].art = art.name
        var color = Color.clear
        color.alpha = art.opacity
        put(slot, .art, .active, (art.box.x, art.box.maxX, art.box.y, art.box.maxY, art.scale), color)
    }

    private mutating func put(
        _ slot: Int, _ kind: PlanLayer.Kind, _ role: PartRole, _ shape: (Double, Double, Double, Double, Double),
        _ color: Color
    ) {
        shown |= 1 << UInt32(slot)
        layers[slot].kind = kind
        layers[slot].role = role
        let place = slot * PlanChannel.count
        values[place] = shape.0
        values[place + 1] = shape.1
        values[place + 2] = shape.2
        values[place + 3] = shape.3
        values[place + 4] = shape.4
        values[place + PlanChannel.opacity] = color.alpha
        values[place + PlanChannel.red] = color.red
        values[place + PlanChannel.green] = color.green
        values[place + PlanChannel.blue] = color.blue
    }
}
