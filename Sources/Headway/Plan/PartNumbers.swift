/// What a plan keeps of a frame: a few numbers for each visible part.
struct PartNumbers: Sendable {
    static let slots = 12

    /// The visible slots, as bits.
    var shown: UInt32 = 0
    /// Empty in frames that are not for plans.
    private(set) var values: [Double] = []
    /// What the slots are: the same throughout a plan.
    private(set) var layers: [PlanLayer] = []
    /// Where the parts have corners whose times are not known.
    var corners = PartCorners()

    static let plainLayers = (0..<slots).map { slot in
        PlanLayer(
            slot: UInt8(slot), kind: .bar, role: .track, art: nil, cap: .butt, colors: [], center: Point(x: 0, y: 0),
            wavelength: 0, firstTrack: 0)
    }

    mutating func makeRoom() {
        values = [Double](repeating: 0, count: Self.slots * PlanChannel.count)
        layers = Self.plainLayers
    }

    /// Forgets what some slots were.
    mutating func forget(_ slots: [Int]) {
        shown = 0
        corners = PartCorners()
        for slot in slots { layers[slot] = Self.plainLayers[slot] }
    }

    mutating func take(_ bar: borrowing Bar, _ number: UInt8) {
        let slot = Int(number)
        let rect = bar.rect
        put(slot, .bar, bar.role, (rect.x, rect.maxX, rect.y, rect.maxY, bar.radius), take(bar.paint, slot))
    }

    mutating func take(_ arc: borrowing Arc, _ number: UInt8) {
        let slot = Int(number)
        let shape = arc.shape
        layers[slot].center = shape.center
        layers[slot].cap = shape.cap
        put(slot, .arc, arc.role, (shape.start, shape.sweep, shape.radius, shape.width, 0), arc.color)
    }

    mutating func take(_ wave: borrowing LevelWave, _ number: UInt8, _ paint: Paint) {
        let slot = Int(number)
        let color = take(paint, slot)
        let placement = wave.placement
        layers[slot].axis = placement.axis
        layers[slot].wavelength = wave.wavelength
        layers[slot].placement = placement
        put(
            slot, .levelWave, wave.role,
            (
                placement.along(wave.start), placement.along(wave.end), placement.across(wave.middle), wave.amplitude,
                wave.width
            ), color)
    }

    mutating func take(_ wave: borrowing RingWave, _ number: UInt8, _ paint: Paint) {
        let slot = Int(number)
        let color = take(paint, slot)
        let shape = wave.shape
        layers[slot].center = shape.center
        layers[slot].wavelength = wave.wavelength
        layers[slot].placement = nil
        put(
            slot, .ringWave, .active,
            (shape.start, shape.sweep, shape.radius - wave.amplitude, wave.amplitude, shape.width), color)
    }

    mutating func take(_ art: borrowing ArtPart) {
        let slot = Int(DownloadSlot.art(art.name))
        layers[slot].art = art.name
        var color = Color.clear
        color.alpha = art.opacity
        let box = art.box
        put(slot, .art, .active, (box.x, box.maxX, box.y, box.maxY, art.scale), color)
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

/// They are no part of the picture: frames are equal whatever they keep for plans.
extension PartNumbers: Hashable {
    static func == (a: PartNumbers, b: PartNumbers) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}
