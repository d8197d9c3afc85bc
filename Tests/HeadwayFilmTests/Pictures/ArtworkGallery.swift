import Foundation
import Headway
import HeadwayFilm
import Testing

/// A contact sheet of both sets of download artwork: a row for each size, a column for each state.
struct ArtworkGallery: Sendable, CustomTestStringConvertible {
    let scale: Int

    var testDescription: String { fileName }
    var fileName: String { "ContactSheet-artwork-\(scale).png" }

    static let all = [ArtworkGallery(scale: 1)]

    private static let sides = [16.0, 24, 44, 120]
    /// Both sets, and the original's default.
    private static let sets: [(name: String, artwork: DownloadArtwork, theme: Theme)] = [
        ("tray", .tray, .material3), ("cloud", .cloud, .material3), ("classic", .cloud, .classic),
    ]

    /// The sheet as a PNG file.
    func png() throws -> Data {
        var cells: [ContactSheet.Cell] = []
        for set in Self.sets {
            for side in Self.sides {
                for appearance in [Environment.Appearance.light, .dark] {
                    cells += DownloadState.allCases.map { cell(of: $0, set, side, appearance) }
                }
            }
        }
        return try ContactSheet(cells, columns: 2 * DownloadState.allCases.count).png()
    }

    private func cell(
        of state: DownloadState, _ set: (name: String, artwork: DownloadArtwork, theme: Theme), _ side: Double,
        _ appearance: Environment.Appearance
    ) -> ContactSheet.Cell {
        var style = DownloadStyle(theme: set.theme)
        style.artwork = set.artwork
        var environment = Environment()
        environment.appearance = appearance
        environment.scale = Double(scale)
        let size = Size(width: side, height: side)
        let indicator = DownloadIndicator(style: style, state: state, progress: .fraction(0.4))
        var frame = Frame()
        indicator.render(at: Instant(seconds: 0.3), size: size, environment: environment, into: &frame)
        return ContactSheet.Cell(
            label: "\(set.name) \(Int(side)) \(state)", drawing: frame.drawing, size: size, scale: environment.scale,
            appearance: appearance)
    }
}
