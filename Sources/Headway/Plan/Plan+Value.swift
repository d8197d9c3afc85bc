extension Plan {
    /// The value of a layer's property a number of seconds after the plan's instant, as a platform that plays the plan
    /// shows it; nil if layers of its kind have no such property.
    public func value(of property: PlanProperty, in layer: PlanLayer, after seconds: Double) -> Double? {
        track(property, of: layer).map { value(of: $0, after: seconds) }
    }

    /// The value of a track a number of seconds after the plan's instant.
    public func value(of track: PlanTrack, after seconds: Double) -> Double {
        let begin = keys[track.lead.upperBound - 1].time
        guard !track.loop.isEmpty, seconds >= begin else { return value(in: track.lead, at: seconds) }
        let round = ((seconds - begin) / track.period).rounded(.down)
        return value(in: track.loop, at: seconds - begin - round * track.period) + round * track.advance
    }

    private func value(in range: Range<Int>, at time: Double) -> Double {
        var previous = keys[range.lowerBound]
        if time < previous.time { return previous.value }
        for key in keys[range] {
            if key.time > time {
                return .mix(previous.value, key.value, (time - previous.time) / (key.time - previous.time))
            }
            previous = key
        }
        return previous.value
    }
}
