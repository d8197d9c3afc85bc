#if canImport(HeadwayTerminal)
import HeadwayTerminal

struct Page {}
let pages = Array(repeating: Page(), count: 100)
func read(_ page: Page) {}
let files = ["a.png", "b.png"]
func resize(_ file: String) throws {}

for page in pages.showingProgress("Reading") {
    read(page)
}

try withProgress("Resizing", total: files.count) { progress in
    for file in files {
        try resize(file)
        progress.advance()
    }
}
#endif
