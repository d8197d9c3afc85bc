import Headway

extension Record {
    /// One plan: its instant, its validity, and its layers.
    init(_ sample: Film.PlannedSample) {
        let plan = sample.plan
        self.init([
            "at": .instant(sample.at),
            "validFor": sample.validity.map { .time($0.seconds) } ?? .null,
            "layers": .records(plan.layers.map { Record($0, of: plan) }),
        ])
    }

    private init(_ layer: PlanLayer, of plan: Plan) {
        self.init()
        if let art = layer.art { add("name", .text("\(art.text)")) } else { add("role", .text(layer.role.word)) }
        add("kind", .text(layer.kind.word))
        if layer.kind == .arc { add("cap", .text(layer.cap == .round ? "round" : "butt")) }
        if !layer.colors.isEmpty { add("colors", .list(layer.colors.map(Value.color))) }
        var tracks = Record()
        if layer.kind.isRound {
            tracks.add("centerX", .number(layer.center.x))
            tracks.add("centerY", .number(layer.center.y))
        }
        for (name, property) in layer.kind.properties {
            if let track = plan.track(property, of: layer) { tracks.add(name, .track(track, of: plan)) }
        }
        if layer.kind != .art && layer.colors.isEmpty { tracks.add("color", .colorTrack(of: layer, in: plan)) }
        add("tracks", .record(tracks))
    }
}

extension Record.Value {
    /// A number if it is constant, otherwise its keys.
    fileprivate static func track(_ track: PlanTrack, of plan: Plan) -> Self {
        .keyed(track, of: plan) { _, key in .number(key.value) }
    }

    /// A layer's colour: one list of keys for its three components.
    fileprivate static func colorTrack(of layer: PlanLayer, in plan: Plan) -> Self {
        let tracks = [PlanProperty.red, .green, .blue].compactMap { plan.track($0, of: layer) }
        guard let moving = tracks.first(where: { !$0.isConstant }) ?? tracks.first else { return .null }
        // All animated ones have keys at the same times.
        return .keyed(moving, of: plan) { index, _ in
            let components = tracks.map {
                plan.keys[$0.isConstant ? $0.lead.lowerBound : $0.lead.lowerBound + index].value
            }
            return .list((components + [1]).map(Self.number))
        }
    }

    private static func keyed(_ track: PlanTrack, of plan: Plan, _ value: (Int, PlanKey) -> Self) -> Self {
        func list(_ range: Range<Int>) -> Self {
            .list(range.map { .list([.time(plan.keys[$0].time), value($0 - track.lead.lowerBound, plan.keys[$0])]) })
        }
        if track.isConstant { return value(0, plan.keys[track.lead.lowerBound]) }
        var record = Record(["lead": list(track.lead)])
        if !track.loop.isEmpty {
            var loop = Record(["period": .time(track.period)])
            if track.advance != 0 { loop.add("advance", .number(track.advance)) }
            loop.add("keys", list(track.loop))
            record.add("loop", .record(loop))
        }
        return .record(record)
    }
}

extension PlanLayer.Kind {
    fileprivate var word: String {
        switch self {
        case .bar: "bar"
        case .arc: "arc"
        case .levelWave, .ringWave: "wave"
        case .art: "art"
        }
    }

    /// True for layers with a centre.
    fileprivate var isRound: Bool { self == .arc || self == .ringWave }

    /// The tracks' names in a film, in the order printed.
    fileprivate var properties: KeyValuePairs<String, PlanProperty> {
        switch self {
        case .bar: ["x": .x, "y": .y, "width": .width, "height": .height, "radius": .radius, "opacity": .opacity]
        case .arc:
            ["radius": .radius, "lineWidth": .lineWidth, "start": .start, "sweep": .sweep, "opacity": .opacity]
        case .levelWave:
            [
                "from": .from, "to": .to, "amplitude": .amplitude, "wavelength": .wavelength, "phase": .phase, "y": .y,
                "width": .lineWidth, "opacity": .opacity,
            ]
        case .ringWave:
            [
                "radius": .radius, "start": .start, "sweep": .sweep, "amplitude": .amplitude, "wavelength": .wavelength,
                "phase": .phase, "width": .lineWidth, "opacity": .opacity,
            ]
        case .art:
            ["x": .x, "y": .y, "width": .width, "height": .height, "opacity": .opacity, "scale": .scale]
        }
    }
}
