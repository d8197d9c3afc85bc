/// The keys of one group from now on: played once and then, for a continuing motion, repeated.
///
/// A buffer that is reused.
struct MergedKeys: Sendable {
    private var width = 0
    private var lead = Keys()
    private var loop = Keys()

    /// Times in nanoseconds, and for each of them a value of each channel.
    private struct Keys: Sendable {
        var times: [Double] = []
        var values: [Double] = []

        mutating func reset() {
            times.removeAll(keepingCapacity: true)
            values.removeAll(keepingCapacity: true)
        }
    }

    var hasLoop: Bool { !loop.times.isEmpty }

    mutating func reset(width: Int) {
        self.width = width
        lead.reset()
        loop.reset()
    }

    /// Adds the keys of the transitions under way.
    mutating func addLead(_ run: KeyRun, _ list: KeyList) {
        for index in 0..<run.times.count {
            lead.times.append(list.time(index, of: run))
            for channel in 0..<width { lead.values.append(list.value(index, channel, of: run)) }
        }
    }

    /// Marks the part as not visible: from the beginning on, at a time for which nothing is known about it.
    mutating func addAbsence() {
        lead.times.append(0)
        for _ in 0..<width { lead.values.append(0) }
    }

    /// Marks the part as gone from a time on.
    mutating func addAbsence(from time: Double) {
        hold(until: time)
        lead.times.append(time)
        for _ in 0..<width { lead.values.append(0) }
    }

    /// Adds a round's keys, which begin at a time; angles continue without whole turns in between.
    mutating func addLoop(_ run: KeyRun, _ list: KeyList, at time: Double, isAngle: Bool) {
        if run.isEmpty { return }
        let isLate = !lead.times.isEmpty
        if !isLate { addFirst(of: run, list, at: 0, adding: 0) }
        let way = lead.values[lead.values.count - width] - list.value(0, 0, of: run)
        let offset = isLate && isAngle ? 360 * (way / 360).rounded() : 0
        if (0..<width).allSatisfy({ list.isConstant($0, of: run) }) {
            return addRest(run, list, at: time, adding: offset)
        }
        hold(until: time)
        if time <= 0 {
            lead.reset()
            addFirst(of: run, list, at: 0, adding: offset)
        }
        for index in 0..<run.times.count {
            loop.times.append(list.time(index, of: run))
            for channel in 0..<width {
                loop.values.append(list.value(index, channel, of: run) + (channel == 0 ? offset : 0))
            }
        }
    }

    /// A motion in which these channels do not change.
    private mutating func addRest(_ run: KeyRun, _ list: KeyList, at time: Double, adding offset: Double) {
        let stays = (0..<width).allSatisfy { channel in
            let value = list.value(0, channel, of: run) + (channel == 0 ? offset : 0)
            return (lead.values[lead.values.count - width + channel] - value).magnitude <= 1e-9
        }
        if stays { return }
        if time <= 0 { lead.reset() } else { hold(until: time) }
        addFirst(of: run, list, at: time, adding: offset)
    }

    private mutating func addFirst(of run: KeyRun, _ list: KeyList, at time: Double, adding offset: Double) {
        lead.times.append(time)
        for channel in 0..<width { lead.values.append(list.value(0, channel, of: run) + (channel == 0 ? offset : 0)) }
    }

    private mutating func hold(until time: Double) {
        guard let last = lead.times.last, last < time else { return }
        lead.times.append(time)
        for channel in lead.values.count - width..<lead.values.count { lead.values.append(lead.values[channel]) }
    }

    /// Replaces the second of two edges with the distance between them.
    mutating func makeExtents() {
        for index in lead.times.indices { Self.makeExtent(&lead.values, index * width) }
        for index in loop.times.indices { Self.makeExtent(&loop.values, index * width) }
    }

    private static func makeExtent(_ values: inout [Double], _ place: Int) {
        values[place + 1] = max(0, values[place + 1] - values[place])
    }

    /// Leaves out keys between two others if all have the same values.
    mutating func simplify() {
        simplify(&lead)
        simplify(&loop)
    }

    private func simplify(_ keys: inout Keys) {
        var kept = 0
        for index in keys.times.indices {
            let isSame = kept > 0 && isEqual(keys, kept - 1, index)
            if isSame, keys.times[kept - 1] == keys.times[index] { continue }
            // Replaces the key before, if that has the same values as its neighbours.
            let place = isSame && kept > 1 && isEqual(keys, kept - 2, kept - 1) ? kept - 1 : kept
            keys.times[place] = keys.times[index]
            for channel in 0..<width { keys.values[place * width + channel] = keys.values[index * width + channel] }
            kept = place + 1
        }
        keys.times.removeLast(keys.times.count - kept)
        keys.values.removeLast(keys.values.count - kept * width)
    }

    private func isEqual(_ keys: Keys, _ a: Int, _ b: Int) -> Bool {
        for channel in 0..<width where keys.values[a * width + channel] != keys.values[b * width + channel] {
            return false
        }
        return true
    }

    /// True when a channel never changes.
    private func isConstant(_ channel: Int) -> Bool {
        let first = lead.values[channel]
        for index in lead.times.indices where (lead.values[index * width + channel] - first).magnitude > 1e-9 {
            return false
        }
        for index in loop.times.indices where (loop.values[index * width + channel] - first).magnitude > 1e-9 {
            return false
        }
        return true
    }

    /// Adds a channel's track to a plan.
    func write(_ channel: Int, period: Double, advance: Double, into plan: inout Plan) {
        let begin = plan.keys.count
        if lead.times.isEmpty || isConstant(channel) {
            plan.keys.append(PlanKey(time: 0, value: lead.times.isEmpty ? 0 : lead.values[channel]))
            plan.tracks.append(PlanTrack(lead: begin..<begin + 1, loop: 0..<0))
            return
        }
        append(lead, channel, &plan)
        let middle = plan.keys.count
        var track = PlanTrack(lead: begin..<middle, loop: 0..<0)
        if hasLoop {
            append(loop, channel, &plan)
            track.loop = middle..<plan.keys.count
            track.period = period
            track.advance = advance
        }
        plan.tracks.append(track)
    }

    private func append(_ keys: Keys, _ channel: Int, _ plan: inout Plan) {
        for index in keys.times.indices {
            plan.keys.append(PlanKey(time: keys.times[index] / 1e9, value: keys.values[index * width + channel]))
        }
    }
}
