import Headway

/// One part of an indicator as a shape layer.
struct LottieLayer {
    private(set) var record: Record

    init?(_ layer: FilmLayer, _ moments: [Film.FrameSample], _ timing: LottieTiming) {
        switch layer.layer.kind {
        case .bar: record = Self.bar(layer, moments, timing)
        case .arc: record = Self.arc(layer, timing)
        case .art:
            guard let art = Self.art(layer, timing) else { return nil }
            record = art
        // A wave is drawn from samples: the bends of its line cannot be expressed as keys of a shape's properties.
        case .levelWave, .ringWave: return nil
        }
    }

    /// A layer that fills the view.
    static func ground(_ size: Size, _ color: Color, _ timing: LottieTiming) -> Record {
        make(
            "ground", timing,
            [LottieShape.rectangle(Rect(size), radius: 0), LottieShape.fill(.solid(color), nil, Rect(size), .winding)])
    }

    /// A layer made of shapes; `transform` replaces the identity.
    static func make(
        _ name: String, _ timing: LottieTiming, _ shapes: [Record], opacity: Record.Value = LottieTiming.fixed(100),
        transform: Record? = nil
    ) -> Record {
        var transform = transform ?? LottieShape.transform()
        transform.add("o", opacity)
        let group = Record([
            "ty": .text("gr"), "nm": .text(name), "it": .records(shapes + [LottieShape.groupTransform()]),
        ])
        return Record([
            "ddd": .number(0), "ty": .number(4), "nm": .text(name), "sr": .number(1), "ks": .record(transform),
            "ao": .number(0), "shapes": .records([group]), "ip": .number(0), "op": .number(timing.frames),
            "st": .number(0), "bm": .number(0),
        ])
    }

    /// A bar as frames draw it: its edges lie on the film's device pixels, frame by frame.
    private static func bar(
        _ layer: FilmLayer, _ moments: [Film.FrameSample], _ timing: LottieTiming
    ) -> Record {
        func keys(_ map: (Rect) -> [Double]) -> Record.Value {
            var keys: [FilmLayer.Key] = []
            for moment in moments {
                let bar = moment.bars.first { $0.slot == layer.layer.slot }
                let values = bar.map { map($0.rect.aligned(toScale: moment.scale)) } ?? [0, 0]
                if keys.last?.values != values { keys.append(FilmLayer.Key(time: moment.seconds, values: values)) }
            }
            return timing.property(keys.isEmpty ? [FilmLayer.Key(time: 0, values: [0, 0])] : keys, .held)
        }
        let radii = layer.keys(of: [.radius], through: timing.seconds) { values, _ in values }
        let shape = Record([
            "ty": .text("rc"), "d": .number(1), "p": keys { [$0.x + $0.width / 2, $0.y + $0.height / 2] },
            "s": keys { [$0.width, $0.height] }, "r": timing.property(radii, isScalar: true),
        ])
        var fill: Record
        if layer.layer.colors.isEmpty {
            fill = Record([
                "ty": .text("fl"), "c": color(of: layer, timing), "o": LottieTiming.fixed(100), "r": .number(1),
            ])
        } else {
            let isUpright = layer.layer.axis == .vertical
            fill = LottieShape.gradient("gf", layer.layer.colors)
            fill.add("s", keys { [$0.x, $0.y] })
            fill.add("e", keys { isUpright ? [$0.x, $0.maxY] : [$0.maxX, $0.y] })
        }
        return make(layer.layer.role.word, timing, [shape, fill], opacity: opacity(of: layer, timing))
    }

    private static func arc(_ layer: FilmLayer, _ timing: LottieTiming) -> Record {
        let end = timing.seconds
        let isRound = layer.layer.cap == .round
        /// The stroked arc, whose round ends lie within the arc's extent.
        func shape(_ values: [Double], _ piece: FilmLayer.Piece) -> ArcShape {
            ArcShape(
                center: piece.layer.center, radius: values[2], width: values[3], start: values[0], sweep: values[1],
                cap: piece.layer.cap
            ).withCapsInside
        }
        let all: [PlanProperty] = [.start, .sweep, .radius, .lineWidth]
        let middles = layer.keys(of: [.radius], through: end) { _, piece in
            [piece.layer.center.x, piece.layer.center.y]
        }
        let radii = layer.keys(of: [.radius], through: end) { values, _ in values }
        /// Ends that meet make the line thinner, which makes the motion nonlinear.
        func isBent(_ values: [Double]) -> Bool {
            isRound && values[1] < 180 && values[2] > 0 && values[1] < values[3] / values[2] * 90
        }
        let ends = layer.keys(of: all, through: end, isBent: isBent) { values, piece in
            // Players do not draw a line of zero length, which should be a dot with round ends.
            [values[1] <= 0 ? 0 : max(isRound ? 0.05 : 0, shape(values, piece).sweep / 3.6)]
        }
        let starts = layer.keys(of: all, through: end, isBent: isBent) { values, piece in [shape(values, piece).start] }
        let widths = layer.keys(of: all, through: end, isBent: isBent) { values, piece in
            [isRound && values[1] <= 0 ? 0 : shape(values, piece).width]
        }
        return make(
            layer.layer.role.word, timing,
            [
                LottieShape.circle(radius: radii.first?.values.first ?? 0),
                Record([
                    "ty": .text("tm"), "s": LottieTiming.fixed(0), "e": timing.property(ends, isScalar: true),
                    "o": timing.property(starts, isScalar: true), "m": .number(1),
                ]),
                Record([
                    "ty": .text("st"), "c": color(of: layer, timing), "o": LottieTiming.fixed(100),
                    "w": timing.property(widths, isScalar: true), "lc": .number(isRound ? 2 : 1), "lj": .number(2),
                ]),
            ], opacity: opacity(of: layer, timing),
            transform: LottieShape.transform(position: timing.property(middles), scale: scale(radii, timing)))
    }

    /// A circle's size relative to the first one, if its radius changes.
    private static func scale(_ radii: [FilmLayer.Key], _ timing: LottieTiming) -> Record.Value {
        let first = radii.first?.values.first ?? 1
        return timing.property(
            radii.map { key in
                let percent = first > 0 ? key.values[0] / first * 100 : 100
                return FilmLayer.Key(time: key.time, values: [percent, percent])
            })
    }

    private static func art(_ layer: FilmLayer, _ timing: LottieTiming) -> Record? {
        guard let slot = layer.pieces.first?.layer.slot,
            let picture = layer.pieces.lazy.compactMap({ $0.sample.pictures[slot] }).first
        else { return nil }
        let end = timing.seconds
        let place = picture.place
        let scales = layer.keys(of: [.scale], through: end) { values, _ in [values[0] * 100, values[0] * 100] }
        let transform = Record([
            "r": LottieTiming.fixed(0),
            "p": LottieTiming.fixed([place.x + place.width / 2, place.y + place.height / 2]),
            "a": LottieTiming.fixed([place.width / 2, place.height / 2]), "s": timing.property(scales),
        ])
        return make(
            layer.layer.art.map { "\($0.text)" } ?? "art", timing, LottieShape.all(of: picture.drawing),
            opacity: opacity(of: layer, timing), transform: transform)
    }

    private static func opacity(of layer: FilmLayer, _ timing: LottieTiming) -> Record.Value {
        timing.property(
            layer.keys(of: [.opacity], through: timing.seconds, absent: [0]) { values, _ in [values[0] * 100] },
            isScalar: true)
    }

    private static func color(of layer: FilmLayer, _ timing: LottieTiming) -> Record.Value {
        timing.property(layer.keys(of: [.red, .green, .blue], through: timing.seconds) { values, _ in values + [1] })
    }
}
