/// Puts leads and loops together as the layers and tracks of a plan.
struct PlanWriter {
    let leads: GroupedKeys
    let loops: GroupedKeys
    let schedule: MotionSchedule
    let now: Instant
    /// When the loops begin, in nanoseconds from now: the motion's, and its colours'.
    private let end: Double
    private let colorEnd: Double

    init(leads: GroupedKeys, loops: GroupedKeys, schedule: MotionSchedule, now: Instant) {
        self.leads = leads
        self.loops = loops
        self.schedule = schedule
        self.now = now
        end = Double((schedule.end - now).nanoseconds)
        let colors = schedule.cycle.flatMap { cycle in cycle.colors?.begin(since: cycle.since) }
        colorEnd = max(end, colors.map { Double(($0 - now).nanoseconds) } ?? 0)
    }

    /// Adds all layers to a plan, back to front; `keys` is a buffer to work in.
    func write(into plan: inout Plan, _ keys: inout MergedKeys) {
        for slot in 0..<PartNumbers.slots where leads.shows(slot) || loops.shows(slot) {
            var layer = leads.shows(slot) ? leads.layers[slot] : loops.layers[slot]
            layer.firstTrack = plan.tracks.count
            for group in ChannelGroup.all.indices where layer.kind != .art || group != ChannelGroup.colors {
                write(slot, group, layer.kind, into: &plan, &keys)
            }
            if layer.kind.isWave { writeTravel(layer, into: &plan) }
            plan.layers.append(layer)
        }
    }

    private func write(
        _ slot: Int, _ group: Int, _ kind: PlanLayer.Kind, into plan: inout Plan, _ keys: inout MergedKeys
    ) {
        let channels = ChannelGroup.all[group].channels
        let isColor = group == ChannelGroup.colors && schedule.cycle?.colors != nil
        let begin = isColor ? colorEnd : end
        let isAngle = kind.isAngular && group == 0
        keys.reset(width: channels.count)
        keys.addLead(leads[slot, group], leads.list)
        if group == ChannelGroup.opacity {
            if !leads.shows(slot), begin > 0 { keys.addAbsence() }
            if !loops.shows(slot), schedule.cycle != nil { keys.addAbsence(from: begin) }
        }
        keys.addLoop(loops[slot, group], loops.list, at: begin, isAngle: isAngle)
        if kind.hasEdges && group < ChannelGroup.opacity { keys.makeExtents() }
        keys.simplify()
        let period = (isColor ? schedule.cycle?.colors?.period : schedule.cycle?.period) ?? 0
        for channel in 0..<channels.count {
            let advance = isAngle && channel == 0 ? schedule.cycle?.advance ?? 0 : 0
            keys.write(channel, period: period / 1e9, advance: advance, into: &plan)
        }
    }

    /// Waves travel at one speed, which needs no samples.
    private func writeTravel(_ layer: PlanLayer, into plan: inout Plan) {
        let wave = schedule.wave
        let phase = wave?.phase(at: now) ?? 0
        let begin = plan.keys.count
        plan.keys.append(PlanKey(time: 0, value: phase))
        var track = PlanTrack(lead: begin..<begin + 1, loop: 0..<0)
        if let wave, let period = wave.period {
            track.period = Double(period) / 1e9
            plan.keys.append(PlanKey(time: 0, value: phase))
            plan.keys.append(PlanKey(time: track.period, value: phase + (wave.speed > 0 ? 1 : -1)))
            track.loop = begin + 1..<begin + 3
        }
        plan.tracks.append(track)
        plan.keys.append(PlanKey(time: 0, value: layer.wavelength))
        plan.tracks.append(PlanTrack(lead: plan.keys.count - 1..<plan.keys.count, loop: 0..<0))
    }
}
