import Foundation
import Headway
import TestPictures
import Testing

@testable import HeadwayFilm

@Suite("A browser shows an SVG as Cairo draws its samples", .enabled(if: Chromium.program != nil))
struct BrowserTests {
    /// Films that between them have every kind of shape.
    @Test(
        arguments: [
            "download-states", "linear-wave", "linear-wave-colors", "linear-gradient-rtl", "circular-values",
            "linear-web-rtl", "circular-wave",
            "circular-star", "circular-retreat-rtl", "linear-contiguous", "linear-show-hide", "linear-mode-change",
            "download-material3-dark",
        ])
    func agrees(name: String) throws {
        var scenario = try Scenario(json: Data(Golden.scenario(name).utf8))
        let film = Film(scenario, planning: .changes)
        // In an SVG an edge lies on a pixel where it rests and between pixels while it moves: so do frames with and without a scale.
        for index in scenario.views.indices { scenario.views[index].environment.scale = 0 }
        let exact = Film(scenario)
        let size = try #require(film.samples.first).size
        let (width, height) = (Int(size.width), Int(size.height))
        let page = try page(for: film, height: height)
        let shown = try #require(
            try Chromium.picture(of: page, width: max(width, 500), height: height * film.samples.count))
        let (resting, moving) = try (picture(of: film), picture(of: exact))
        // A cell of a sheet at scale 1: 6 pixels round it and 16 for the label.
        let cell = height + 6 + 16 + 6
        for index in film.samples.indices {
            var difference = 0
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = shown[x, index * height + y]
                    difference += min(
                        distance(pixel, resting[6 + x, index * cell + 22 + y]),
                        distance(pixel, moving[6 + x, index * cell + 22 + y]))
                }
            }
            // Smoothed edges differ between the two by a few shades, and gradients by one.
            let mean = Double(difference) / Double(3 * width * height)
            #expect(mean < 3, "sample \(index): \(mean) of 255 apart on average")
        }
    }

    /// A film's samples as Cairo draws them, one below the other.
    private func picture(of film: Film) throws -> Bitmap {
        let cells = film.samples.map {
            ContactSheet.Cell(
                label: "", drawing: $0.frame.drawing, size: $0.size, appearance: $0.environment.appearance)
        }
        return try #require(Bitmap(png: ContactSheet(cells, columns: 1).png()))
    }

    /// The film's SVG once for each sample, stopped there in its second loop.
    private func page(for film: Film, height: Int) throws -> String {
        let svg = String(decoding: try film.data(as: .svg), as: UTF8.self)
        let timeline = SVGTimeline(film)
        let first = timeline.samples.first?.at ?? .zero
        let cells = film.samples.enumerated().map { index, sample in
            // A little after the sample begins: on the edge itself both sides are right.
            let time = (sample.at - first).seconds + timeline.duration.seconds + 0.001
            // Copies of one picture at different times share no window.
            let svg = svg.replacingOccurrences(of: "wave-", with: "wave\(index)-")
            return "<div data-time='\(time)' style='position:absolute;left:0;top:\(index * height)px'>\(svg)</div>"
        }
        return """
            <!doctype html><body style="margin:0;background:white">\(cells.joined())<script>
            for (const cell of document.querySelectorAll("div")) {
                const svg = cell.querySelector("svg")
                svg.style.display = "block"
                svg.pauseAnimations()
                svg.setCurrentTime(Number(cell.dataset.time))
            }
            </script>
            """
    }

    private func distance(_ a: UInt32, _ b: UInt32) -> Int {
        [16, 8, 0].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.reduce(0, +)
    }
}
