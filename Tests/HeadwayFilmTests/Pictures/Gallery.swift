import Foundation
import Headway
import HeadwayFilm
import Testing

/// A contact sheet of one kind of indicator: a row for each state, a column for each theme, direction and appearance.
struct Gallery: Sendable, CustomTestStringConvertible {
    /// A state: its label, the fields of its scenario, and when to look.
    struct Row: Sendable {
        var label: String
        var style = ""
        var initial = ""
        var at = 0.0
    }

    let kind: String
    let size: String
    let rows: [Row]
    let scale: Int

    var testDescription: String { fileName }
    var fileName: String { "ContactSheet-\(kind)-\(scale).png" }

    /// The sheet as a PNG file.
    func png() throws -> Data {
        var cells: [ContactSheet.Cell] = []
        for row in rows {
            for appearance in ["light", "dark"] {
                for theme in ["classic", "material3"] {
                    for direction in ["leftToRight", "rightToLeft"] {
                        let film = try Example.film(scenario(row, appearance, theme, direction))
                        let side = direction == "leftToRight" ? "" : " rtl"
                        cells += ContactSheet(film).cells.map { cell in
                            var cell = cell
                            cell.label = "\(row.label)\(theme == "classic" ? "" : " m3")\(side)"
                            return cell
                        }
                    }
                }
            }
        }
        return try ContactSheet(cells, columns: 8).png()
    }

    private func scenario(_ row: Row, _ appearance: String, _ theme: String, _ direction: String) -> String {
        #"""
        {"indicator": "\#(kind)", "size": \#(size), "style": {"theme": "\#(theme)"\#(row.style)},
         "environment": {"appearance": "\#(appearance)", "direction": "\#(direction)", "scale": \#(scale)},
         "initial": {\#(row.initial)}, "samples": [\#(row.at)]}
        """#
    }

    /// Every sheet: three kinds at two scales.
    static let all = [1, 3].flatMap { [linear(scale: $0), circular(scale: $0), download(scale: $0)] }

    private static let waiting = #""mode": "indeterminate""#

    private static func linear(scale: Int) -> Gallery {
        Gallery(
            kind: "linear", size: "[112, 12]",
            rows: [
                Row(label: "0%"),
                Row(label: "1%", initial: #""progress": 0.01"#),
                Row(label: "40%", initial: #""progress": 0.4"#),
                Row(label: "99%", initial: #""progress": 0.99"#),
                Row(label: "100%", initial: #""progress": 1"#),
                Row(label: "buffer", style: #", "stopMark": true"#, initial: #""progress": 0.3, "buffer": 0.7"#),
                Row(label: "gradient", style: gradient, initial: #""progress": 0.6"#),
                Row(label: "wave", style: #", "thickness": 4, "wave": {}"#, initial: #""progress": 0.6"#),
                Row(label: "disjoint", style: #", "motion": "disjoint""#, initial: waiting, at: 0.6),
                Row(label: "web", style: #", "motion": "web""#, initial: waiting, at: 1.25),
                Row(label: "contiguous", style: #", "motion": "contiguous""#, initial: waiting, at: 0.1),
            ], scale: scale)
    }

    private static func circular(scale: Int) -> Gallery {
        Gallery(
            kind: "circular", size: "[48, 48]",
            rows: [
                Row(label: "0%"),
                Row(label: "1%", initial: #""progress": 0.01"#),
                Row(label: "40%", initial: #""progress": 0.4"#),
                Row(label: "99%", initial: #""progress": 0.99"#),
                Row(label: "100%", initial: #""progress": 1"#),
                Row(label: "track", style: ##", "trackTint": "#80808080""##, initial: #""progress": 0.4"#),
                Row(
                    label: "wave", style: #", "wave": {"amplitude": 1.6, "wavelength": 15}"#,
                    initial: #""progress": 0.6"#),
                Row(label: "star", style: #", "motion": "star""#, initial: waiting, at: 0.5),
                Row(label: "advance", style: #", "motion": "advance""#, initial: waiting, at: 0.5),
                Row(label: "retreat", style: #", "motion": "retreat""#, initial: waiting, at: 0.5),
            ], scale: scale)
    }

    private static func download(scale: Int) -> Gallery {
        Gallery(
            kind: "download", size: "[44, 44]",
            rows: [
                Row(label: "initial"),
                Row(label: "waiting", initial: #""state": "indeterminate""#, at: 0.3),
                Row(label: "0%", initial: #""state": "running""#),
                Row(label: "40%", initial: #""state": "running", "progress": 0.4"#),
                Row(label: "100%", initial: #""state": "running", "progress": 1"#),
                Row(label: "unknown", initial: #""state": "running", "progress": "unknown""#, at: 0.3),
                Row(label: "paused", initial: #""state": "paused", "progress": 0.4"#),
                Row(label: "failed", initial: #""state": "failed", "progress": 0.4"#),
                Row(label: "done", initial: #""state": "completed""#),
            ], scale: scale)
    }

    private static let gradient = ##", "tints": ["#2196F3", "#9C27B0"]"##
}
