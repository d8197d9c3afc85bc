import Headway

extension FilmPlayer {
    /// Plans the whole film: at its first sample, at each change after it, and where a plan no longer holds.
    mutating func planChanges(into film: inout Film) {
        guard let begin = scenario.samples.min(), let end = scenario.samples.max() else { return }
        let events = scenario.events
        var due = events.indices.sorted { (events[$0].at, $0) < (events[$1].at, $1) }[...]
        var now = begin
        while true {
            while let next = due.first, events[next].at <= now {
                play(events[next], into: &film)
                due.removeFirst()
            }
            let sample = plan(at: now)
            film.plans.append(sample)
            let change = due.first.map { events[$0].at }
            let expiry = sample.validity.map { now + $0 }
            let next = [change, expiry].compactMap { $0 }.min()
            let until = min(next ?? end, end)
            sampleFrames(from: now, to: until, since: begin, isLast: until == end, into: &film)
            guard let next, next <= end, next > now else { return }
            now = next
        }
    }

    /// Samples frames until the next plan, or to the film's end.
    private func sampleFrames(from: Instant, to: Instant, since begin: Instant, isLast: Bool, into film: inout Film) {
        var number = ((from - begin).seconds * LottieWriter.rate - 1e-6).rounded(.up)
        while true {
            let now = begin + .seconds(number / LottieWriter.rate)
            if now > to || now == to && !isLast { return }
            let frame = frame(at: now)
            film.moments.append(
                Film.FrameSample(
                    seconds: number / LottieWriter.rate, box: Rect(size(at: now)), scale: environment.scale,
                    bars: frame.bars,
                    lines: frame.drawing.waveLines))
            number += 1
        }
    }

    /// The pictures of the artwork in a plan, each drawn at its full size.
    func pictures(of plan: Plan, at now: Instant) -> [UInt8: Film.ArtPicture] {
        var pictures: [UInt8: Film.ArtPicture] = [:]
        for layer in plan.layers where layer.kind == .art {
            guard let opacity = plan.track(.opacity, of: layer) else { continue }
            let keys = plan.keys(opacity.lead) + plan.keys(opacity.loop)
            guard let most = keys.max(by: { $0.value < $1.value }) else { continue }
            let frame = frame(at: now + TimeSpan(seconds: most.time))
            guard let index = frame.art.firstIndex(where: { $0.name == layer.art }) else { continue }
            pictures[layer.slot] = Film.ArtPicture(
                place: frame.art[index].box.grownToWholePoints(scale: environment.scale),
                drawing: frame.drawing.group(index))
        }
        return pictures
    }
}

extension Film {
    /// A piece of artwork, and where it is drawn.
    struct ArtPicture: Sendable {
        var place: Rect
        var drawing: Drawing
    }
}

extension Drawing {
    /// The contents of one of the outermost groups.
    fileprivate func group(_ number: Int) -> Drawing {
        var (depth, index) = (0, -1)
        var copy = Drawing()
        for operation in operations {
            if case .endGroup = operation { depth -= 1 }
            if depth > 0, index == number { copy.append(operation, of: self) }
            if case .beginGroup = operation {
                if depth == 0 { index += 1 }
                depth += 1
            }
        }
        return copy
    }

    /// Adds an operation of another drawing; groups within artwork are flattened.
    private mutating func append(_ operation: Operation, of other: Drawing) {
        switch operation {
        case .fillBar(let rect, let radius, let paint): fillBar(rect, radius: radius, paint)
        case .strokeArc(let arc, let color): strokeArc(arc, color)
        case .fillPath(let range, let rule, let color): fill(Path(other.elements[range]), color, rule: rule)
        case .strokePath(let range, let width, let cap, let paint):
            guard case .solid(let color) = paint else { return }
            stroke(Path(other.elements[range]), color, width: width, cap: cap)
        case .beginGroup, .endGroup: break
        }
    }
}

extension Path {
    fileprivate init(_ elements: ArraySlice<PathElement>) {
        self.init { path in
            for element in elements {
                switch element {
                case .move(let point): path.move(to: point)
                case .line(let point): path.line(to: point)
                case .curve(let first, let second, let end): path.curve(to: end, control1: first, control2: second)
                case .close: path.close()
                }
            }
        }
    }
}
