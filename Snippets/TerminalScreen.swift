#if canImport(HeadwayTerminal)
import HeadwayTerminal

let files = ["one.jpg", "two.jpg"]
await withProgress("Resizing", total: files.count) { progress in
    for file in files {
        try? await Task.sleep(for: .milliseconds(100))  // the work
        progress.setNote(file)
        progress.advance()
    }
}

for _ in files.showingProgress("Reading") {
    for _ in (0..<20).showingProgress("Pages") {}  // a loop within another leaves no line
}

let screen = ProgressScreen()
let row = screen.add(.linear("photos.zip", total: 1_048_576, unit: .bytes))
screen.log("skipped 3 files")
row.counter.advance(by: 65_536)  // from any thread: one atomic addition
row.finish()
screen.finish()
#endif
