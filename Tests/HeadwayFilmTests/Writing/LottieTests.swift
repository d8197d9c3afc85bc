import Foundation
import Headway
import TestPictures
import TestSupport
import Testing

@testable import HeadwayFilm

/// The player, from Debian's package librlottie0-1.
private enum Rlottie {
    static let isInstalled = ["x86_64", "aarch64"].contains {
        FileManager.default.fileExists(atPath: "/usr/lib/\($0)-linux-gnu/librlottie.so.0-1")
    }
}

@Suite("Debian's rlottie shows a Lottie as Cairo draws the frames", .enabled(if: Rlottie.isInstalled))
struct LottieTests {
    struct Case: CustomTestStringConvertible {
        let testDescription: String
        private let fields: String

        func scenario(scale: Int) -> String {
            #"{\#(fields), "environment": {"scale": \#(scale)}, "samples": {"from": 0, "through": 1.9, "step": 0.1}}"#
        }

        init(_ name: String, fields: String) {
            testDescription = name
            self.fields = fields
        }

        init(_ name: String, _ kind: String, _ size: String, _ fields: String) {
            self.init(name, fields: #""indicator": "\#(kind)", "size": \#(size), \#(fields)"#)
        }
    }

    /// Several indicators, a size that changes, and words that do.
    private static let page = Case(
        "a page",
        fields: #"""
            "size": [200, 80], "views": [
              {"at": [10, 10], "indicator": "linear", "size": [100, 6], "style": {"theme": "material3"}, "events": [
                {"at": 0.1, "call": "setProgress", "value": 0.8, "animated": true},
                {"at": 0.5, "call": "setSize", "size": [160, 6], "animated": true, "duration": 0.5}]},
              {"at": [140, 20], "indicator": "circular", "size": [48, 48], "initial": {"mode": "indeterminate"}}],
            "texts": [{"at": [10, 50], "text": [{"at": 0, "text": "Words"}, {"at": 0.95, "text": "others"}]},
              {"at": [10, 70], "font": "monospace", "text": "████▌"}]
            """#)

    private static let moving = #""initial": {"mode": "indeterminate"}"#

    static let cases = [
        page,
        Case(
            "a change and a reset", "linear", "[240, 8]",
            #""events": [{"at": 0.1, "call": "setProgress", "value": 0.8, "animated": true}, {"at": 0.6, "call": "setProgress", "value": 0.3, "animated": true}]"#
        ),
        Case(
            "gap and mark", "linear", "[240, 8]",
            #""style": {"theme": "material3"}, "events": [{"at": 0.1, "call": "setProgress", "value": 0.97, "animated": true}]"#
        ),
        Case(
            "a gradient", "linear", "[240, 8]",
            ##""style": {"tints": ["#FF0000", "#00FF00", "#0000FF"]}, "initial": {"progress": 0.6}"##),
        Case(
            "hiding and showing", "linear", "[240, 8]",
            #""initial": {"progress": 0.5}, "events": [{"at": 0.3, "call": "setHidden", "value": true, "animated": true}, {"at": 1.2, "call": "setHidden", "value": false, "animated": true}]"#
        ),
        Case("disjoint", "linear", "[240, 4]", #""style": {"theme": "material3", "motion": "disjoint"}, "# + moving),
        Case("web", "linear", "[240, 4]", #""style": {"theme": "material3", "motion": "web"}, "# + moving),
        Case(
            "contiguous", "linear", "[240, 4]", #""style": {"theme": "material3", "motion": "contiguous"}, "# + moving),
        Case(
            "a wave", "linear", "[240, 14]",
            #""style": {"theme": "material3", "wave": {}}, "initial": {"progress": 0.6}"#),
        Case("star", "circular", "[48, 48]", #""style": {"motion": "star"}, "# + moving),
        Case("advance", "circular", "[48, 48]", #""style": {"theme": "material3", "motion": "advance"}, "# + moving),
        Case("retreat", "circular", "[48, 48]", #""style": {"theme": "material3", "motion": "retreat"}, "# + moving),
        Case(
            "a ring's wave", "circular", "[48, 48]",
            #""style": {"theme": "material3", "wave": {"amplitude": 1.6, "wavelength": 15}}, "initial": {"progress": 0.7}"#
        ),
        Case(
            "a download", "download", "[44, 44]",
            #""style": {"artwork": "cloud", "motion": "growAndShrink"}, "events": [{"at": 0.2, "call": "setState", "value": "indeterminate", "animated": true}, {"at": 0.6, "call": "setState", "value": "running", "animated": true}, {"at": 0.7, "call": "setProgress", "value": 0.7, "animated": true}, {"at": 1.5, "call": "setState", "value": "completed", "animated": true}]"#
        ),
    ]

    @Test("At 20 instants at most 2 % of the pixels differ by more than 8 of 255", arguments: cases, [1, 3])
    func agrees(example: Case, scale: Int) throws {
        let scenario = example.scenario(scale: scale)
        let data = try Film.render(scenario: Data(scenario.utf8), format: .lottie)
        let film = try Example.film(scenario)
        let size = film.size
        let cells = ContactSheet(film).cells
        let (width, height) = (Int(size.width) * scale, Int(size.height) * scale)
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("film.json")
        try data.write(to: file)
        let shown = folder.url.appendingPathComponent("frames")
        let instants = film.samples.map { "\($0.at.seconds)" }
        let program = try Program(
            "python3",
            [TestPaths.script("lottie_frames.py"), file.path, "\(width)", "\(height)", shown.path] + instants)
        #expect(program.wait() == 0)
        let pixels = [UInt8](try Data(contentsOf: shown))
        try #require(pixels.count == width * height * 4 * film.samples.count)
        for (index, sample) in film.samples.enumerated() {
            var cell = cells[index]
            cell.label = ""
            let drawn = try #require(Bitmap(png: ContactSheet([cell]).png()))
            var count = 0
            for y in 0..<height {
                for x in 0..<width {
                    let place = ((index * height + y) * width + x) * 4
                    // On white, under colours that are multiplied by their opacity.
                    let rest = 255 - Int(pixels[place + 3])
                    let color = drawn[6 * scale + x, 22 * scale + y]
                    let apart = (0..<3).map { abs(Int(pixels[place + $0]) + rest - Int(color >> (8 * $0) & 255)) }
                    if apart.contains(where: { $0 > 8 }) { count += 1 }
                }
            }
            let share = Double(count) / Double(width * height)
            #expect(share <= 0.02, "at \(sample.at.seconds) s")
        }
    }
}
