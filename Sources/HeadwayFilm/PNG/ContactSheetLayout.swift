import Headway

/// Where the cells of a contact sheet go, in pixels: a grid of equal cells, each as large as the largest needs.
struct ContactSheetLayout {
    let columns: Int
    let rows: Int
    let cellWidth: Double
    let cellHeight: Double
    let padding: Double
    /// From the top of the label to the top of the picture.
    let labelHeight: Double

    /// How wide a sheet gets when nobody says how many columns it has, in pixels.
    private static let pageWidth = 960.0

    init(_ cells: [ContactSheet.Cell], columns: Int?) {
        let pixel = cells.map(\.labelPixel).max() ?? 1
        padding = 6 * pixel
        labelHeight = (PixelFont.height + 2) * pixel
        let content = cells.map { cell in
            let label = PixelFont.width(of: cell.label) * cell.labelPixel
            return max((cell.size.width * cell.scale).rounded(.up), label)
        }
        cellWidth = max(1, content.max() ?? 0) + 2 * padding
        let heights = cells.map { ($0.size.height * $0.scale).rounded(.up) }
        cellHeight = labelHeight + (heights.max() ?? 0) + 2 * padding
        let fitting = max(1, Int(min(Self.pageWidth / cellWidth, 1000)))
        let wanted = columns.map { max(1, $0) } ?? fitting
        self.columns = max(1, min(wanted, cells.count))
        rows = (cells.count + self.columns - 1) / self.columns
    }

    var width: Double { cellWidth * Double(columns) }
    var height: Double { cellHeight * Double(rows) }

    func origin(of index: Int) -> Point {
        Point(x: Double(index % columns) * cellWidth, y: Double(index / columns) * cellHeight)
    }
}
