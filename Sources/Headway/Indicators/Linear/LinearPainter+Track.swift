extension LinearPainter {
    /// Paints the track: all of it if there is no gap, otherwise the pieces between the active parts, each separated by a gap.
    func paintTrack(
        _ done: Segment, _ first: Segment?, _ second: Segment?, opacity: Double = 1, into frame: inout Frame
    ) {
        let paint = Paint.solid(colors.track.opacity(opacity))
        guard layout.gap > 0 else {
            return add(.track, LinearSlot.trackRest, from: 0, to: layout.length, paint, into: &frame)
        }
        var edge = 0.0
        var isAfterPart = false
        // The piece after the last bar is reserved for the next one, unless that already has a piece.
        var awaited = LinearSlot.trackBeforeSecond
        var taken: UInt32 = 0
        var rest = (done.head > done.tail ? done : nil, first, second)
        while let part = Self.takeFirst(&rest) {
            if part.tail > edge {
                let slot = part == first ? LinearSlot.trackBeforeFirst : LinearSlot.trackBeforeSecond
                addTrack(slot, from: edge, isAfterPart, to: part.tail, true, paint, into: &frame)
                taken |= 1 << UInt32(slot)
            }
            edge = max(edge, part.head)
            isAfterPart = true
            awaited = part == second ? LinearSlot.trackBeforeFirst : LinearSlot.trackBeforeSecond
        }
        let waits = hasStream(done) && taken & (1 << UInt32(awaited)) == 0
        let restSlot = waits ? awaited : LinearSlot.trackRest
        addTrack(restSlot, from: edge, isAfterPart, to: 1, false, paint, into: &frame)
    }

    /// Whether two bars follow each other endlessly, so that the piece after the last one is reserved for the next.
    private func hasStream(_ done: Segment) -> Bool {
        done.head <= 0 && !environment.reducesMotion && indicator.style.motion != .contiguous
            && indicator.state.blend.indeterminate.seen(in: environment).value(at: now) > 0
    }

    private func addTrack(
        _ slot: UInt8, from start: Double, _ isAfterPart: Bool, to end: Double, _ isBeforePart: Bool, _ paint: Paint,
        into frame: inout Frame
    ) {
        let left = start * layout.length + (isAfterPart ? layout.gap(at: start) : 0)
        let right = end * layout.length - (isBeforePart ? layout.gap(at: 1 - end) : 0)
        add(.track, slot, from: left, to: right, paint, into: &frame)
    }

    /// Removes and returns the part that begins first; there are at most three, so no list is needed.
    private static func takeFirst(_ parts: inout (Segment?, Segment?, Segment?)) -> Segment? {
        let none = 2.0
        let tails = (parts.0?.tail ?? none, parts.1?.tail ?? none, parts.2?.tail ?? none)
        let least = min(tails.0, tails.1, tails.2)
        if least == none { return nil }
        if tails.0 == least {
            defer { parts.0 = nil }
            return parts.0
        }
        if tails.1 == least {
            defer { parts.1 = nil }
            return parts.1
        }
        defer { parts.2 = nil }
        return parts.2
    }

    /// The three neighbouring pieces, each half a gap from its neighbours (Sources.md#contiguous).
    func paintContiguous(share: Double, into frame: inout Frame) {
        let motion = LinearMotion.contiguous
        let elapsed = now - indicator.state.blend.since
        let step = max(0, elapsed.nanoseconds) / motion.period.nanoseconds
        let (first, second) = motion.segments(at: elapsed.phase(of: motion.period))
        let half = layout.gap / 2
        let ends = (first.head * layout.length, second.head * layout.length)
        let pieces = ((0.0, ends.0 - half), (ends.0 + half, ends.1 - half), (ends.1 + half, layout.length))
        let shades = ContiguousColors(indicator.style, colors)
        let roles = (PartRole.active, PartRole.secondaryActive, PartRole.active)
        add(roles.0, LinearSlot.first, from: pieces.0.0, to: pieces.0.1, shades.paint(at: step, share), into: &frame)
        // On an empty track the colours appear one by one.
        let begun = indicator.theme.coversTrack ? step : 2
        if begun > 0 {
            add(
                roles.1, LinearSlot.second, from: pieces.1.0, to: pieces.1.1, shades.paint(at: step - 1, share),
                into: &frame)
        }
        if begun > 1 {
            add(
                roles.2, LinearSlot.third, from: pieces.2.0, to: pieces.2.1, shades.paint(at: step - 2, share),
                into: &frame)
        }
    }

    /// How much of the track is covered by the pieces that have appeared since the motion began.
    var contiguousCover: Double {
        let period = LinearMotion.contiguous.period
        let elapsed = now - indicator.state.blend.since
        let (first, second) = LinearMotion.contiguous.segments(at: elapsed.phase(of: period))
        switch max(0, elapsed.nanoseconds) / period.nanoseconds {
        case 0: return first.head
        case 1: return second.head
        default: return 1
        }
    }
}

/// The colours of the contiguous motion: at least three, the style's own or shades of its tint.
struct ContiguousColors {
    private let tints: [Color]
    private let colors: ArtworkColors

    init(_ style: LinearStyle, _ colors: ArtworkColors) {
        tints = style.tints
        self.colors = colors
    }

    func paint(at step: Int64, _ share: Double) -> Paint {
        if tints.count >= 3 {
            let index = step % Int64(tints.count)
            return .solid(tints[Int(index < 0 ? index + Int64(tints.count) : index)].opacity(share))
        }
        let index = ((step % 3) + 3) % 3
        return .solid(colors.tint.mixed(with: colors.track, Double(index) * 0.4).opacity(share))
    }
}

extension Segment {
    /// The part within the track, nil when there is none.
    var visible: Segment? {
        let part = clipped
        return part.head > part.tail ? part : nil
    }
}

/// The indeterminate bar with reduced motion: one bar that is always visible and moves slowly back and forth.
///
/// Not moving at all would look broken (Sources.md#reduced-motion), so the motion is simpler and takes twice the web's 2 s
/// (Angular's factor for bars).
package enum ReducedLinearMotion {
    package static let period = TimeSpan.seconds(4)
    package static let length = 0.4
    /// Where the bar begins.
    package static let tail = Keyframes([
        .init(offset: 0, value: 0, easing: .easeInEaseOut),
        .init(offset: 0.5, value: 1 - length, easing: .easeInEaseOut),
        .init(offset: 1, value: 0),
    ])

    static func segment(after elapsed: TimeSpan) -> Segment {
        let tail = tail.value(at: elapsed.phase(of: period))
        return Segment(tail: tail, head: tail + length)
    }
}
