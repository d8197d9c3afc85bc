import Headway

/// When each frame of a loop begins, as fractions of the loop.
struct SVGTimeline {
    /// The film's samples in the order of time, each instant once.
    let samples: [Film.Sample]
    /// The loop's duration; the last frame is shown as long as the one before it.
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

    /// The beginning of a frame, 0…1.
    func begin(of index: Int) -> Double {
        guard let first = samples.first, duration > .zero else { return 0 }
        return Double((samples[index].at - first.at).nanoseconds) / Double(duration.nanoseconds)
    }
}

/// A value that changes from frame to frame, kept as the frames where it does.
struct SVGRuns {
    private(set) var runs: [(frame: Int, value: String)] = []

    /// Records the value at a frame; frames come in order.
    mutating func add(_ value: String, at frame: Int) {
        if runs.isEmpty {
            runs.append((0, value))
        } else if runs.last?.value != value {
            runs.append((frame, value))
        }
    }

    /// The initial value, which is also shown where animation is not supported.
    var first: String { runs.first?.value ?? "" }

    /// The animation of an attribute; nil if it never changes.
    func animation(of attribute: String, _ timeline: SVGTimeline) -> String? {
        guard runs.count > 1 else { return nil }
        let values = runs.map(\.value).joined(separator: ";")
        let times = runs.map { timeline.begin(of: $0.frame).decimal(places: 6) }.joined(separator: ";")
        let duration = timeline.duration.seconds.decimal()
        return #"<animate attributeName="\#(attribute)" calcMode="discrete" dur="\#(duration)s""#
            + #" repeatCount="indefinite" values="\#(values)" keyTimes="\#(times)"/>"#
    }
}
