import Foundation
import HeadwayFilm
import TestPictures
import Testing

/// The documentation's pictures; `scripts/pictures` writes them anew.
@Suite("The documentation's pictures are current")
struct PicturesTests {
    @Test("an SVG for every scenario", arguments: Pictures.scenarios)
    func svg(name: String) throws {
        let picture = try Film.render(scenario: Pictures.read(name + ".json"), format: .svg)
        if Golden.isRecording { return try Pictures.write(name + ".svg", picture) }
        let isCurrent = try Pictures.read(name + ".svg") == picture
        #expect(isCurrent, "scripts/pictures writes it anew")
    }

    @Test("contact sheets of every indicator, state, theme and direction", arguments: Gallery.all)
    func sheet(gallery: Gallery) throws {
        try compare(gallery.png(), with: gallery.fileName)
    }

    @Test("a contact sheet of both sets of artwork, every state, at every size", arguments: ArtworkGallery.all)
    func artwork(gallery: ArtworkGallery) throws {
        try compare(gallery.png(), with: gallery.fileName)
    }

    private func compare(_ picture: Data, with fileName: String) throws {
        if Golden.isRecording { return try Pictures.write(fileName, picture) }
        let recorded = try #require(Bitmap(png: Pictures.read(fileName)))
        let drawn = try #require(Bitmap(png: picture))
        // Pixels, not bytes: another zlib packs the same pixels differently.
        #expect(recorded.firstDifference(from: drawn) == nil)
    }

    @Test("the gallery shows every film")
    func gallery() throws {
        let page = Pictures.folder.deletingLastPathComponent().appendingPathComponent("Guide.docc/MotionGallery.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        for name in Pictures.scenarios { #expect(text.contains("(../Pictures/\(name).svg)"), "\(name)") }
    }

    @Test("and no others", .enabled(if: !Golden.isRecording))
    func noOrphans() throws {
        let expected =
            Pictures.scenarios.flatMap { [$0 + ".json", $0 + ".svg"] } + Gallery.all.map(\.fileName)
            + ArtworkGallery.all.map(\.fileName)
        // Recordings of real programs: scripts/terminal-pictures makes pictures of some, scripts/hero a scenario of one.
        let recorded = Pictures.files.filter { $0.hasPrefix("terminal-") || $0.hasSuffix(".sh") }
        #expect(Pictures.files.filter { !recorded.contains($0) } == expected.sorted())
        for script in recorded where script.hasPrefix("terminal-") && script.hasSuffix(".sh") {
            let name = script.dropLast(3)
            #expect(recorded.contains("\(name).svg") && recorded.contains("\(name)-dark.svg"))
        }
        #expect(!Pictures.scenarios.isEmpty)
    }
}

/// The folder of the documentation's pictures.
private enum Pictures {
    static let folder = Golden.folder.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Documentation/Pictures")

    static var files: [String] {
        let found = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (found ?? []).sorted()
    }

    static let scenarios = files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }

    static func read(_ name: String) throws -> Data {
        try Data(contentsOf: folder.appendingPathComponent(name))
    }

    static func write(_ name: String, _ data: Data) throws {
        try data.write(to: folder.appendingPathComponent(name))
    }
}
