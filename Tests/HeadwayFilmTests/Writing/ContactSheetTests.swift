import Foundation
import Headway
import TestPictures
import Testing

@testable import HeadwayFilm

@Suite("A contact sheet")
struct ContactSheetTests {
    private func sheet(_ scenario: String, columns: Int? = nil) throws -> Bitmap {
        let data = try Film.render(scenario: Data(scenario.utf8), format: .png, columns: columns)
        return try #require(Bitmap(png: data))
    }

    /// A cell at scale 1: 6 pixels round it, a label of 7 and 4 below the label.
    private let padding = 6
    private let labelHeight = 11

    @Test("is a grid of equal cells", arguments: [(1, 1, 31), (4, 4, 8), (40, 31, 1)])
    func grid(_ asked: Int, _ columns: Int, _ rows: Int) throws {
        let bitmap = try sheet(Example.specification, columns: asked)
        #expect(bitmap.width == columns * (240 + 2 * padding))
        #expect(bitmap.height == rows * (4 + labelHeight + 2 * padding))
    }

    @Test("shows the frames in their colours")
    func pixels() throws {
        let bitmap = try sheet(Example.specification, columns: 1)
        let cell = 4 + labelHeight + 2 * padding
        // The middle of the ninth bar: 0.4 s, 72 of 240 points.
        let y = 8 * cell + padding + labelHeight + 2
        #expect(bitmap[padding + 1, y] == 0x2196F3)
        #expect(bitmap[padding + 70, y] == 0x2196F3)
        #expect(bitmap[padding + 73, y] == 0xB4D7F3)
        #expect(bitmap[padding + 238, y] == 0xB4D7F3)
        #expect(bitmap[padding - 1, y] == 0xFFFFFF)
        #expect(bitmap[padding + 240, y] == 0xFFFFFF)
    }

    @Test("names every sample")
    func labels() throws {
        let bitmap = try sheet(Example.linear(#""samples": [1, 2]"#), columns: 1)
        let cell = 4 + labelHeight + 2 * padding
        // The middle column of the figure 1 is inked all the way down; of a 2 it is not.
        func inked(_ row: Int) -> Int {
            (0..<7).count { bitmap[padding + 2, row * cell + padding + $0] == 0x6B6B6B }
        }
        #expect(inked(0) == 7)
        #expect(inked(1) == 3)
    }

    @Test("is drawn at the environment's scale, on the appearance's ground")
    func scaleAndGround() throws {
        let bitmap = try sheet(
            Example.linear(
                #""environment": {"scale": 3, "appearance": "dark"}, "initial": {"progress": 0.5}"#))
        #expect(bitmap.width == 3 * (100 + 2 * padding))
        #expect(bitmap.height == 3 * (4 + labelHeight + 2 * padding))
        #expect(bitmap[0, 0] == 0x121212)
        let top = 3 * (padding + labelHeight)
        #expect(bitmap[3 * padding, top] == 0x2196F3)
        #expect(bitmap[3 * padding, top + 11] == 0x2196F3)
        #expect(bitmap[3 * padding, top + 12] == 0x121212)
    }

    @Test("draws gradients from left to right")
    func gradient() throws {
        let bitmap = try sheet(
            Example.linear(##""style": {"tints": ["#FF0000", "#0000FF"]}, "initial": {"progress": 1}"##))
        let y = padding + labelHeight + 2
        #expect(bitmap[padding, y] >> 16 > 0xF0)
        #expect(bitmap[padding + 99, y] & 0xFF > 0xF0)
        let middle = bitmap[padding + 50, y]
        #expect(abs(Int(middle >> 16) - Int(middle & 0xFF)) < 8)
    }

    @Test("fades a group as a whole")
    func group() throws {
        // Two black squares over each other at half opacity are as grey as one.
        let square = Drawing { $0.fillBar(Rect(x: 0, y: 0, width: 10, height: 10), radius: 0, .solid(.black)) }
        var pair = square
        pair.append(square)
        var drawing = Drawing()
        drawing.append(pair, origin: Point(x: 10, y: 0), scale: 2, opacity: 0.5)
        let size = Size(width: 40, height: 20)
        let data = try ContactSheet([.init(label: "two", drawing: drawing, size: size)]).png()
        let bitmap = try #require(Bitmap(png: data))
        let top = padding + labelHeight
        #expect([0x7F7F7F, 0x808080].contains(bitmap[padding + 20, top + 10]))
        #expect(bitmap[padding + 9, top + 10] == 0xFFFFFF)
        #expect(bitmap[padding + 30, top + 10] == 0xFFFFFF)
    }

    @Test("of nothing, or beyond all measure, is an error")
    func errors() {
        func error(_ fields: String) -> String? {
            do throws(FilmError) {
                _ = try Film.render(scenario: Data(Example.linear(fields).utf8), format: .png)
                return nil
            } catch {
                return "\(error)"
            }
        }
        #expect(error(#""samples": []"#) == "samples: takes at least one instant where a picture is made")
        #expect(
            error(#""environment": {"scale": 100}, "samples": {"through": 1, "step": 0.01}"#)
                == "samples: the contact sheet would have 11200 by 272700 pixels; "
                + "at most 32767 a side and 64 million in all")
    }
}
