import Headway

/// The wavy lines of a film, sampled: each is held until the next sample.
enum LottieWave {
    /// A layer for each line that is visible at the same time.
    static func layers(of waves: [Film.FrameSample], _ timing: LottieTiming) -> [Record] {
        let count = waves.map(\.lines.count).max() ?? 0
        return (0..<count).map { number in
            var (paths, opacities, widths): ([Record.Value], [Record.Value], [Record.Value]) = ([], [], [])
            var paint = Paint.solid(.black)
            for sample in waves {
                let frame = Record.Value.number(sample.seconds * timing.rate)
                let line = number < sample.lines.count ? sample.lines[number] : nil
                opacities.append(held(frame, [.number(line == nil ? 0 : 100)]))
                guard let line, let outline = LottieOutline.all(of: line.elements[...]).first else { continue }
                paint = line.paint
                paths.append(held(frame, [.record(outline.record)]))
                widths.append(held(frame, [.number(line.width)]))
            }
            var stroke = LottieShape.fill(
                paint, (0, .round), waves.first?.box ?? Rect(Size(width: 0, height: 0)), .winding)
            stroke.replace("w", animated(widths))
            let shape = Record(["ty": .text("sh"), "d": .number(1), "ks": animated(paths)])
            return LottieLayer.make("wave", timing, [shape, stroke], opacity: animated(opacities))
        }
    }

    private static func held(_ frame: Record.Value, _ values: [Record.Value]) -> Record.Value {
        .record(Record(["t": frame, "s": .list(values), "h": .number(1)]))
    }

    private static func animated(_ keys: [Record.Value]) -> Record.Value {
        .record(Record(["a": .number(1), "k": .list(keys)]))
    }
}

extension Film {
    /// What is drawn for one instant because a plan's keys cannot express it: aligned to device pixels, or bent.
    struct FrameSample: Sendable {
        /// From the film's beginning.
        var seconds: Double
        var box: Rect
        var scale: Double
        var bars: [Bar]
        var lines: [Line]

        struct Line: Sendable {
            var elements: [PathElement]
            var width: Double
            var paint: Paint
        }
    }
}

extension Drawing {
    /// The lines stroked along paths outside groups: the waves.
    var waveLines: [Film.FrameSample.Line] {
        var depth = 0
        return operations.compactMap { operation in
            switch operation {
            case .beginGroup: depth += 1
            case .endGroup: depth -= 1
            case .strokePath(let range, let width, _, let paint) where depth == 0:
                return Film.FrameSample.Line(elements: Array(elements[range]), width: width, paint: paint)
            default: break
            }
            return nil
        }
    }
}
