import Headway

/// The times at which tracks that move together have keys, so that anything computed from them is linear in between.
struct KeyTimes {
    /// Seconds since the plan's instant, starting with 0; a time that occurs twice is a jump.
    private(set) var lead: [Double] = [0]
    /// Seconds since the beginning of the loop, from 0 to its length, or empty.
    private(set) var loop: [Double] = []
    /// When the loop begins, after the plan's instant.
    private(set) var loopBegin = 0.0

    /// The keys of tracks, and those that round ends need in addition.
    init(of tracks: [PlanTrack], in plan: Plan, roundEnds: RoundEnds? = nil) {
        for track in tracks { lead = Self.merged(lead, plan.keys(track.lead).map { max(0, $0.time) }) }
        if let looped = tracks.first(where: { !$0.loop.isEmpty }) {
            loopBegin = plan.keys(looped.lead).last?.time ?? 0
            if lead.last != loopBegin { lead = Self.merged(lead, [loopBegin]) }
            lead.removeAll { $0 > loopBegin }
            var round = [0, looped.period]
            for track in tracks where !track.loop.isEmpty {
                round = Self.merged(round, plan.keys(track.loop).map { min(max(0, $0.time), looped.period) })
            }
            // An angle that keeps growing is unrolled until it has come full circle.
            let rounds = Self.rounds(tracks.first { $0.advance != 0 }?.advance ?? 0)
            for index in 0..<rounds {
                // A round may begin at a different value from the end of the one before.
                loop += round.dropLast().map { $0 + Double(index) * looped.period }
                loop.append(Double(index + 1) * looped.period)
            }
        }
        if let roundEnds {
            lead = roundEnds.added(to: lead, from: 0)
            loop = roundEnds.added(to: loop, from: loopBegin)
        }
    }

    /// The value of a closure at each time, using the value just before a jump for the first of two equal times.
    static func values<Value>(_ times: [Double], from begin: Double, _ value: (Double) -> Value) -> [Value] {
        times.indices.map { index in
            let isBeforeJump = index + 1 < times.count && times[index + 1] == times[index]
            let isAfterJump = index > 0 && times[index - 1] == times[index]
            // The end of a round is also the beginning of the next; here it means the end.
            let isEnd = index == times.count - 1 && index > 0
            let aside = isBeforeJump || isEnd ? -instant : isAfterJump ? instant : 0
            return value(begin + times[index] + aside)
        }
    }

    /// An offset from a jump in seconds, smaller than any distance between keys.
    static let instant = 1e-9

    /// Both lists merged in order; a time occurs as often as in the list that has it more often.
    private static func merged(_ a: [Double], _ b: [Double]) -> [Double] {
        var merged: [Double] = []
        var (i, j) = (0, 0)
        while i < a.count || j < b.count {
            if j == b.count || (i < a.count && a[i] < b[j]) {
                merged.append(a[i])
                i += 1
            } else if i == a.count || b[j] < a[i] {
                merged.append(b[j])
                j += 1
            } else {
                merged.append(a[i])
                (i, j) = (i + 1, j + 1)
            }
        }
        return merged
    }

    private static func rounds(_ advance: Double) -> Int {
        guard advance != 0 else { return 1 }
        return (1...40).first { (Double($0) * advance / 360).rounded() * 360 == Double($0) * advance } ?? 1
    }
}
