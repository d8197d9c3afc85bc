/// Begins a round's keys at another phase.
struct LoopTurn {
    /// How far into the round it begins, in nanoseconds.
    private let phase: Double
    private let period: Double
    /// What a round adds to the first channel, if that is an angle; otherwise nil.
    var advance: Double?
    /// How much the first channel exceeds its value in the round that the keys come from.
    var offset = 0.0

    init(phase: Double, period: Double) {
        self.phase = min(phase + Self.moment, period)
        self.period = period
    }

    /// How far sums of rounds in seconds may be off, in nanoseconds: a jump comes that much earlier, so that it has happened
    /// at its instant.
    private static let moment = 0.1

    /// Adds the keys of a round that begins and ends at the phase.
    func turn(_ run: KeyRun, of source: KeyList, into list: inout KeyList) -> KeyRun {
        var turned = list.begin(width: run.width)
        let wrap = wrap(run, source)
        func add(_ time: Double, adding offset: Double, _ value: (Int) -> Double) {
            list.add(time)
            for channel in 0..<run.width { list.add(value: value(channel) + (channel == 0 ? self.offset + offset : 0)) }
        }
        let last = run.times.count - 1
        add(0, adding: 0) { value($0, run, source, isBefore: false) }
        for index in 0...last where time(index, run, source) > phase {
            add(time(index, run, source) - phase, adding: 0) { source.value(index, $0, of: run) }
        }
        if time(last, run, source) < period {
            // It is visible neither to the end nor from the beginning: the last and the first value are held.
            add(period - phase, adding: 0) { source.value(last, $0, of: run) }
        }
        add(period - phase, adding: wrap) { source.value(0, $0, of: run) }
        for index in 0...last where time(index, run, source) < phase {
            add(period - phase + time(index, run, source), adding: wrap) { source.value(index, $0, of: run) }
        }
        add(period, adding: wrap) { value($0, run, source, isBefore: true) }
        list.end(&turned)
        return turned
    }

    /// A key's time: samples are at whole nanoseconds, which a round need not be.
    private func time(_ index: Int, _ run: KeyRun, _ source: KeyList) -> Double {
        min(period, source.time(index, of: run))
    }

    /// What is added to the first channel where a round ends, so that it continues without whole turns in between.
    private func wrap(_ run: KeyRun, _ source: KeyList) -> Double {
        guard let advance else { return 0 }
        let way = source.value(run.times.count - 1, 0, of: run) - source.value(0, 0, of: run)
        return advance + 360 * ((way - advance) / 360).rounded()
    }

    /// A channel's value at the phase, or just before it.
    private func value(_ channel: Int, _ run: KeyRun, _ source: KeyList, isBefore: Bool) -> Double {
        var previous = 0
        for index in 0..<run.times.count {
            let end = time(index, run, source)
            if isBefore ? end >= phase : end > phase {
                if index == 0 { return source.value(0, channel, of: run) }
                let begin = time(previous, run, source)
                let share = end > begin ? (phase - begin) / (end - begin) : 1
                return .mix(source.value(previous, channel, of: run), source.value(index, channel, of: run), share)
            }
            previous = index
        }
        return source.value(previous, channel, of: run)
    }
}
