import Testing

@testable import Headway

/// The contracts of the engine, over ten thousand random lives of each indicator, of up to thirty events each.
@Suite struct Laws {
    @Test("Linear indicators keep the contracts", arguments: SeedRange.all)
    func linear(seeds: SeedRange) {
        for seed in seeds.range { LawChecks<LinearIndicator>().all(seed) }
    }

    @Test("Circular indicators keep the contracts", arguments: SeedRange.all)
    func circular(seeds: SeedRange) {
        for seed in seeds.range { LawChecks<CircularIndicator>().all(seed) }
    }

    @Test("Download indicators keep the contracts", arguments: SeedRange.all)
    func download(seeds: SeedRange) {
        for seed in seeds.range { LawChecks<DownloadIndicator>().all(seed) }
    }
}

/// Some of the seeds: one test case, so that a failure names a small range.
struct SeedRange: CustomTestStringConvertible {
    let range: Range<Int>
    var testDescription: String { "seeds \(range.lowerBound)..<\(range.upperBound)" }

    static let all = stride(from: 0, to: 10_000, by: 500).map { SeedRange(range: $0..<$0 + 500) }
}
