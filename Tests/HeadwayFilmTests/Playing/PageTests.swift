import Foundation
import Headway
import TestPictures
import TestSupport
import Testing

@testable import HeadwayFilm

@Suite("A page of several indicators")
struct PageTests {
    private static let bar = #""indicator": "linear", "size": [100, 4], "initial": {"progress": 0.5}"#
    private static let ring = #""indicator": "circular", "size": [48, 48], "initial": {"mode": "indeterminate"}"#
    private static let page = #"""
        {"size": [200, 80], "views": [{"at": [10, 10], \#(bar)}, {"at": [120, 20], \#(ring)}],
         "texts": [{"at": [10, 60], "text": [{"at": 0, "text": "first"}, {"at": 0.5, "text": "a & b"}]}],
         "samples": [0, 0.5, 1]}
        """#

    @Test("each shows what it shows alone", arguments: [FilmFormat.json, .plan])
    func objects(format: FilmFormat) throws {
        let page = try JSONSerialization.jsonObject(with: Data(Example.text(Self.page, format).utf8)) as? [String: Any]
        let views = try #require(page?["views"] as? [[String: Any]])
        let alone = try [Self.bar, Self.ring].map {
            try JSONSerialization.jsonObject(
                with: Data(Example.text("{\($0), \"samples\": [0, 0.5, 1]}", format).utf8)) as? [String: Any]
        }
        for (view, alone) in zip(views, alone) {
            var view = view
            #expect((view.removeValue(forKey: "at") as? [Double])?.count == 2)
            #expect(view as NSDictionary == alone as? NSDictionary)
        }
    }

    @Test("is drawn with each in its place")
    func picture() throws {
        let data = try Film.render(scenario: Data(Self.page.utf8), format: .png, columns: 1)
        let bitmap = try #require(Bitmap(png: data))
        #expect(bitmap.width == 212)
        let top = 6 + 16
        #expect(bitmap[6 + 11, top + 12] == 0x2196F3)
        #expect(bitmap[6 + 109, top + 12] == 0xB4D7F3)
        #expect(bitmap[6 + 111, top + 12] == 0xFFFFFF)
    }

    @Test("as SVG moves each in a view of its own, with words that change")
    func svg() throws {
        let text = try Example.text(Self.page, .svg)
        #expect(text.contains(#"<svg x="10" y="10" width="100" height="4">"#))
        #expect(text.contains(#"<svg x="120" y="20" width="48" height="48">"#))
        #expect(text.contains(">first<animate") && text.contains(">a &amp; b<animate"))
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("page.svg")
        try Data(text.utf8).write(to: file)
        let parser = try Program(
            "python3", ["-c", "import sys, xml.dom.minidom as m; m.parse(sys.argv[1])", file.path])
        #expect(parser.wait() == 0)
    }

    @Test("blocks of a terminal's bar are one rectangle, the last one as wide as its eighths")
    func blocks() throws {
        let scenario = #"""
            {"size": [200, 40], "views": [], "texts": [{"at": [10, 20], "size": 10, "font": "monospace",
             "color": "#FF0000", "text": "███▌"}, {"at": [100, 20], "size": 10, "font": "monospace", "text": "█ 50%"}]}
            """#
        let text = try Example.text(scenario, .svg)
        #expect(text.contains(#"<rect x="10" y="10.8" width="21.07" height="11.5"/>"#))
        #expect(text.contains(">█ 50%</text>"))
        let bitmap = try #require(Bitmap(png: Film.render(scenario: Data(scenario.utf8), format: .png)))
        #expect(bitmap[6 + 20, 22 + 15] == 0xFF0000 && bitmap[6 + 33, 22 + 15] == 0xFFFFFF)
    }

    @Test("a caption is the picture's title and stands under it")
    func caption() throws {
        let scenario = "{\(Self.bar), \"caption\": \"Half\"}"
        let text = try Example.text(scenario, .svg)
        #expect(text.contains("<title>Half</title>") && text.contains(">Half</text>"))
        #expect(text.contains(#"width="100" height="26""#))
    }

    @Test(
        "bad pages are refused",
        arguments: [
            (#"{"size": [1, 1], "views": 7}"#, "views: takes a list of indicators, not 7"),
            (
                #"{"size": [1, 1], "views": [], "events": []}"#,
                "events: unknown field; a page takes size, views, texts, environment, samples"
            ),
            (
                #"{"size": [1, 1], "views": [{"indicator": "linear"}]}"#,
                "views[0].size: missing; takes [width, height] in points, two numbers from 0 to 100000"
            ),
            (
                #"{"size": [1, 1], "views": [{"indicator": "linear", "size": [1, 1], "at": [1]}]}"#,
                "views[0].at: takes [x, y] in points, two numbers from -100000 to 100000, not a list"
            ),
            (
                #"{"size": [1, 1], "views": [], "texts": [{"at": [0, 0], "text": 5}]}"#,
                "texts[0].text: takes a string, or a list of {at, text}, not 5"
            ),
        ])
    func refusals(scenario: String, line: String) { #expect(Example.error(scenario) == line) }
}
