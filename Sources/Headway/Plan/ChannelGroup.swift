/// Channels of a layer with keys at the same times, so that what they describe together moves in straight lines.
struct ChannelGroup {
    /// The channels, at most three.
    let channels: Range<Int>

    /// The groups that make up a layer's position, size, opacity and colour.
    static let all = [
        ChannelGroup(channels: 0..<2), ChannelGroup(channels: 2..<5),
        ChannelGroup(channels: PlanChannel.opacity..<PlanChannel.opacity + 1),
        ChannelGroup(channels: PlanChannel.red..<PlanChannel.blue + 1),
    ]
    static let opacity = 2
    static let colors = 3
}

/// The keys of one group, as times and, for each time, a value of each channel: a range of a `KeyList`.
struct KeyRun {
    /// The range of the times.
    var times = 0..<0
    /// The index of the first value.
    var firstValue = 0
    /// Values per time.
    var width = 0

    var isEmpty: Bool { times.isEmpty }
}

/// Keys of many groups in two flat arrays.
struct KeyList {
    /// In nanoseconds from the beginning of the lead or of a round.
    private(set) var times: [Double] = []
    private(set) var values: [Double] = []

    mutating func reset() {
        times.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
    }

    /// Begins a range of keys, which `end(_:)` ends.
    func begin(width: Int) -> KeyRun {
        KeyRun(times: times.count..<times.count, firstValue: values.count, width: width)
    }

    mutating func add(_ time: Double) { times.append(time) }
    mutating func add(value: Double) { values.append(value) }

    /// Puts keys at other times, in the same order.
    mutating func move(_ time: (Double) -> Double) {
        for index in times.indices { times[index] = time(times[index]) }
    }

    func end(_ run: inout KeyRun) { run.times = run.times.lowerBound..<times.count }

    func time(_ index: Int, of run: KeyRun) -> Double { times[run.times.lowerBound + index] }

    func value(_ index: Int, _ channel: Int, of run: KeyRun) -> Double {
        values[run.firstValue + index * run.width + channel]
    }

    /// True when a channel does not change.
    func isConstant(_ channel: Int, of run: KeyRun) -> Bool {
        let first = value(0, channel, of: run)
        return (1..<max(1, run.times.count)).allSatisfy { (value($0, channel, of: run) - first).magnitude <= 1e-9 }
    }
}
