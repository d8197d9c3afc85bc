/// The bytes that turn one row into another from the start of its line: only the columns that differ are written.
///
/// Only for rows whose characters all fill one column: where a terminal may disagree about a width, a row written as a
/// whole comes out right, and a part of one would not.
struct RowPatch {
    private(set) var bytes: [UInt8] = []
    private var column = 0

    /// Up to this many unchanged plain columns are rewritten rather than skipped, which costs about as much.
    private static let shortestLeap = 4

    /// Nil if the row has to be written as a whole: other characters, the right edge, or nothing saved.
    init?(from old: EncodedRow, to new: EncodedRow, columns: Int) {
        guard !old.cells.isEmpty, !new.cells.isEmpty, max(old.width, new.width) < columns else { return nil }
        for run in Self.runs(from: old.cells, to: new.cells) {
            move(to: run.lowerBound)
            write(new.cells[run])
        }
        if new.cells.count < old.cells.count {
            move(to: new.cells.count)
            bytes.append(contentsOf: "\u{1B}[K".utf8)
        }
        if bytes.count >= new.bytes.count { return nil }
    }

    /// The columns that differ; neighbouring ones are joined.
    private static func runs(from old: [EncodedRow.Cell], to new: [EncodedRow.Cell]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for index in new.indices where index >= old.count || old[index] != new[index] {
            if let last = runs.last, joins(last, index, new) {
                runs[runs.count - 1] = last.lowerBound..<index + 1
            } else {
                runs.append(index..<index + 1)
            }
        }
        return runs
    }

    /// True if what lies between a run and a column is short, and has the run's rendition.
    private static func joins(_ run: Range<Int>, _ index: Int, _ cells: [EncodedRow.Cell]) -> Bool {
        let codes = cells[run.upperBound - 1].codes
        return index - run.upperBound < shortestLeap && cells[run.upperBound..<index].allSatisfy { $0.codes == codes }
    }

    private mutating func move(to target: Int) {
        if target > column { bytes.append(contentsOf: "\u{1B}[\(target - column)C".utf8) }
        column = target
    }

    private mutating func write(_ cells: ArraySlice<EncodedRow.Cell>) {
        var codes = ""
        for cell in cells {
            if cell.codes != codes {
                if !codes.isEmpty { bytes.append(contentsOf: "\u{1B}[m".utf8) }
                if !cell.codes.isEmpty { bytes.append(contentsOf: "\u{1B}[\(cell.codes)m".utf8) }
                codes = cell.codes
            }
            bytes.append(contentsOf: String(cell.character).utf8)
        }
        if !codes.isEmpty { bytes.append(contentsOf: "\u{1B}[m".utf8) }
        column += cells.count
    }
}
