import Headway

extension Record {
    /// One sample: its instant, its parts, what it means and when it next changes.
    init(_ sample: Film.Sample) {
        let frame = sample.frame
        self.init([
            "at": .instant(sample.at),
            "visible": .flag(frame.isVisible),
            "bars": .records(frame.bars.map(Record.init)),
            "arcs": .records(frame.arcs.map(Record.init)),
            "waves": .records(frame.waves.map(Record.init)),
            "art": .records(frame.art.map(Record.init)),
            "semantics": .record(Record(frame.semantics)),
            "next": frame.next.value,
        ])
    }

    init(_ completion: Film.Ending) {
        self.init([
            "id": .text(completion.id), "at": .instant(completion.at), "finished": .flag(completion.finished),
        ])
    }

    init(_ announcement: Announcement) {
        self.init(["at": .instant(announcement.at), "text": .text(announcement.subject.text)])
    }

    init(_ bar: Bar) {
        self.init([
            "role": .text(bar.role.word), "x": .number(bar.rect.x), "y": .number(bar.rect.y),
            "width": .number(bar.rect.width), "height": .number(bar.rect.height), "radius": .number(bar.radius),
        ])
        add(bar.paint)
    }

    /// One colour, or the colours of a gradient.
    private mutating func add(_ paint: Paint) {
        switch paint {
        case .solid(let color): add("color", .color(color))
        case .gradient(let colors, _): add("colors", .list(colors.map(Value.color)))
        }
    }

    init(_ arc: Arc) {
        let shape = arc.shape
        self.init([
            "role": .text(arc.role.word), "center": .point(shape.center), "radius": .number(shape.radius),
            "width": .number(shape.width), "start": .number(shape.start), "sweep": .number(shape.sweep),
            "cap": .text(shape.cap == .round ? "round" : "butt"), "color": .color(arc.color),
        ])
    }

    init(_ wave: WavePart) {
        self.init(["role": .text(wave.role.word)])
        switch wave.course {
        case .level(let from, let to, _), .upright(let from, let to, _):
            add("from", .number(from))
            add("to", .number(to))
        case .ring(let center, let radius, let start, let sweep):
            add("center", .point(center))
            add("radius", .number(radius))
            add("start", .number(start))
            add("sweep", .number(sweep))
        }
        add("amplitude", .number(wave.amplitude))
        add("wavelength", .number(wave.wavelength))
        add("phase", .number(wave.phase))
        if case .level(_, _, let y) = wave.course { add("y", .number(y)) }
        if case .upright(_, _, let x) = wave.course { add("x", .number(x)) }
        add("width", .number(wave.width))
        add(wave.paint)
    }

    init(_ art: ArtPart) {
        self.init([
            "name": .text("\(art.name.text)"), "opacity": .number(art.opacity),
            "box": .list([art.box.x, art.box.y, art.box.width, art.box.height].map(Value.number)),
        ])
    }

    init(_ semantics: Semantics) {
        self.init(["role": .text(semantics.role.word), "label": .text("\(semantics.label.text)")])
        if let value = semantics.value { add("now", .number(value)) }
        if let percent = semantics.percent { add("value", .text("\(percent)%")) }
        add("busy", .flag(semantics.isBusy))
        add("actions", .list(semantics.actions.words.map(Value.text)))
    }
}
