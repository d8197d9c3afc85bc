import Headway

/// Where the cells of a contact sheet go, in pixels: rows of equal cells, each row as high as its highest cell needs.
///
/// No place stays empty: if the last row is not full, its cells are wider.
struct ContactSheetLayout {
    let width: Double
    let height: Double
    /// The place of each cell.
    private(set) var places: [Rect] = []

    /// The maximum width of a sheet without a given number of columns, in points of the largest scale.
    private static let pageWidth = 960.0

    init(_ cells: [ContactSheet.Cell], labelWidths: [Double], columns: Int?) {
        let content = zip(cells, labelWidths).map { cell, label in
            max((cell.size.width * cell.scale).rounded(.up), label.rounded(.up)) + 2 * cell.padding
        }
        let cellWidth = max(1, content.max() ?? 0)
        let scale = cells.map(\.scale).max() ?? 1
        let fitting = max(1, Int(min(Self.pageWidth * max(1, scale) / cellWidth, 1000)))
        let columns = max(1, min(columns ?? Self.columns(for: cells.count, atMost: fitting), cells.count))
        width = cellWidth * Double(columns)
        var top = 0.0
        for begin in stride(from: 0, to: cells.count, by: columns) {
            let row = begin..<min(begin + columns, cells.count)
            let height = row.map { cells[$0].height }.max() ?? 0
            for index in row {
                let left = (width * Double(index - begin) / Double(row.count)).rounded(.down)
                let right = (width * Double(index - begin + 1) / Double(row.count)).rounded(.down)
                places.append(Rect(x: left, y: top, width: right - left, height: height))
            }
            top += height
        }
        height = top
    }

    /// As many columns as fit, or down to half of them if that fills the last row better.
    private static func columns(for count: Int, atMost fitting: Int) -> Int {
        func fullness(_ columns: Int) -> Double {
            let rest = count % columns
            return rest == 0 ? 1 : Double(rest) / Double(columns)
        }
        if count <= fitting { return count }
        return ((fitting + 1) / 2...fitting).max { (fullness($0), $0) < (fullness($1), $1) } ?? fitting
    }
}

extension ContactSheet.Cell {
    /// The label's size, in points; everything else about a cell is based on it.
    static let labelSize = 11.0

    /// The padding around a cell, in pixels.
    var padding: Double { (6 * scale).rounded(.up) }

    /// From the top of the label to the top of the picture, in pixels.
    var labelHeight: Double { (16 * scale).rounded(.up) }

    /// With label and padding, in pixels.
    var height: Double { labelHeight + (size.height * scale).rounded(.up) + 2 * padding }
}
