import Headway

extension KeyTimes {
    /// The motion of a number computed from the tracks.
    func motion(of property: LayerProperty, _ value: (Double) -> Double) -> LayerMotion<Double> {
        motion(of: property, value, LayerAnimation.Values.numbers)
    }

    /// The motion of a colour computed from the tracks.
    func motion(of property: LayerProperty, _ value: (Double) -> Color) -> LayerMotion<Color> {
        motion(of: property, value, LayerAnimation.Values.colors)
    }

    /// The motion of an outline computed from the tracks.
    func motion(of property: LayerProperty, _ value: (Double) -> [PathElement]) -> LayerMotion<[PathElement]> {
        motion(of: property, value, LayerAnimation.Values.paths)
    }

    private func motion<Value: Hashable & Sendable>(
        of property: LayerProperty, _ value: (Double) -> Value, _ wrap: ([Value]) -> LayerAnimation.Values
    ) -> LayerMotion<Value> {
        let length = lead.last ?? 0
        var motion = LayerMotion(rest: value(loop.isEmpty ? length : loopBegin))
        let leading = Self.values(lead, from: 0, value)
        let looping = Self.values(loop, from: loopBegin, value)
        let goesOn = Set(looping).count > 1
        if length > 0, Set(leading + [motion.rest]).count > 1 {
            motion.animations.append(
                LayerAnimation(
                    property: property, values: wrap(leading), keyTimes: Self.shares(of: lead, length), begin: 0,
                    duration: length, isEndless: false, leadsOn: goesOn))
        }
        if goesOn, let period = loop.last {
            motion.animations.append(
                LayerAnimation(
                    property: property, values: wrap(looping), keyTimes: Self.shares(of: loop, period),
                    begin: loopBegin, duration: period, isEndless: true, leadsOn: false))
        }
        return motion
    }

    /// Times as fractions of a length, the last one exactly 1.
    private static func shares(of times: [Double], _ length: Double) -> [Double] {
        var shares = times.map { min(1, $0 / length) }
        shares[0] = 0
        shares[shares.count - 1] = 1
        return shares
    }
}
