package import Headway

/// A part of a plan in terms of layers: the final value of each property, and the animations until then.
package struct PartMotion: Sendable, Hashable {
    /// The kind of layer that shows it.
    package enum Shape: Sendable, Hashable {
        /// A filled rectangle with rounded corners; optionally with a gradient along an axis instead.
        case bar(gradient: [Color], along: Axis)
        /// A stroked circle from 12 o'clock, rotated to its start.
        case arc(center: Point, radius: Double, cap: LineCap)
        /// A picture.
        case art(ArtName, box: Rect)
        /// A wavy line; `WaveMotion` has the rest.
        case wave(WaveMotion.Course, colors: [Color])
    }

    /// Identifies the part; greater numbers are in front.
    package let slot: UInt8
    /// The kind of layer that shows it.
    package let shape: Shape
    /// Whether it lies under the bar: the track and the buffer.
    package let isTrack: Bool
    /// The numbers.
    package var numbers: [LayerProperty: LayerMotion<Double>] = [:]
    package var colors: [LayerProperty: LayerMotion<Color>] = [:]
    /// What a wave consists of; nil for everything else.
    package private(set) var wave: WaveMotion?

    /// The motion of a layer of a plan, on device pixels where it rests.
    package init(_ layer: PlanLayer, of plan: Plan, scale: Double) {
        slot = layer.slot
        isTrack = layer.role == .track || layer.role == .buffer
        let reader = PartReader(plan: plan, layer: layer)
        switch layer.kind {
        case .bar: shape = .bar(gradient: layer.colors, along: layer.axis)
        case .arc:
            // A ring's circle does not move: only its width and its ends change.
            shape = .arc(center: layer.center, radius: reader.value(.radius, 0), cap: layer.cap)
        case .art:
            shape = .art(
                layer.art ?? .initial,
                box: Rect(
                    x: reader.value(.x, 0), y: reader.value(.y, 0), width: reader.value(.width, 0),
                    height: reader.value(.height, 0)))
        case .levelWave, .ringWave:
            let motion = WaveMotion(reader)
            wave = motion
            shape = .wave(motion.course, colors: motion.colors)
        }
        numbers[.opacity] = reader.motion(.opacity, .opacity) { min(1, max(0, $0)) }
        switch layer.kind {
        case .bar: addBar(reader, scale)
        case .arc: addArc(reader)
        case .levelWave, .ringWave: break
        case .art: numbers[.scale] = reader.motion(.scale, .scale) { $0 }
        }
    }

    private mutating func addBar(_ reader: PartReader, _ scale: Double) {
        let edges = EdgeReader(reader: reader, scale: scale)
        numbers[.x] = reader.motion([.x, .width], .x) { edges.start(.x, $0) }
        numbers[.width] = reader.motion([.x, .width], .width) { edges.length(.x, .width, $0) }
        numbers[.y] = reader.motion([.y, .height], .y) { edges.start(.y, $0) }
        numbers[.height] = reader.motion([.y, .height], .height) { edges.length(.y, .height, $0) }
        numbers[.cornerRadius] = reader.motion(.radius, .cornerRadius) { max(0, $0) }
        if reader.layer.colors.isEmpty { colors[.fill] = reader.color(.fill) }
    }

    private mutating func addArc(_ reader: PartReader) {
        let times = reader.ringTimes
        numbers[.rotation] = times.motion(of: .rotation) { reader.arc(at: $0).start * .pi / 180 }
        numbers[.strokeEnd] = times.motion(of: .strokeEnd) { reader.arc(at: $0).sweep / 360 }
        if reader.layer.cap == .round {
            numbers[.lineWidth] = times.motion(of: .lineWidth) { reader.arc(at: $0).width }
        } else {
            numbers[.lineWidth] = reader.motion(.lineWidth, .lineWidth) { max(0, $0) }
        }
        colors[.stroke] = reader.color(.stroke)
    }
}
