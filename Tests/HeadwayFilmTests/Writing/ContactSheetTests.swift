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

    /// A cell at scale 1: 6 pixels round it, a label of 16.
    private let padding = 6
    private let labelHeight = 16

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
        func label(_ row: Int) -> [[UInt32]] {
            (0..<labelHeight).map { y in (0..<40).map { bitmap[padding + $0, row * cell + padding + y] } }
        }
        #expect(label(0).joined().count { $0 < 0x909090 } > 10)
        #expect(label(0) != label(1))
    }

    @Test("sets its labels at the scale of what they name", arguments: [1, 2, 3])
    func labelScale(scale: Int) throws {
        let bitmap = try sheet(
            Example.linear(#""environment": {"scale": \#(scale)}, "samples": [8]"#), columns: 1)
        let rows = (0..<labelHeight * scale).filter { y in
            (0..<40 * scale).contains { bitmap[padding * scale + $0, padding * scale + y] < 0x909090 }
        }
        let height = try #require(rows.last) - #require(rows.first) + 1
        // A figure is 0.73 of the letters' 11 points high.
        #expect((Double(height) - 8.0 * Double(scale)).magnitude <= 1)
    }

    @Test("leaves no cell empty: the last row's are wider, or there are fewer columns")
    func noEmptyCells() throws {
        let bitmap = try sheet(Example.linear(#""initial": {"progress": 1}, "samples": [0, 1, 2, 3, 4]"#), columns: 3)
        let cell = 4 + labelHeight + 2 * padding
        let y = cell + padding + labelHeight + 2
        #expect(bitmap[padding + 1, y] == 0x2196F3)
        // The second of two in a row of three begins in the middle.
        #expect(bitmap[3 * 112 / 2 + padding + 1, y] == 0x2196F3)
        let alone = try sheet(Example.linear(#""samples": {"through": 9, "step": 1}"#))
        #expect(alone.width == 5 * 112 && alone.height == 2 * cell)
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
        #expect(error(#""samples": []"#) == "samples: takes at least one instant for a picture")
        #expect(
            error(#""environment": {"scale": 100}, "samples": {"through": 1, "step": 0.01}"#)
                == "samples: the contact sheet would have 67200 by 54400 pixels; "
                + "at most 32767 a side and 64 million in all")
    }
}
