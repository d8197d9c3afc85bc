/// The keys of all parts of an indicator, group by group.
struct GroupedKeys: Sendable {
    var list = KeyList()
    /// The slots that have keys, as bits.
    var shown: UInt32 = 0
    /// What the slots are.
    var layers = PartNumbers.plainLayers
    private var runs = [KeyRun](repeating: KeyRun(), count: PartNumbers.slots * ChannelGroup.all.count)

    subscript(slot: Int, group: Int) -> KeyRun {
        get { runs[slot * ChannelGroup.all.count + group] }
        set { runs[slot * ChannelGroup.all.count + group] = newValue }
    }

    func shows(_ slot: Int) -> Bool { shown & (UInt32(1) << UInt32(slot)) != 0 }

    mutating func reset() {
        list.reset()
        shown = 0
        for index in runs.indices { runs[index] = KeyRun() }
    }

    /// Copies a motion's keys, beginning with its phase at an instant.
    mutating func take(_ motion: LoopedMotion, at instant: Instant, since: Instant) {
        shown = motion.keys.shown
        let cycle = motion.look.motion
        for slot in 0..<PartNumbers.slots where shows(slot) {
            layers[slot] = motion.keys.layers[slot]
            let isAngular = layers[slot].kind.isAngular
            let round = MotionCycle.round(at: instant, since: since, period: cycle.period)
            for group in ChannelGroup.all.indices {
                let run = motion.keys[slot, group]
                if run.isEmpty { continue }
                var turn = LoopTurn(phase: round.phase, period: cycle.period)
                // A full ring does not turn.
                if isAngular && group == 0 && !motion.keys.list.isConstant(0, of: run) {
                    turn.advance = cycle.advance
                    turn.offset = (cycle.advance * (round.index - motion.round)).nearestTurn
                }
                self[slot, group] = turn.turn(run, of: motion.keys.list, into: &list)
            }
            guard let colors = cycle.colors, !motion.colors[slot, ChannelGroup.colors].isEmpty else { continue }
            let begin = colors.begin(since: since)
            let colorRound = MotionCycle.round(at: max(instant, begin), since: begin, period: colors.period)
            let turn = LoopTurn(phase: colorRound.phase, period: colors.period)
            self[slot, ChannelGroup.colors] = turn.turn(
                motion.colors[slot, ChannelGroup.colors], of: motion.colors.list, into: &list)
        }
    }
}
