import Headway

/// The shapes of a Lottie's layer.
enum LottieShape {
    static func rectangle(_ rect: Rect, radius: Double) -> Record {
        Record([
            "ty": .text("rc"), "d": .number(1),
            "p": LottieTiming.fixed([rect.x + rect.width / 2, rect.y + rect.height / 2]),
            "s": LottieTiming.fixed([rect.width, rect.height]), "r": LottieTiming.fixed(radius),
        ])
    }

    static func transform(
        position: Record.Value = LottieTiming.fixed([0, 0]), scale: Record.Value = LottieTiming.fixed([100, 100])
    ) -> Record {
        Record(["r": LottieTiming.fixed(0), "p": position, "a": LottieTiming.fixed([0, 0]), "s": scale])
    }

    /// A circle around the origin, from 12 o'clock clockwise.
    ///
    /// It is not an ellipse because players approximate those with few straight pieces, off by a tenth of a pixel.
    static func circle(radius: Double) -> Record {
        let circle = Path { $0.arc(center: Point(x: 0, y: 0), radius: radius, start: 0, sweep: 360) }
        return paths((circle.elements + [.close])[...]).first ?? Record()
    }

    static func groupTransform() -> Record {
        var record = Record(["ty": .text("tr")])
        for field in transform().fields { record.add(field.name, field.value) }
        record.add("o", LottieTiming.fixed(100))
        return record
    }

    /// A fill, or a stroke if there is a width.
    static func fill(_ paint: Paint, _ line: (width: Double, cap: LineCap)?, _ box: Rect, _ rule: FillRule) -> Record {
        var record: Record
        switch paint {
        case .solid(let color):
            record = Record([
                "ty": .text(line == nil ? "fl" : "st"),
                "c": LottieTiming.fixed([color.red, color.green, color.blue, 1]),
                "o": LottieTiming.fixed(color.alpha * 100),
            ])
        case .gradient(let colors, let axis):
            record = gradient(line == nil ? "gf" : "gs", colors)
            record.add("s", LottieTiming.fixed([box.x, box.y]))
            record.add("e", LottieTiming.fixed(axis == .vertical ? [box.x, box.maxY] : [box.maxX, box.y]))
        }
        if let line {
            record.add("w", LottieTiming.fixed(line.width))
            record.add("lc", .number(line.cap == .round ? 2 : 1))
            record.add("lj", .number(2))
        } else {
            record.add("r", .number(rule == .evenOdd ? 2 : 1))
        }
        return record
    }

    /// A gradient without its start and end points.
    static func gradient(_ type: String, _ colors: [Color]) -> Record {
        let last = Double(max(1, colors.count - 1))
        let stops = colors.enumerated().flatMap { [Double($0) / last, $1.red, $1.green, $1.blue] }
        let alphas = colors.enumerated().flatMap { [Double($0) / last, $1.alpha] }
        let list = stops + (colors.allSatisfy { $0.alpha >= 1 } ? [] : alphas)
        return Record([
            "ty": .text(type), "o": LottieTiming.fixed(100), "t": .number(1),
            "g": .record(Record(["p": .number(Double(colors.count)), "k": LottieTiming.fixed(list)])),
        ])
    }

    /// The operations of a drawing without groups, front to back.
    static func all(of drawing: Drawing) -> [Record] {
        drawing.operations.reversed().compactMap { operation in
            switch operation {
            case .fillBar(let rect, let radius, let paint):
                group([rectangle(rect, radius: radius), fill(paint, nil, rect, .winding)])
            case .strokeArc(let arc, let color): group(ring(arc, color))
            case .fillPath(let range, let rule, let color):
                group(
                    paths(drawing.elements[range]) + [fill(.solid(color), nil, Rect(Size(width: 0, height: 0)), rule)])
            case .strokePath(let range, let width, let cap, let paint):
                group(
                    paths(drawing.elements[range])
                        + [fill(paint, (width, cap), drawing.elements[range].bounds, .winding)])
            case .beginGroup, .endGroup: nil
            }
        }
    }

    private static func group(_ shapes: [Record]) -> Record {
        Record(["ty": .text("gr"), "it": .records(shapes + [groupTransform()])])
    }

    private static func ring(_ arc: ArcShape, _ color: Color) -> [Record] {
        [
            Record([
                "ty": .text("el"), "d": .number(1), "p": LottieTiming.fixed([arc.center.x, arc.center.y]),
                "s": LottieTiming.fixed([arc.radius * 2, arc.radius * 2]),
            ]),
            Record([
                "ty": .text("tm"), "s": LottieTiming.fixed(0), "e": LottieTiming.fixed(arc.sweep / 3.6),
                "o": LottieTiming.fixed(arc.start), "m": .number(1),
            ]),
            fill(.solid(color), (arc.width, arc.cap), Rect(Size(width: 0, height: 0)), .winding),
        ]
    }

    /// One shape for each sub-path.
    static func paths(_ elements: ArraySlice<PathElement>) -> [Record] {
        LottieOutline.all(of: elements).map { outline in
            Record([
                "ty": .text("sh"), "d": .number(1),
                "ks": .record(Record(["a": .number(0), "k": .record(outline.record)])),
            ])
        }
    }
}

extension ArraySlice<PathElement> {
    /// The bounding box of the points at which lines and curves end.
    var bounds: Rect {
        let points = compactMap { element -> Point? in
            switch element {
            case .move(let point), .line(let point), .curve(_, _, let point): point
            case .close: nil
            }
        }
        let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 0)
        let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 0)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
