import Headway

/// Which rows are shown where a screen has room for fewer: totals first, then what runs, and of those the newest.
///
/// (Sources.md#resizing.)
enum RowSelection {
    /// The rows to show, in their order, and how many are left out; one line is kept to tell of those.
    static func select(_ rows: [RowState], limit: Int) -> (shown: [RowState], hidden: Int) {
        let ordered = rows.filter { $0.row.place == .flow } + rows.filter { $0.row.place == .bottom }
        if ordered.count <= limit { return (ordered, 0) }
        if limit <= 0 { return ([], ordered.count) }
        let room = limit >= 2 ? limit - 1 : limit
        let ranked = ordered.indices.sorted { rank(ordered[$0], $0) > rank(ordered[$1], $1) }
        let kept = Set(ranked.prefix(room))
        return (ordered.indices.filter(kept.contains).map { ordered[$0] }, ordered.count - room)
    }

    private static func rank(_ row: RowState, _ index: Int) -> (Int, Int, Int) {
        (row.row.place == .bottom ? 1 : 0, row.isMoving ? 1 : 0, index)
    }
}
