import Foundation
import Headway
import Testing

@testable import HeadwayGTK

/// What is drawn, looked at without a display.
@MainActor @Suite(.serialized) struct NodeTests {
    @Test("Nodes show what Cairo draws, within antialiasing", arguments: PictureCase.all, [1.0, 2.0])
    func picture(_ picture: PictureCase, scale: Double) throws {
        let nodes = try #require(DrawnPicture(nodesOf: picture.drawing, size: picture.size, scale: scale))
        let cairo = try #require(DrawnPicture(cairoOf: picture.drawing, size: picture.size, scale: scale))
        let blank = try #require(DrawnPicture(cairoOf: Drawing(), size: picture.size, scale: scale))
        let (greatest, mean) = nodes.difference(from: cairo)
        // A picture that is turned is as soft at its edges as a pixel is wide.
        let isTurned = try #require(Nodes(picture.drawing, size: picture.size)).text.contains("texture")
        #expect(greatest <= (isTurned ? 96 : 48), "a pixel differs by \(greatest)")
        #expect(mean <= (isTurned ? 1.5 : 0.5))
        #expect(cairo.difference(from: blank).mean > 1, "nothing was drawn")
    }

    @Test("Straight bars are nodes of their own, and no bitmap")
    func barsAreNative() throws {
        let bar = try #require(PictureCase.bars.first)
        let text = try #require(Nodes(bar.drawing, size: bar.size)).text
        #expect(!text.contains("cairo"))
        #expect(text.components(separatedBy: "inset-shadow").count - 1 == bar.drawing.operations.count)
    }

    @Test("A ring is pictures that are kept, and no bitmap of a frame", arguments: PictureCase.rings)
    func ringsAreKept(_ picture: PictureCase) throws {
        let text = try #require(Nodes(picture.drawing, size: picture.size)).text
        #expect(!text.contains("cairo"))
        #expect(text.contains("texture"))
    }

    @Test("Everything else is one Cairo node", arguments: PictureCase.downloads.dropFirst(3))
    func restIsOneCairoNode(_ picture: PictureCase) throws {
        let text = try #require(Nodes(picture.drawing, size: picture.size)).text
        #expect(text.hasPrefix("cairo"))
        #expect(text.components(separatedBy: "cairo {").count == 2)
    }

    @Test("A drawing of nothing is no node")
    func nothing() {
        #expect(Nodes(Drawing(), size: Size(width: 10, height: 10)) == nil)
    }
}
