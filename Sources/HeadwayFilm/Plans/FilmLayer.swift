import Headway

/// One part of an indicator over a whole film: the plans it appears in, one after the other.
struct FilmLayer {
    /// Its share of a plan for a length of time.
    struct Piece {
        /// In seconds from the film's beginning.
        var begin: Double
        var end: Double
        var sample: Film.PlannedSample
        var layer: PlanLayer
    }

    /// A time with values; between two of them values are interpolated linearly, and of two at the same time the later
    /// one holds.
    struct Key: Equatable {
        var time: Double
        var values: [Double]
    }

    /// What never changes.
    let layer: PlanLayer
    private(set) var pieces: [Piece] = []

    /// The layers of a film, back to front; parts of the same kind in the same place are one layer.
    static func all(of film: Film, through end: Double) -> [FilmLayer] {
        guard let first = film.plans.first else { return [] }
        var layers: [FilmLayer] = []
        for (index, sample) in film.plans.enumerated() {
            let begin = (sample.at - first.at).seconds
            let next = index + 1 < film.plans.count ? (film.plans[index + 1].at - first.at).seconds : end
            for layer in sample.plan.layers {
                let piece = Piece(begin: begin, end: next, sample: sample, layer: layer)
                if let place = layers.firstIndex(where: { $0.layer.isSame(as: layer) }) {
                    layers[place].pieces.append(piece)
                } else {
                    layers.append(FilmLayer(layer: layer, pieces: [piece]))
                }
            }
        }
        return layers.enumerated().sorted { ($0.element.layer.slot, $0.offset) < ($1.element.layer.slot, $1.offset) }
            .map(\.element)
    }

    /// The keys of some properties that are drawn together.
    ///
    /// `isBent` says for which values the result of `map` is not linear. `map` converts their values to what is drawn;
    /// where no plan has the part, `absent` is used, or the previous value.
    func keys(
        of properties: [PlanProperty], through end: Double, absent: [Double]? = nil,
        isBent: ([Double]) -> Bool = { _ in false },
        _ map: ([Double], Piece) -> [Double]
    ) -> [Key] {
        var keys: [Key] = []
        var last = 0.0
        for piece in pieces {
            if let absent, piece.begin > last + 1e-9 {
                keys += [Key(time: last, values: absent), Key(time: piece.begin, values: absent)]
            }
            append(piece, properties, isBent, map, to: &keys)
            last = piece.end
        }
        if let absent, last < end - 1e-9 { keys += [Key(time: last, values: absent), Key(time: end, values: absent)] }
        return Self.simplified(keys)
    }

    private func append(
        _ piece: Piece, _ properties: [PlanProperty], _ isBent: ([Double]) -> Bool,
        _ map: ([Double], Piece) -> [Double], to keys: inout [Key]
    ) {
        let plan = piece.sample.plan
        let tracks = properties.compactMap { plan.track($0, of: piece.layer) }
        let length = piece.end - piece.begin
        func raw(_ time: Double) -> [Double] { tracks.map { plan.value(of: $0, after: time) } }
        func value(_ time: Double) -> [Double] { map(raw(time), piece) }
        keys.append(Key(time: piece.begin, values: value(0)))
        let times = Set(tracks.flatMap { plan.times(of: $0, through: length) } + [length]).sorted()
        var last = 0.0
        for time in times where time > 0 {
            // Where the drawing of straight lines is bent, frames are added in between.
            if isBent(raw(last)) || isBent(raw(max(0, time - 1e-9))) {
                for between in stride(from: last + 1 / LottieWriter.rate, to: time - 1e-6, by: 1 / LottieWriter.rate) {
                    keys.append(Key(time: piece.begin + between, values: value(between)))
                }
            }
            last = time
            // A nanosecond distinguishes the two sides of a jump.
            keys.append(Key(time: piece.begin + time, values: value(max(0, time - 1e-9))))
            if time < length { keys.append(Key(time: piece.begin + time, values: value(min(length, time + 1e-9)))) }
        }
    }

    /// The keys without those between two with the same values, and without the second of two that hardly differ at the
    /// same time.
    private static func simplified(_ keys: [Key]) -> [Key] {
        var kept: [Key] = []
        for key in keys {
            if let last = kept.last, last.time >= key.time - 1e-9, last.isLike(key) { continue }
            if kept.count > 1, kept[kept.count - 1].isLike(key), kept[kept.count - 2].isLike(key) { kept.removeLast() }
            kept.append(key)
        }
        if let first = kept.first, kept.allSatisfy({ $0.isLike(first) }) { return [first] }
        return kept
    }
}

extension FilmLayer.Key {
    fileprivate func isLike(_ other: Self) -> Bool {
        zip(values, other.values).allSatisfy { ($0 - $1).magnitude < 1e-5 }
    }
}

extension PlanLayer {
    /// True for the same part drawn in the same way.
    fileprivate func isSame(as other: PlanLayer) -> Bool {
        slot == other.slot && kind == other.kind && cap == other.cap && colors == other.colors && axis == other.axis
    }
}

extension Plan {
    /// The times of a track's keys, with its loop repeated.
    fileprivate func times(of track: PlanTrack, through end: Double) -> [Double] {
        var times = keys[track.lead].map(\.time).filter { $0 < end }
        guard !track.loop.isEmpty, track.period > 0 else { return times }
        var begin = keys[track.lead.upperBound - 1].time
        while begin < end {
            times += keys[track.loop].map { begin + $0.time }.filter { $0 < end }
            begin += track.period
        }
        return times
    }
}
