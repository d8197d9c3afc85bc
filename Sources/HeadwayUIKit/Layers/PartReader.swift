import Headway

/// Reads a layer of a plan at times after the plan's instant.
struct PartReader {
    let plan: Plan
    let layer: PlanLayer

    func value(_ property: PlanProperty, _ time: Double) -> Double {
        plan.value(of: property, in: layer, after: time) ?? 0
    }

    func tracks(_ properties: [PlanProperty]) -> [PlanTrack] { properties.compactMap { plan.track($0, of: layer) } }

    /// The motion of a property that is derived from one of the plan's by a closure.
    func motion(_ source: PlanProperty, _ property: LayerProperty, _ convert: (Double) -> Double) -> LayerMotion<Double>
    {
        KeyTimes(of: tracks([source]), in: plan).motion(of: property) { convert(value(source, $0)) }
    }

    /// The motion of a property that is derived from several of the plan's.
    func motion(_ sources: [PlanProperty], _ property: LayerProperty, _ value: (Double) -> Double) -> LayerMotion<
        Double
    > {
        KeyTimes(of: tracks(sources), in: plan).motion(of: property, value)
    }

    /// When an arc's line or a wave's window round a ring has keys.
    var ringTimes: KeyTimes {
        let ends = RoundEnds(self)
        let sources: [PlanProperty] =
            layer.kind == .ringWave
            ? [.start, .sweep, .lineWidth, .radius, .amplitude]
            : ends == nil ? [.start, .sweep] : [.start, .sweep, .lineWidth]
        return KeyTimes(of: tracks(sources), in: plan, roundEnds: ends)
    }

    func color(_ property: LayerProperty) -> LayerMotion<Color> {
        KeyTimes(of: tracks([.red, .green, .blue]), in: plan).motion(of: property) { time in
            Color(red: value(.red, time), green: value(.green, time), blue: value(.blue, time))
        }
    }

    /// The arc at a time, with its round ends inside its extent; the start is not reduced at a full turn.
    func arc(at time: Double) -> ArcShape {
        ArcShape(
            center: layer.center, radius: value(.radius, time), width: max(0, value(.lineWidth, time)),
            start: value(.start, time), sweep: value(.sweep, time), cap: layer.cap
        ).withCapsInside
    }

    /// The part of a ring that a wave's line runs round: its round ends lie within its sweep, and reach from the crests' circle.
    func ringLine(at time: Double) -> ArcShape {
        ArcShape(
            center: layer.center, radius: max(1e-3, outerRadius(at: time)),
            width: max(0, value(.lineWidth, time)), start: value(.start, time), sweep: value(.sweep, time), cap: .round
        ).withCapsInside
    }

    /// The radius of the circle that an arc's ends lie on: a wave's is its crests'.
    func outerRadius(at time: Double) -> Double { value(.radius, time) + value(.amplitude, time) }

    /// The greatest value that a property has at any key.
    func most(_ property: PlanProperty) -> Double { values(property).max() ?? 0 }

    /// The smallest value that a property has at any key.
    func least(_ property: PlanProperty) -> Double { values(property).min() ?? 0 }

    private func values(_ property: PlanProperty) -> [Double] {
        tracks([property]).flatMap { Array(plan.keys($0.lead)) + Array(plan.keys($0.loop)) }.map(\.value)
    }
}

/// Reads a bar's edges: exact while they move, aligned to device pixels at rest.
struct EdgeReader {
    let reader: PartReader
    let scale: Double

    /// The left or top edge.
    func start(_ property: PlanProperty, _ time: Double) -> Double {
        edge(reader.value(property, time), restsFrom: property, time)
    }

    /// The extent from the left or top edge to the other.
    func length(_ start: PlanProperty, _ length: PlanProperty, _ time: Double) -> Double {
        let end = reader.value(start, time) + reader.value(length, time)
        let rests = isResting(start, time) && isResting(length, time)
        return max(0, (rests ? aligned(end) : end) - self.start(start, time))
    }

    private func edge(_ value: Double, restsFrom property: PlanProperty, _ time: Double) -> Double {
        isResting(property, time) ? aligned(value) : value
    }

    /// True once a track has come to its end and stays there.
    private func isResting(_ property: PlanProperty, _ time: Double) -> Bool {
        guard let track = reader.plan.track(property, of: reader.layer), track.loop.isEmpty else { return false }
        return time >= (reader.plan.keys(track.lead).last?.time ?? 0)
    }

    private func aligned(_ value: Double) -> Double {
        guard scale > 0, scale.isFinite else { return value }
        return (value * scale).rounded(.toNearestOrAwayFromZero) / scale
    }
}
