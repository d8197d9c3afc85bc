import Headway

/// When a loop begins and how long it takes.
struct SVGTimeline {
    /// The film's samples in order of time, each instant once.
    let samples: [Film.Sample]
    /// How long the loop takes: the last sample's picture counts as long as the one before it.
    let duration: TimeSpan

    init(_ film: Film) {
        let order = film.samples.indices.sorted { (film.samples[$0].at, $0) < (film.samples[$1].at, $1) }
        var samples: [Film.Sample] = []
        for index in order where samples.last?.at != film.samples[index].at { samples.append(film.samples[index]) }
        self.samples = samples
        guard samples.count > 1, let first = samples.first, let last = samples.last else {
            duration = .zero
            return
        }
        duration = (last.at - first.at) + (last.at - samples[samples.count - 2].at)
    }
}
