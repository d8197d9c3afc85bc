/// The rows of a screen in the order they were added, found by their numbers; adding, finding and removing one of many
/// is fast.
struct RowTable: Sendable {
    // Numbers grow, so they are in order. A removed row leaves a hole until half of the table consists of holes.
    private var ids: [Int] = []
    private var slots: [RowState?] = []
    /// What every frame has to know about each row; nil for a hole.
    private(set) var summaries: [RowSummary?] = []
    private(set) var count = 0

    var isEmpty: Bool { count == 0 }

    /// The indices of rows, holes included.
    var indices: Range<Int> { slots.indices }

    /// The row at an index; nil for a hole.
    subscript(index: Int) -> RowState? { slots[index] }

    /// The rows, in the order they were added.
    var all: [RowState] { slots.compactMap { $0 } }

    /// Adds a row, whose number must be greater than all others.
    mutating func append(_ row: RowState) {
        ids.append(row.id)
        slots.append(row)
        summaries.append(row.summary)
        count += 1
    }

    /// Where a row is placed.
    func index(of id: Int) -> Int? {
        var (low, high) = (0, ids.count)
        while low < high {
            let middle = (low + high) / 2
            if ids[middle] < id { low = middle + 1 } else { high = middle }
        }
        guard low < ids.count, ids[low] == id, summaries[low] != nil else { return nil }
        return low
    }

    /// Changes the row at an index, in place; does nothing for a hole.
    mutating func update(at index: Int, _ change: (inout RowState) -> Void) {
        guard var row = slots[index] else { return }
        // Taken out of the table meanwhile, so that none of it is copied.
        slots[index] = nil
        change(&row)
        summaries[index] = row.summary
        slots[index] = row
    }

    /// Removes a row.
    mutating func remove(_ id: Int) -> RowState? {
        guard let index = index(of: id), let row = slots[index] else { return nil }
        (slots[index], summaries[index]) = (nil, nil)
        count -= 1
        if slots.count > 16, count < slots.count / 2 { closeHoles() }
        return row
    }

    private mutating func closeHoles() {
        let kept = summaries.indices.filter { summaries[$0] != nil }
        ids = kept.map { ids[$0] }
        slots = kept.map { slots[$0] }
        summaries = kept.map { summaries[$0] }
    }
}
