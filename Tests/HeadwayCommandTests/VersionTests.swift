import Foundation
import HeadwayCommandLine
import TestSupport
import Testing

@Suite("One version, wherever it is told")
struct VersionTests {
    /// Where the version stands, and the words on both sides of it.
    private static let places: [(file: String, before: String, after: String)] = [
        ("README.md", #"headway.git", from: ""#, #"""#),
        ("Sources/HeadwayMigration/HeadwayMigration.docc/Migration.md", #"headway.git", from: ""#, #"""#),
        ("Resources/io.github.headway.Headway.metainfo.xml", #"<releases><release version=""#, #"""#),
    ]

    @Test("the package line and the software centre's file", arguments: places)
    func place(_ place: (file: String, before: String, after: String)) throws {
        let text = try String(contentsOf: TestPaths.root.appendingPathComponent(place.file), encoding: .utf8)
        let start = try #require(text.range(of: place.before), "\(place.file) names no version")
        let told = text[start.upperBound...].prefix { !place.after.contains($0) }
        #expect(told == Catalogue.version, "\(place.file)")
    }

    @Test("the changelog's newest version") func changelog() throws {
        let text = try String(contentsOf: TestPaths.root.appendingPathComponent("CHANGELOG.md"), encoding: .utf8)
        let headings = text.split(separator: "\n").filter { $0.hasPrefix("## ") && $0 != "## Unreleased" }
        #expect(headings.first?.hasPrefix("## \(Catalogue.version) – ") == true)
    }

    @Test("the GTK library's file takes its version from the same line") func library() throws {
        let script = TestPaths.root.appendingPathComponent("scripts/build-gtk-library")
        let text = try String(contentsOf: script, encoding: .utf8)
        #expect(text.contains("Sources/HeadwayCommandLine/Grammar/Catalogue.swift"))
        #expect(text.contains(#""$root/$libraries/$soname.$version""#))
    }
}
