package import Headway

/// A wave of a plan as layers show it: one long line that slides or rotates behind a window, and a dot at each end of
/// the visible part.
///
/// The line moves with the phase for ever, the window with value and motion; they are independent, so both are exact
/// with a few keys, however their periods differ.
package struct WaveMotion: Sendable, Hashable {
    /// What it runs along.
    package enum Course: Sendable, Hashable {
        /// A horizontal or vertical bar, and the view's extent across it.
        case level(Axis, breadth: Double)
        /// A ring: its centre, its radius, and how far the line may reach from it.
        case ring(center: Point, radius: Double, reach: Double)
    }

    package let course: Course
    /// The window: a rectangle's position and length, or the rotation and length of the arc that a ring shows.
    package var window: [LayerProperty: LayerMotion<Double>] = [:]
    /// The line's shift or rotation, and its width.
    package var line: [LayerProperty: LayerMotion<Double>] = [:]
    /// The line's outline, at the current amplitude.
    package let outline: LayerMotion<[PathElement]>
    /// Colours along a bar's wave, which the window shows where the line is; empty for one colour.
    package let colors: [Color]
    /// The colour of the line, and of its ends unless they have their own.
    package let color: LayerMotion<Color>
    /// The dots at both ends.
    package let ends: [WaveEnd]

    init(_ reader: PartReader) {
        let layer = reader.layer
        let isRing = layer.kind == .ringWave
        let phases = reader.least(.phase)...reader.most(.phase)
        outline = KeyTimes(of: reader.tracks(isRing ? [.amplitude, .radius] : [.amplitude]), in: reader.plan)
            .motion(of: .path) { time in
                layer.waveLine(
                    radius: reader.value(.radius, time), amplitude: reader.value(.amplitude, time), phases: phases)
            }
        colors = layer.colors
        color = reader.color(.stroke)
        let times = isRing ? reader.ringTimes : KeyTimes(of: reader.tracks([.from, .to]), in: reader.plan)
        ends = [WaveEnd(reader, times, atStart: true), WaveEnd(reader, times, atStart: false)]
        let step = layer.waveStep(radius: reader.value(.radius, 0), amplitude: reader.value(.amplitude, 0))
        line[.lineWidth] = reader.motion(.lineWidth, .lineWidth) { max(0, $0) }
        if isRing {
            let reach = reader.most(.amplitude) + reader.most(.lineWidth)
            course = .ring(center: layer.center, radius: reader.value(.radius, 0), reach: reach)
            line[.rotation] = reader.motion(.phase, .rotation) { $0 * step * .pi / 180 }
            window[.rotation] = times.motion(of: .rotation) { reader.ringLine(at: $0).start * .pi / 180 }
            window[.strokeEnd] = times.motion(of: .strokeEnd) { reader.ringLine(at: $0).sweep / 360 }
            return
        }
        course = .level(layer.axis, breadth: layer.breadth)
        let isUpright = layer.axis == .vertical
        line[isUpright ? .y : .x] = reader.motion(.phase, isUpright ? .y : .x) { $0 * step }
        line[isUpright ? .x : .y] = reader.motion(.y, isUpright ? .x : .y) { $0 }
        func least(_ time: Double) -> Double { min(reader.value(.from, time), reader.value(.to, time)) }
        for property: LayerProperty in isUpright ? [.y, .originY] : [.x, .originX] {
            window[property] = times.motion(of: property, least)
        }
        let length: LayerProperty = isUpright ? .height : .width
        window[length] = times.motion(of: length) { time in
            (reader.value(.to, time) - reader.value(.from, time)).magnitude
        }
    }
}

/// The round end of a wave, which follows it: its height is the cosine of the difference between its position and the
/// phase, in waves.
///
/// Two layers that rotate in opposite directions, each half an amplitude long, add up to a vertical motion only. Each
/// rotation is the sum of one by the position and one by the phase, so that both can be interpolated linearly and
/// independently.
package struct WaveEnd: Sendable, Hashable {
    /// Where the middle of the line is: a point along the bar, or the rotation of the ring to it.
    package var place: [LayerProperty: LayerMotion<Double>] = [:]
    /// The offset from the centre of the ring, in points downwards; 0 for a bar.
    package let distance: LayerMotion<Double>
    /// How the crests point, in degrees from up.
    package let direction: Double
    /// The rotation by the position, and twice as much back.
    package let byPlace: LayerMotion<Double>
    package let backByPlace: LayerMotion<Double>
    /// The rotation by the phase, and twice as much back.
    package let byPhase: LayerMotion<Double>
    package let backByPhase: LayerMotion<Double>
    /// Half the amplitude, upwards.
    package let arm: LayerMotion<Double>
    /// The dot's width, height and corner radius.
    package var size: [LayerProperty: LayerMotion<Double>] = [:]
    /// The dot's own colour where there are several along the wave; nil for the line's.
    package let color: Color?

    /// `times` are those at which the window's ends have keys.
    init(_ reader: PartReader, _ times: KeyTimes, atStart: Bool) {
        let layer = reader.layer
        let isRing = layer.kind == .ringWave
        distance = isRing ? reader.motion(.radius, .y) { -$0 } : LayerMotion(rest: 0)
        direction = isRing ? 0 : layer.crestDirection
        color = layer.endColor(atStart: atStart)
        func place(_ time: Double) -> Double {
            guard isRing else { return reader.value(atStart ? .from : .to, time) }
            let line = reader.ringLine(at: time)
            return atStart ? line.start : line.start + line.sweep
        }
        func turns(_ time: Double) -> Double {
            layer.waves(at: place(time), radius: reader.value(.radius, time), amplitude: reader.value(.amplitude, time))
                * 2 * .pi
        }
        byPlace = times.motion(of: .rotation, turns)
        backByPlace = times.motion(of: .rotation) { -2 * turns($0) }
        byPhase = reader.motion(.phase, .rotation) { -2 * .pi * $0 }
        backByPhase = reader.motion(.phase, .rotation) { 4 * .pi * $0 }
        arm = reader.motion(.amplitude, .y) { -$0 / 2 }
        for property: LayerProperty in [.width, .height] {
            size[property] = reader.motion(.lineWidth, property) { max(0, $0) }
        }
        size[.cornerRadius] = reader.motion(.lineWidth, .cornerRadius) { max(0, $0) / 2 }
        if isRing {
            self.place[.rotation] = times.motion(of: .rotation) { place($0) * .pi / 180 }
        } else {
            let isUpright = layer.axis == .vertical
            self.place[isUpright ? .y : .x] = times.motion(of: isUpright ? .y : .x, place)
            self.place[isUpright ? .x : .y] = reader.motion(.y, isUpright ? .x : .y) { $0 }
        }
    }
}
