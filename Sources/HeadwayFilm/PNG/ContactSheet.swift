public import FoundationEssentials
public import Headway
import HeadwayCairo

/// Pictures side by side, each below its label, as one PNG.
public struct ContactSheet: Sendable {
    /// One picture.
    public struct Cell: Sendable {
        /// Its label, set in DejaVu Sans, or in what the machine has instead.
        public var label: String
        /// What is drawn.
        public var drawing: Drawing
        /// The size of the view that it was drawn for, in points.
        public var size: Size
        /// Pixels per point.
        public var scale: Double
        /// The appearance, which decides the background.
        public var appearance: Environment.Appearance

        /// Makes a cell.
        public init(
            label: String, drawing: Drawing, size: Size, scale: Double = 1,
            appearance: Environment.Appearance = .light
        ) {
            self.label = label
            self.drawing = drawing
            self.size = size
            self.scale = scale
            self.appearance = appearance
        }
    }

    /// The pictures, row by row.
    public var cells: [Cell]
    /// The number of columns; nil means as many as fit a page, and less than 1 counts as 1.
    public var columns: Int?

    /// Makes a sheet.
    public init(_ cells: [Cell], columns: Int? = nil) {
        self.cells = cells
        self.columns = columns
    }

    /// Makes the sheet of a film: a cell for each sample, below its instant, in the order requested.
    public init(_ film: Film, columns: Int? = nil) {
        let cells = film.samples.map { sample in
            let appearance = sample.environment.appearance
            var drawing = sample.frame.drawing
            for text in film.texts { drawing.append(text.drawing(at: sample.at, on: appearance)) }
            return Cell(
                label: "\(sample.at.seconds.decimal()) s", drawing: drawing,
                size: film.texts.isEmpty ? sample.size : film.size, scale: sample.environment.scale,
                appearance: appearance)
        }
        self.init(cells, columns: columns)
    }

    /// The sheet as a PNG file; an error if it is empty or too large for a bitmap.
    public func png() throws(FilmError) -> Data {
        guard let first = cells.first else {
            throw FilmError(field: "samples", problem: "takes at least one instant for a picture")
        }
        guard CairoCanvas.isAvailable else {
            throw FilmError(
                field: "scenario",
                problem: "pictures need Cairo, and libcairo.so.2 was not found; on Debian: apt-get install libcairo2")
        }
        let labels = cells.map { cell in
            CairoText(cell.label, family: FilmFont.sansSerif.family, size: Cell.labelSize * cell.scale)
        }
        let layout = ContactSheetLayout(cells, labelWidths: labels.map { $0?.advance ?? 0 }, columns: columns)
        let (width, height) = (layout.width, layout.height)
        // 64 million pixels are 256 MB.
        let isDrawable = max(width, height) <= Double(CairoCanvas.greatestSide) && width * height <= 64e6
        guard isDrawable, let canvas = CairoCanvas(width: Int(width), height: Int(height)) else {
            throw FilmError(
                field: "samples",
                problem: "the contact sheet would have \(width.decimal()) by \(height.decimal()) pixels; "
                    + "at most \(CairoCanvas.greatestSide) a side and 64 million in all")
        }
        canvas.fill(Rect(x: 0, y: 0, width: width, height: height), first.appearance.ground)
        for (index, cell) in cells.enumerated() { draw(cell, labels[index], in: layout.places[index], on: canvas) }
        guard let file = canvas.png() else {
            throw FilmError(field: "samples", problem: "not enough memory for the contact sheet")
        }
        return Data(file)
    }

    private func draw(_ cell: Cell, _ label: CairoText?, in place: Rect, on canvas: CairoCanvas) {
        canvas.fill(place, cell.appearance.ground)
        let (left, top) = (place.x + cell.padding, place.y + cell.padding)
        if let label {
            let words = Drawing { $0.fill(label.outline, cell.appearance.labelColor) }
            // Three quarters of the label's line are above the baseline.
            canvas.replay(
                words, at: Point(x: left, y: top + (cell.labelHeight * 0.7).rounded()), scale: 1, clippedTo: nil)
        }
        canvas.replay(
            cell.drawing, at: Point(x: left, y: top + cell.labelHeight), scale: cell.scale, clippedTo: cell.size)
    }
}
