#if canImport(HeadwayTerminal)
import HeadwayTerminal

let layout: RowLayout = [
    .percent, "|", .bar(width: 20, shape: BarShape("#-")), "| ", .amount, " [", .elapsed, "<", .timeRemaining, "]",
]
let same = try RowLayout("{percent}|{bar:20 chars=#-}| {amount} [{elapsed}<{remaining}]")
let row = ProgressRow(.linear, "photos", total: 240, unit: .named("px"), layout: same)
print(layout == same, row.title)
#endif
