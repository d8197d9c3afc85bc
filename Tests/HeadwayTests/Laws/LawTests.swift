import Headway
import Testing

/// The contracts of the engine, over many random lives of each indicator.
@Suite struct Laws {
    static let linear = LawChecks<LinearIndicator>(events: 12)
    static let circular = LawChecks<CircularIndicator>(events: 12)
    static let download = LawChecks<DownloadIndicator>(events: 12)

    @Test("Every completion is called once, when due, in order", arguments: Law.seeds)
    func completions(seeds: SeedRange) {
        for seed in seeds.range {
            Self.linear.completions(seed)
            Self.circular.completions(seed)
            Self.download.completions(seed)
        }
    }

    @Test("Frames do not depend on the order or number of questions", arguments: Law.seeds)
    func order(seeds: SeedRange) {
        for seed in seeds.range {
            Self.linear.order(seed)
            Self.circular.order(seed)
            Self.download.order(seed)
        }
    }

    @Test("Nothing changes before the frame says so", arguments: Law.seeds)
    func next(seeds: SeedRange) {
        for seed in seeds.range {
            Self.linear.next(seed)
            Self.circular.next(seed)
            Self.download.next(seed)
        }
    }

    @Test("Every coordinate is finite and inside the view", arguments: Law.seeds)
    func bounds(seeds: SeedRange) {
        for seed in seeds.range {
            Self.linear.bounds(seed)
            Self.circular.bounds(seed)
            Self.download.bounds(seed)
        }
    }

    @Test("A motion that interrupts another starts from what is on screen", arguments: Law.seeds)
    func interruption(seeds: SeedRange) {
        for seed in seeds.range {
            Self.linear.interruption(seed)
            Self.circular.interruption(seed)
            Self.download.interruption(seed)
        }
    }

    @Test("Right to left is the mirror", arguments: Law.seeds)
    func mirror(seeds: SeedRange) {
        for seed in seeds.range { Self.linear.mirror(seed) }
    }

    @Test("Reduced motion never hides an indicator", arguments: Law.seeds)
    func reducedMotion(seeds: SeedRange) {
        for seed in seeds.range {
            Self.linear.reducedMotion(seed)
            Self.circular.reducedMotion(seed)
            Self.download.reducedMotion(seed)
        }
    }

    @Test("Announcements keep a second apart and never repeat", arguments: Law.seeds)
    func announcements(seeds: SeedRange) {
        for seed in seeds.range {
            Self.linear.announcements(seed)
            Self.circular.announcements(seed)
            Self.download.announcements(seed)
        }
    }
}

/// A hundred seeds: one test case, so that a failure names a small range.
struct SeedRange: CustomTestStringConvertible {
    let range: Range<Int>
    var testDescription: String { "seeds \(range.lowerBound)..<\(range.upperBound)" }
}

enum Law {
    static let seeds = stride(from: 0, to: 2000, by: 200).map { SeedRange(range: $0..<$0 + 200) }
}
