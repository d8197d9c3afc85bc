import Headway

/// Writes a film as one Lottie animation made from plans, so that players on other systems can show the engine's motion.
///
/// The format is described at https://lottiefiles.github.io/lottie-docs/; only what version 5 of Bodymovin writes is used.
struct LottieWriter {
    private(set) var text = ""
    private let timing: LottieTiming

    /// Frames per second; keys may lie between frames.
    static let rate = 60.0

    init(_ film: Film) throws(FilmError) {
        let instants = film.samples.map(\.at)
        guard let begin = instants.min(), let end = instants.max() else {
            throw FilmError(field: "samples", problem: "takes at least one instant for a picture")
        }
        timing = LottieTiming(frames: ((end - begin).seconds * Self.rate).rounded(.up) + 1, rate: Self.rate)
        var layers = Self.layers(of: film, timing)
        var assets: [Record] = []
        for (index, view) in film.views.enumerated() {
            let name = "view\(index)"
            assets.append(Record(["id": .text(name), "layers": Self.numbered(Self.layers(of: view.film, timing))]))
            layers.append(Self.composition(name, view, timing))
        }
        let appearance = film.samples.first?.environment.appearance ?? .light
        for words in film.texts { layers += LottieText.layers(of: words, from: begin, on: appearance, timing) }
        if film.samples.contains(where: { $0.environment.appearance == .dark }) {
            layers.insert(LottieLayer.ground(film.size, appearance.ground, timing), at: 0)
        }
        text = JSONWriter.line(
            Record([
                "v": .text("5.7.0"), "fr": .number(Self.rate), "ip": .number(0), "op": .number(timing.frames),
                "w": .number(film.size.width.rounded(.up)), "h": .number(film.size.height.rounded(.up)),
                "nm": .text(film.title), "ddd": .number(0), "assets": .records(assets), "layers": Self.numbered(layers),
            ]))
    }

    /// The layers of an indicator's film, back to front.
    private static func layers(of film: Film, _ timing: LottieTiming) -> [Record] {
        FilmLayer.all(of: film, through: timing.seconds).compactMap { LottieLayer($0, film.moments, timing)?.record }
            + LottieWave.layers(of: film.moments, timing)
    }

    /// A layer that shows an indicator of a page at its position, clipped to its view.
    private static func composition(_ name: String, _ view: Film.View, _ timing: LottieTiming) -> Record {
        var transform = LottieShape.transform(position: LottieTiming.fixed([view.origin.x, view.origin.y]))
        transform.add("o", LottieTiming.fixed(100))
        return Record([
            "ddd": .number(0), "ty": .number(0), "nm": .text(name), "refId": .text(name), "sr": .number(1),
            "ks": .record(transform), "ao": .number(0), "w": .number(view.film.size.width.rounded(.up)),
            "h": .number(view.film.size.height.rounded(.up)), "ip": .number(0), "op": .number(timing.frames),
            "st": .number(0), "bm": .number(0),
        ])
    }

    /// Layers as Lottie orders them: front to back, and numbered.
    private static func numbered(_ layers: [Record]) -> Record.Value {
        .records(
            layers.reversed().enumerated().map { number, layer in
                var layer = layer
                layer.add("ind", .number(Double(number + 1)))
                return layer
            })
    }
}
