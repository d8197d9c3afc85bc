#if canImport(HeadwayTerminal)
import HeadwayTerminal

let layout: RowLayout = [
    .percent, "|", .bar(width: 20, shape: BarShape("#-")), "| ", .amount, " [", .elapsed, "<", .timeRemaining, "]",
]
let same = try RowLayout("{percent}|{bar:20 chars=#-}| {amount} [{elapsed}<{remaining}]")
let row = ProgressRow(.linear, "photos", total: 240, unit: .named("px"), layout: same)
let named: RowLayout = [.title, " |", .bar(width: 20), "| ", .percent]
let template = try RowLayout("{title} |{bar:20}| {percent}")
let elements: [RowElement] = [.title, " ", .bar(width: 20), " ", .percent]
let plain = ProgressRow(.linear, "photos", total: 240, unit: .named("px"), elements: elements)
print(layout == same, named == template, row.title, plain.title)
#endif
