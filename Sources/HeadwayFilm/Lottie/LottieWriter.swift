import Headway

/// Prints a film as one Lottie animation, made from plans, so that players on other systems can show what the engine moves.
///
/// The format is described at https://lottiefiles.github.io/lottie-docs/; only what version 5 of Bodymovin writes is used.
struct LottieWriter {
    private(set) var text = ""
    private let timing: LottieTiming

    /// Frames a second; keys stand between frames as well.
    static let rate = 60.0

    init(_ film: Film) throws(FilmError) {
        guard let first = film.plans.first else {
            throw FilmError(field: "samples", problem: "takes at least one instant where a picture is made")
        }
        let instants = film.samples.map(\.at)
        let length = ((instants.max() ?? .zero) - (instants.min() ?? .zero)).seconds
        timing = LottieTiming(frames: (length * Self.rate).rounded(.up) + 1, rate: Self.rate)
        var layers = FilmLayer.all(of: film, through: timing.seconds).compactMap {
            LottieLayer($0, film.moments, timing)?.record
        }
        layers += LottieWave.layers(of: film.moments, timing)
        if film.samples.contains(where: { $0.environment.appearance == .dark }) {
            layers.insert(LottieLayer.ground(first.size, first.environment.appearance.ground, timing), at: 0)
        }
        // A Lottie's layers lie front to back.
        let ordered = layers.reversed().enumerated().map { number, layer in
            var layer = layer
            layer.add("ind", .number(Double(number + 1)))
            return layer
        }
        let size = film.plans.reduce(first.size) {
            Size(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
        }
        text = JSONWriter.line(
            Record([
                "v": .text("5.7.0"), "fr": .number(Self.rate), "ip": .number(0), "op": .number(timing.frames),
                "w": .number(size.width.rounded(.up)), "h": .number(size.height.rounded(.up)), "nm": .text(film.title),
                "ddd": .number(0), "assets": .list([]), "layers": .records(ordered),
            ]))
    }
}
