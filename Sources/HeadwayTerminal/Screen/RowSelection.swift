import Headway

/// Which rows are shown when a screen has room for fewer: totals first, then running ones, and of those the newest
/// (Sources.md#resizing).
struct RowSelection {
    /// The indices of the rows to show, in their order on the screen.
    var shown: [Int]
    /// How many are left out; one line is reserved to say so.
    var hidden: Int

    init(_ rows: RowTable, limit: Int) {
        if rows.count <= limit {
            let (flow, bottom) = Self.split(rows.indices.filter { rows.summaries[$0] != nil }, rows)
            (shown, hidden) = (flow + bottom, 0)
            return
        }
        let room = limit >= 2 ? limit - 1 : max(0, limit)
        // Four ranks, and of each the newest for which there can be room.
        var ranks = [[Int]](repeating: [], count: 4)
        for index in rows.indices.reversed() {
            guard let row = rows.summaries[index] else { continue }
            let rank = (row.place == .bottom ? 0 : 2) + (row.isMoving ? 0 : 1)
            if ranks[rank].count < room { ranks[rank].append(index) }
        }
        let (flow, bottom) = Self.split(ranks.joined().prefix(room).sorted(), rows)
        (shown, hidden) = (flow + bottom, rows.count - flow.count - bottom.count)
    }

    private static func split(_ indices: [Int], _ rows: RowTable) -> (flow: [Int], bottom: [Int]) {
        let place = { rows.summaries[$0]?.place }
        return (indices.filter { place($0) == .flow }, indices.filter { place($0) == .bottom })
    }
}
